// Variables: what can be read, assigned, passed by reference. Each is taken apart once (`setup`), then read and written.
import type { BoundAssignment, BoundExpression, DynamicArgument } from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { arrayTarget } from './array-targets.ts';
import { dynamicSite } from './dynamic.ts';
import type { FunctionScope } from './function-scope.ts';
import { indexAccess } from './index-access.ts';
import { quote, sequence } from './js-text.ts';
import { eventTarget, fieldTarget, propertyTarget } from './member-targets.ts';
import { place, placeBehind } from './target.ts';
import type { LValue, TargetUse } from './target.ts';
import { TargetParts } from './target-parts.ts';
import { valueCode } from './values.ts';

/** Whether the variable holds a `Ref` rather than the value. */
export function isCell(local: LocalSymbol): boolean {
  return local.isByRef || local.refKind !== 'none';
}

/** The name of a variable, the frame included for the script's. */
export function localCode(scope: FunctionScope, local: LocalSymbol): string {
  const name = scope.program.localName(local);
  if (local.owner !== null && !scope.program.declaredLocals.has(local)) scope.root.mentioned.add(local);
  return scope.program.frameVariables.has(local) ? `$f.${name}` : name;
}

/** Where the value of a variable is: in it, or in its cell. */
export function storageCode(scope: FunctionScope, local: LocalSymbol): string {
  const name = localCode(scope, local);
  return isCell(local) ? `${name}.v` : name;
}

/** What the run-time binder is told of a value that is stored in a dynamic target. */
type Stored = BoundAssignment['given'] | CompoundStore;

/** That what is stored was made of what was read. */
interface CompoundStore {
  readonly isCompound: true;
  readonly isChecked: boolean;
}

/** Variables in which a struct may have to stay where spans, references and its running methods see it. */
const holders: ReadonlySet<BoundExpression['kind']> = new Set(['Local', 'FieldAccess', 'ArrayAccess']);

/** Takes a target apart, for what is to be done with it. */
export function lvalue(scope: FunctionScope, node: BoundExpression, use: TargetUse, stored?: Stored): LValue {
  if (!holders.has(node.kind) || !scope.program.isHeldInPlace(node.type))
    return targetOf(scope, node, use, stored);
  const holder = targetOf(scope, node, use === 'once' ? 'kept' : use, stored);
  return { ...holder, set: (value) => holder.set(`$r.overwrite(${holder.get()}, ${value})`) };
}

function targetOf(
  scope: FunctionScope,
  node: BoundExpression,
  use: TargetUse,
  stored: Stored | undefined,
): LValue {
  const parts = new TargetParts(scope, use);
  const { setup } = parts;
  switch (node.kind) {
    case 'Local': {
      const name = localCode(scope, node.local);
      return isCell(node.local) ? placeBehind(setup, () => name) : place(setup, name);
    }
    case 'Discard':
      return {
        setup,
        get: () => 'undefined',
        set: (value) => value,
        setGivesValue: true,
        reference: () => '{ v: undefined }',
      };
    case 'This':
      return {
        setup,
        get: () => scope.thisName,
        set: (value) => `${scope.thisName}.$assign(${value})`,
        setGivesValue: true,
        reference: () => `$r.structRef(${scope.thisName})`,
      };
    case 'FieldAccess':
      return fieldTarget(parts, node);
    case 'EventAccess':
      return eventTarget(parts, node);
    case 'PropertyAccess':
      return propertyTarget(parts, node);
    case 'ArrayAccess':
      return arrayTarget(parts, node);
    case 'IndexOrRangeAccess': {
      const access = indexAccess(scope, node, setup);
      const inner = lvalue(scope, access, use);
      return { ...inner, setup: [...setup, ...inner.setup] };
    }
    case 'DynamicMember': {
      const holder = parts.part(scope.emit(node.receiver));
      const read = dynamicSite(scope, [], { isCompound: isCompound(stored) });
      const write = writingSite(scope, [], stored);
      return {
        setup,
        get: () => `${scope.mark(node.span)}$dyn.getMember(${holder}, ${quote(node.name)}, ${read})`,
        set: (value) =>
          `${scope.mark(node.span)}$dyn.setMember(${holder}, ${quote(node.name)}, ${value}, ${write})`,
        setGivesValue: true,
      };
    }
    case 'DynamicIndex': {
      const holder = parts.part(scope.emit(node.receiver));
      const indices = node.arguments.map(({ value }) => parts.part(scope.emit(value)));
      const read = dynamicSite(scope, node.arguments, {});
      const write = writingSite(scope, node.arguments, stored);
      return {
        setup,
        get: () => `${scope.mark(node.span)}$dyn.getIndex(${holder}, [${indices.join()}], ${read})`,
        set: (value) =>
          `${scope.mark(node.span)}$dyn.setIndex(${holder}, [${indices.join()}], ${value}, ${write})`,
        setGivesValue: true,
      };
    }
    default: {
      // A call that returns by reference, or a placeholder that stands for a value.
      if (!givesReference(node)) return place(setup, scope.emit(node));
      const reference = parts.part(referenceOf(scope, node));
      return placeBehind(setup, () => reference);
    }
  }
}

const isCompound = (stored: Stored | undefined): stored is CompoundStore =>
  stored !== undefined && 'isCompound' in stored;

function writingSite(
  scope: FunctionScope,
  indices: readonly DynamicArgument[],
  stored: Stored | undefined,
): string {
  if (isCompound(stored)) return dynamicSite(scope, indices, stored);
  return dynamicSite(
    scope,
    stored ? [...indices, { ...stored, name: undefined, refKind: 'none' }] : indices,
    {},
  );
}

/** Whether an expression gives a `Ref`: a call or property that returns by reference, or a choice of variables. */
export function givesReference(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Call':
      return node.method.refKind !== 'none';
    case 'DelegateInvocation':
      return node.delegate.type.kind === 'delegate' && node.delegate.type.delegateInvoke?.refKind !== 'none';
    case 'Conditional':
      return node.isRef;
    default:
      return false;
  }
}

/** The `Ref` itself of something for which {@link givesReference} holds. */
function referenceOf(scope: FunctionScope, node: BoundExpression): string {
  if (node.kind === 'Conditional')
    return `(${scope.emit(node.condition)} ? ${referenceCode(scope, node.whenTrue)} : ${referenceCode(scope, node.whenFalse)})`;
  return scope.areas.reference(scope, node);
}

/**
 * A `Ref` to a variable: what `ref`, `out` and `in` arguments are. Values are put into a cell.
 * @param isReadOnly nothing is stored by it
 */
export function referenceCode(scope: FunctionScope, node: BoundExpression, isReadOnly = false): string {
  switch (node.kind) {
    case 'RefExpression':
      return referenceCode(scope, node.operand, isReadOnly);
    case 'Local':
    case 'Discard':
    case 'This':
    case 'FieldAccess':
    case 'EventAccess':
    case 'ArrayAccess':
    case 'PropertyAccess':
    case 'IndexOrRangeAccess':
    case 'DynamicMember':
    case 'DynamicIndex':
      break;
    default:
      return givesReference(node) ? referenceOf(scope, node) : `{ v: ${valueCode(scope, node)} }`;
  }
  const target = lvalue(scope, node, 'kept');
  const reference =
    target.reference?.(isReadOnly) ?? `$r.accessRef(() => ${target.get()}, ($v) => ${target.set('$v')})`;
  return sequence([...target.setup, reference]);
}
