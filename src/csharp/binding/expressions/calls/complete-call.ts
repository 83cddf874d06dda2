// The call of a method that was chosen: its receiver, its arguments in place.
import type { MethodSymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isRefLike } from '../../../symbols/type-facts.ts';
import type { Binder } from '../../binder.ts';
import { bad, defaultValue } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isBad } from '../../messages/describe.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import type { Applicable } from '../../overloads/applicability.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { placeArguments } from '../../overloads/placement.ts';
import { isStaticVirtual } from '../../types/static-virtual.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { checkVariable } from '../assignments/variables.ts';
import { reportStaticFunction } from '../static-functions.ts';

/** The call of an extension method: the receiver is its first argument. */
export function completeExtension(
  binder: Binder,
  candidate: Applicable,
  group: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const { method } = candidate;
  if (group.receiverKind === 'type') {
    binder.error('CS0120', group.span, [displayMember(method)]);
    return bad(span, method.returnType);
  }
  reportObsolete(binder, method, span);
  const placed = placeArguments(
    binder,
    candidate,
    [receiverArgument(binder, method, group.receiver!), ...arguments_],
    span,
  );
  return isLeftOut(binder, method)
    ? defaultValue(method.returnType, span)
    : { kind: 'Call', span, type: method.returnType, receiver: null, method, ...placed };
}

/** The receiver as the first argument of an extension method, by reference where it asks for that. */
function receiverArgument(
  binder: Binder,
  { parameters: [first] }: MethodSymbol,
  receiver: BoundExpression,
): Argument {
  if (first!.refKind !== 'ref') return valueArgument(receiver);
  const { span } = receiver;
  return { ...valueArgument(checkVariable(binder, receiver, 'reference', span), span), refKind: 'ref' };
}

/** The call of a method of the group; reports a receiver that does not go with it. */
export function completeCall(
  binder: Binder,
  group: MethodGroup,
  candidate: Applicable,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const { method } = candidate;
  reportObsolete(binder, method, span);
  const placed = placeArguments(binder, candidate, arguments_, span, group.receiver);
  const isFree = method.containingType === null || method.methodKind === 'localFunction';
  let receiver: BoundExpression | null = null;
  if (method.isStatic && !isFree) {
    if (group.receiverKind === 'value') {
      if (!group.receiver || !isBad(group.receiver))
        binder.error('CS0176', group.span, [displayMember(method)]);
      return bad(span, method.returnType);
    }
    if (group.receiverType?.kind === 'interface' && isStaticVirtual(method)) {
      binder.error('CS8926', group.span);
      return bad(span, method.returnType);
    }
  } else if (!isFree) {
    if (!group.receiver || group.receiverKind === 'type') {
      binder.error(
        group.receiverKind === 'implicit' && binder.isInInitializer ? 'CS0236' : 'CS0120',
        group.span,
        [displayMember(method)],
      );
      return bad(span, method.returnType);
    }
    // Where there are static methods of that name, too, the name alone says nothing of `this`.
    if (
      group.receiverKind === 'implicit' &&
      group.methods.some(({ isStatic }) => isStatic) &&
      reportStaticFunction(binder, group.span)
    )
      return bad(span, method.returnType);
    receiver = group.receiver;
    if (isRefLike(receiver.type) && !method.containingType?.isValueType) {
      binder.error('CS0029', receiver.span, [displayType(receiver.type, { isQualified: true }), 'object']);
      return bad(span, method.returnType);
    }
    if (receiver.kind === 'Base' && method.flags.isAbstract)
      binder.error('CS0205', span, [displayMember(method)]);
  }
  return isLeftOut(binder, method)
    ? defaultValue(method.returnType, span)
    : { kind: 'Call', span, type: method.returnType, receiver, method, ...placed };
}

/** Calls of `[Conditional]` methods are left out, arguments and all, unless a symbol of theirs is defined. */
function isLeftOut({ source }: Binder, { definition }: MethodSymbol): boolean {
  const conditions = definition.attributes.filter(
    ({ type }) => type.name === 'ConditionalAttribute' && type.namespace === 'System.Diagnostics',
  );
  if (conditions.length === 0) return false;
  const defined = new Set(
    [...source.text.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, symbol]) => symbol),
  );
  return !conditions.some(({ arguments: [symbol] }) => typeof symbol === 'string' && defined.has(symbol));
}
