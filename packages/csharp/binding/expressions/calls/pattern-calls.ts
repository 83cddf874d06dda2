// Calls that a statement or operator makes by name: `GetEnumerator`, `Dispose`, `GetAwaiter`…
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isBad } from '../../messages/describe.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { callGroup } from './method-calls.ts';
import { memberOfValue } from '../members/members-of-values.ts';
import { methodGroup } from '../members/method-group.ts';
import { hasExtension } from '../members/usable-members.ts';

/** Calls a method of the value's type; undefined, and nothing is told, where that cannot be. */
export function bindPatternCall(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
  argument?: BoundExpression,
): BoundExpression | undefined {
  const { members } = lookupMembers(receiver.type, name, binder.library, {
    containingType: binder.containingType,
  });
  const methods = members.filter(
    (member): member is MethodSymbol => member.kind === 'method' && !member.isStatic,
  );
  if (methods.length === 0) return undefined;
  const group = groupOf(binder, receiver, name, span, methods);
  const { result, hasErrors } = binder.speculate(() =>
    callGroup(binder, group, argument ? [valueArgument(argument)] : [], span),
  );
  return hasErrors || result.kind === 'Bad' ? undefined : result;
}

/** Calls an extension method for the value; where there are any of the name, reports that none takes it. */
export function bindExtensionCall(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
): BoundExpression | undefined {
  if (!hasExtension(binder, name)) return undefined;
  const call = callGroup(binder, groupOf(binder, receiver, name, span, []), [], span);
  return isBad(call) ? undefined : call;
}

/** Calls what the name means after the value and a dot, with what is wrong with it reported. */
export function bindInvocation(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
): (BoundExpression & { kind: 'Call' }) | undefined {
  const member = memberOfValue(binder, receiver, { name, typeArguments: [], nameSpan: span }, span, {
    isInvoked: true,
  });
  if (member.kind === 'FieldAccess' || member.kind === 'PropertyAccess')
    binder.error('CS0118', span, [name, member.kind === 'FieldAccess' ? 'field' : 'property', 'method']);
  const call = member.kind === 'MethodGroup' ? callGroup(binder, member, [], span) : undefined;
  return call?.kind === 'Call' && !isBad(call) ? call : undefined;
}

function groupOf(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
  methods: readonly MethodSymbol[],
): MethodGroup {
  return methodGroup(binder, {
    name,
    nameSpan: span,
    span,
    receiver,
    receiverType: receiver.type,
    receiverKind: methods.length === 0 ? 'value' : 'implicit',
    methods,
    typeArguments: [],
  });
}
