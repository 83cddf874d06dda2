// Operators that change the object in place: `void operator +=(int n)`, `void operator ++()` (C# 14).
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { findInstanceOperatorName } from '../../symbols/operator-names.ts';
import { isNamed } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { lookupMembers, sameParameters } from '../lookup/member-lookup.ts';
import type { Argument } from '../overloads/argument.ts';
import { placeArguments } from '../overloads/placement.ts';
import { resolveOverload } from '../overloads/resolve.ts';

/** Such an operator applied to a variable; undefined where there is none that takes the operand, or what is changed is no variable. */
export function applyInstanceOperator(
  binder: Binder,
  target: BoundExpression,
  operator: string,
  operands: readonly Argument[],
  span: TextSpan,
): BoundExpression | undefined {
  const { type } = target;
  if (!isVariable(target)) return undefined;
  if (!isNamed(type) && type.kind !== 'typeParameter') return undefined;
  const methods = type.special === undefined ? operatorsOf(binder, type, operator, operands.length) : [];
  if (methods.length === 0) return undefined;
  const resolution = resolveOverload(binder, methods, {
    arguments: operands,
    typeArguments: [],
    isExtension: false,
  });
  if (resolution.kind !== 'success') return undefined;
  const { candidate } = resolution;
  const { arguments: placed } = placeArguments(binder, candidate, operands, span);
  const { method } = candidate;
  const old = placeholder(type, target.span);
  const operation: BoundExpression = {
    kind: 'Call',
    span,
    type: method.returnType,
    receiver: old,
    method,
    arguments: placed,
  };
  return { kind: 'CompoundAssignment', span, type, target, placeholder: old, operation, isInPlace: true };
}

/** Those of the type; where overflow is checked, one for that goes before the ordinary one with the same parameters. */
function operatorsOf(binder: Binder, type: Type, operator: string, count: number): readonly MethodSymbol[] {
  const named = (isChecked: boolean): readonly MethodSymbol[] => {
    const name = findInstanceOperatorName(operator, count, isChecked);
    if (name === undefined) return [];
    return lookupMembers(type, name, binder.library, {
      containingType: binder.containingType,
    }).members.filter((member): member is MethodSymbol => member.kind === 'method' && !member.isStatic);
  };
  const ordinary = named(false);
  const checked = binder.isChecked ? named(true) : [];
  if (checked.length === 0) return ordinary;
  const isReplaced = ({ parameters }: MethodSymbol): boolean =>
    checked.some((each) => sameParameters(each.parameters, parameters));
  return [...checked, ...ordinary.filter((method) => !isReplaced(method))];
}

/** Properties and indexers are none, unless they give a reference. */
function isVariable(target: BoundExpression): boolean {
  if (target.kind === 'IndexOrRangeAccess') return isVariable(target.access);
  return target.kind !== 'PropertyAccess' || target.property.getMethod?.refKind === 'ref';
}
