// Calls that a statement or operator makes by name: `GetEnumerator`, `Dispose`, `GetAwaiter`…
import type { MethodSymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { callGroup } from './method-calls.ts';
import { methodGroup } from '../members/method-group.ts';

/** Calls a parameterless method by name. */
export function bindPatternCall(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
  options: { readonly allowExtensions?: boolean; readonly argument?: BoundExpression } = {},
): BoundExpression | undefined {
  const { members } = lookupMembers(receiver.type, name, binder.library, {
    containingType: binder.containingType,
  });
  const methods = members.filter(
    (member): member is MethodSymbol => member.kind === 'method' && !member.isStatic,
  );
  const group: MethodGroup = methodGroup(binder, {
    name,
    nameSpan: span,
    span,
    receiver,
    receiverType: receiver.type,
    receiverKind: options.allowExtensions ? 'value' : 'implicit',
    methods,
    typeArguments: [],
  });
  if (methods.length === 0 && !options.allowExtensions) return undefined;
  const attempt = binder.speculate(() =>
    callGroup(binder, group, options.argument ? [valueArgument(options.argument)] : [], span),
  );
  return attempt.hasErrors || attempt.result.kind === 'Bad' ? undefined : attempt.result;
}
