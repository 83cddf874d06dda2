// The call of a method that was chosen: its receiver, its arguments in place.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isRefLike } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import { bad, defaultValue } from '../../bound-tree/bound-factory.ts';
import { badWith } from '../../bound-tree/bound-parts.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { hasAnyErrors } from '../../bound-tree/has-errors.ts';
import { staticFunctionCode } from '../../lookup/name-lookup.ts';
import { checkImplicitCopy } from '../../messages/implicit-copies.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import type { Applicable } from '../../overloads/applicability.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { placeArguments } from '../../overloads/placement.ts';
import { isStaticVirtual } from '../../types/static-virtual.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { checkVariable } from '../assignments/variables.ts';
import { cannotKeep } from '../static-functions.ts';

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
  if (first!.refKind !== 'ref') return { ...valueArgument(receiver), isReceiver: true };
  const { span } = receiver;
  const variable = checkVariable(binder, receiver, 'reference', span);
  return { ...valueArgument(variable, span), refKind: 'ref', isReceiver: true };
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
  const { returnType: type } = method;
  reportObsolete(binder, method, span);
  const placed = placeArguments(binder, candidate, arguments_, span, group.receiver);
  const isFree = method.containingType === null || method.methodKind === 'localFunction';
  const receiver = isFree || method.isStatic ? null : group.receiver;
  const call: BoundExpression = { kind: 'Call', span, type, receiver, method, ...placed };
  const mistake = receiverMistake(binder, group, method, isFree);
  if (mistake) {
    // Of a call in which something else is wrong that is enough, unless there would be an instance, but of another type.
    const isOfOuter = group.lacksInstance !== undefined && binder.containingType !== null && !binder.isStatic;
    const isTold = arguments_.some(isOfOuter ? isNothing : isWrong) || hasAnyErrors(group.receiver);
    if (!isTold) binder.error(mistake.code, mistake.place, mistake.values);
    return badWith(span, [call], type);
  }
  if (receiver?.kind === 'Base' && method.flags.isAbstract)
    binder.error('CS0205', span, [displayMember(method)]);
  checkImplicitCopy(binder, receiver, method, span);
  return isLeftOut(binder, method) ? defaultValue(type, span) : call;
}

const isWrong = ({ expression }: Argument): boolean => hasAnyErrors(expression);

/** Whether the argument came to nothing, so that nobody knows what it was to be. */
const isNothing = ({ expression }: Argument): boolean =>
  expression.type === undefined ? hasAnyErrors(expression) : isErroneous(expression.type);

interface ReceiverMistake {
  readonly code: BindingCode;
  readonly place: TextSpan;
  readonly values?: readonly string[];
}

/** What is wrong with calling the method on the receiver of its group. */
function receiverMistake(
  binder: Binder,
  { receiver, receiverKind, receiverType, lacksInstance, methods, span }: MethodGroup,
  method: MethodSymbol,
  isFree: boolean,
): ReceiverMistake | undefined {
  const ofMethod = (code: BindingCode): ReceiverMistake => ({
    code,
    place: span,
    values: [displayMember(method)],
  });
  if (lacksInstance && !method.isStatic) return ofMethod(lacksInstance);
  if (isFree) return undefined;
  if (method.isStatic) {
    if (receiverKind === 'value') return ofMethod('CS0176');
    return receiverType?.kind === 'interface' && isStaticVirtual(method)
      ? { code: 'CS8926', place: span }
      : undefined;
  }
  if (!receiver || receiverKind === 'type') {
    return ofMethod(receiverKind === 'implicit' && binder.isInInitializer ? 'CS0236' : 'CS0120');
  }
  // Where there are static methods of that name, too, the name alone says nothing of `this`.
  if (receiverKind === 'implicit' && methods.some(({ isStatic }) => isStatic)) {
    const code = staticFunctionCode(binder);
    if (code) return { code, place: span };
    if (cannotKeep(binder, receiver.type)) return { code: 'CS1673', place: span };
  }
  const isOfObject = !method.containingType?.isValueType && method.containingType?.kind !== 'interface';
  return isRefLike(receiver.type) && isOfObject
    ? {
        code: 'CS0029',
        place: receiver.span,
        values: [
          displayType(receiver.type, { isQualified: true }),
          // What objects can do, all structs do in their own way.
          receiver.type.kind === 'struct' && method.name !== 'GetType' ? 'System.ValueType' : 'object',
        ],
      }
    : undefined;
}

/** Calls of partial methods without code and of `[Conditional]` methods are left out, arguments and all, the latter unless a symbol of theirs is defined. */
function isLeftOut({ source }: Binder, { definition }: MethodSymbol): boolean {
  if (definition.flags.isUnimplemented) return true;
  const conditions = definition.attributes.filter(
    ({ type }) => type.name === 'ConditionalAttribute' && type.namespace === 'System.Diagnostics',
  );
  if (conditions.length === 0) return false;
  const defined = new Set(
    [...source.text.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, symbol]) => symbol),
  );
  return !conditions.some(({ arguments: [symbol] }) => typeof symbol === 'string' && defined.has(symbol));
}
