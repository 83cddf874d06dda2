// Calls with dynamic arguments: what is called is chosen at run time, among what could be meant.
import { dynamicType } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { isNamed } from '../../../symbols/type-facts.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression, DynamicArgument } from '../../bound-tree/bound-nodes.ts';
import { displayMember } from '../../../symbols/display.ts';
import { describe } from '../../messages/describe.ts';
import { dynamicArgument, dynamicCall } from '../../dynamic/dynamic-operations.ts';
import type { Argument } from '../../overloads/argument.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { failedCall } from './argument-list.ts';
import { completeCall } from './complete-call.ts';

/** The arguments as they go along to run time. */
export function dynamicArguments(binder: Binder, arguments_: readonly Argument[]): DynamicArgument[] {
  return arguments_.map(({ expression, name, refKind }) =>
    dynamicArgument(binder, expression, name?.text, refKind),
  );
}

/**
 * A call of a method group: the candidates that could be meant go along to run time. Undefined where none could be: the
 * arguments are wrong whatever they turn out to be.
 */
export function callDynamically(
  binder: Binder,
  group: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression | undefined {
  const candidates = group.methods;
  if (candidates.length === 0) {
    binder.error('CS1973', span, [describe(group.receiver ?? group), group.name]);
    return failedCall(binder, arguments_, span);
  }
  const shape = { arguments: arguments_, typeArguments: group.typeArguments, isExtension: false };
  const found = resolveOverload(binder, candidates, shape);
  if (
    found.kind === 'success' &&
    found.candidate.isExpanded &&
    resolveOverload(binder, candidates, { ...shape, isLate: true }).kind === 'failed'
  ) {
    binder.error('CS9218', span, [displayMember(found.candidate.method)]);
    return failedCall(binder, arguments_, span);
  }
  if (found.kind === 'failed') {
    const bearable = candidates.filter(
      (method) => arguments_.length <= method.parameters.length || method.parameters.at(-1)?.isParams,
    );
    if (
      bearable.length === 0 ||
      found.failures.every(({ failure }) => failure.kind !== 'inference' && failure.kind !== 'arguments')
    )
      return undefined;
    if (found.failures.every(({ failure }) => failure.kind === 'arguments')) return undefined;
  }
  // Functions of the script and local functions have no type to look them up in at run time: they are bound now.
  if (
    found.kind === 'success' &&
    (found.candidate.method.methodKind === 'localFunction' ||
      (candidates.length === 1 && found.candidate.method.containingType === null))
  ) {
    return completeCall(binder, group, found.candidate, arguments_, span);
  }
  const isStatic =
    group.receiverKind === 'type' || (found.kind === 'success' && found.candidate.method.isStatic);
  const staticReceiver =
    isStatic && group.receiverType && isNamed(group.receiverType) ? group.receiverType : undefined;
  return dynamicCall(
    {
      receiver: isStatic ? null : group.receiver,
      staticReceiver,
      name: group.name,
      typeArguments: group.typeArguments,
      arguments: dynamicArguments(binder, arguments_),
      candidates,
    },
    span,
    dynamicType,
  );
}
