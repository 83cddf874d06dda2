// What an expression is to those who would change what it holds: a variable, one that is only read, or a value.
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import { isReadOnlyReference } from '../../../symbols/local-symbols.ts';
import type { LocalSymbol } from '../../../symbols/local-symbols.ts';
import { isDelegate } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression, BoundFieldAccess } from '../../bound-tree/bound-nodes.ts';
import { isInConstructorOf } from './in-constructor.ts';

/** A variable, one that cannot be changed from here, or no variable at all. */
export type VariableKind = 'variable' | 'readonly' | 'value';

/** The variables that a statement declares and only it changes, with what messages call them. */
export const readOnlyLocals: Readonly<Partial<Record<LocalSymbol['localKind'], string>>> = {
  foreach: 'foreach iteration variable',
  using: 'using variable',
};

/** Says so without reporting anything. */
export function variableKind(binder: Binder, node: BoundExpression): VariableKind {
  switch (node.kind) {
    case 'Local':
      return isReadOnlyLocal(node.local) ? 'readonly' : 'variable';
    case 'This':
      return node.isReadOnly ? 'readonly' : 'variable';
    case 'FieldAccess':
      return kindOfField(binder, node);
    case 'PropertyAccess':
      return byReference(node.property.getMethod?.refKind);
    case 'Call':
      return byReference(node.method.refKind);
    case 'DelegateInvocation':
      return byReference(
        isDelegate(node.delegate.type) ? node.delegate.type.delegateInvoke?.refKind : undefined,
      );
    case 'ArrayAccess':
      return node.array.kind === 'InlineArrayItems' ? variableKind(binder, node.array.receiver) : 'variable';
    case 'IndexOrRangeAccess':
      if (node.access.kind !== 'ArrayAccess') return variableKind(binder, node.access);
      return node.receiver.kind === 'InlineArrayItems'
        ? variableKind(binder, node.receiver.receiver)
        : 'variable';
    case 'Conditional':
      if (!node.isRef) return 'value';
      return [node.whenTrue, node.whenFalse].some((branch) => variableKind(binder, branch) === 'readonly')
        ? 'readonly'
        : 'variable';
    case 'Placeholder':
    case 'Bad':
      return 'variable';
    default:
      return 'value';
  }
}

const isReadOnlyLocal = (local: LocalSymbol): boolean =>
  isReadOnlyReference(local) ||
  local.readOnly !== undefined ||
  (readOnlyLocals[local.localKind] !== undefined && local.refKind === 'none');

function kindOfField(binder: Binder, { field, receiver }: BoundFieldAccess): VariableKind {
  if (field.refKind !== 'none') return byReference(field.refKind);
  if (field.flags.isReadOnly && !isInConstructorOf(binder, field)) return 'readonly';
  return receiver?.type.kind === 'struct' ? variableKind(binder, receiver) : 'variable';
}

function byReference(refKind: RefKind | undefined): VariableKind {
  if (refKind === undefined || refKind === 'none') return 'value';
  return refKind === 'ref readonly' ? 'readonly' : 'variable';
}
