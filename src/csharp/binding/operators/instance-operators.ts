// Operators that change the object in place: `void operator +=(int n)`, `void operator ++()` (C# 14).
import type { MethodSymbol } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { findInstanceOperatorName } from '../../symbols/signature-names.ts';
import { isNamed } from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import type { Argument } from '../overloads/argument.ts';
import { placeArguments } from '../overloads/placement.ts';
import { resolveOverload } from '../overloads/resolve.ts';

/** The call of such an operator on a variable; undefined where its type has none that takes the operand. */
export function callInstanceOperator(
  binder: Binder,
  target: BoundExpression,
  operator: string,
  operands: readonly Argument[],
  span: TextSpan,
): BoundExpression | undefined {
  const { type } = target;
  const name = findInstanceOperatorName(operator, operands.length);
  if (name === undefined || !isNamed(type) || type.special !== undefined) return undefined;
  const found = lookupMembers(type, name, binder.library, { containingType: binder.containingType });
  const methods = found.members.filter(
    (member): member is MethodSymbol => member.kind === 'method' && !member.isStatic,
  );
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
  return { kind: 'Call', span, type: method.returnType, receiver: target, method, arguments: placed };
}
