// Calls with dynamic arguments: what is called is chosen at run time, among what could be meant.
import { dynamicType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasTypeParameters, isDelegate, isNamed } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { displayMember } from '../../../symbols/display.ts';
import { describe } from '../../messages/describe.ts';
import {
  dynamicArguments,
  dynamicCall,
  dynamicInvoke,
  reportRefLike,
} from '../../dynamic/dynamic-operations.ts';
import { mayBeMeant } from '../../overloads/applicability.ts';
import type { Argument } from '../../overloads/argument.ts';
import type { Applicable } from '../../overloads/applicability.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { MethodGroup } from '../../bound-tree/unconverted.ts';
import { failedCall } from './argument-list.ts';
import { completeCall } from './complete-call.ts';

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
  const shape = {
    arguments: arguments_,
    typeArguments: group.typeArguments,
    isExtension: false,
    wantsStatic: group.wantsStatic,
  };
  const found = resolveOverload(binder, candidates, shape);
  if (
    found.kind === 'success' &&
    found.candidate.isExpanded &&
    resolveOverload(binder, candidates, { ...shape, isLate: true, ignoresOpenTypes: true }).kind === 'failed'
  ) {
    const { method } = found.candidate;
    const told = group.typeArguments.length > 0 ? method : method.definition;
    binder.error('CS9218', span, [displayMember(told)]);
    return failedCall(binder, arguments_, span);
  }
  if (found.kind === 'failed' && !mayBeMeant(binder, candidates, arguments_, group.typeArguments))
    return undefined;
  const { receiver: delegate } = group;
  if (delegate && isDelegate(delegate.type) && candidates.includes(delegate.type.delegateInvoke!))
    return dynamicInvoke(delegate, dynamicArguments(binder, arguments_), span);
  if (group.receiver?.kind === 'Base') {
    binder.error('CS1971', span, [group.name]);
    return failedCall(binder, arguments_, span);
  }
  if (found.kind === 'success' && found.candidate.method.methodKind === 'localFunction')
    return callLocalFunction(binder, group, found.candidate, arguments_, span);
  if (found.kind === 'success') {
    const { method } = found.candidate;
    const isMismatch = group.wantsStatic !== undefined && method.isStatic === !group.wantsStatic;
    const lacksInstance = method.isStatic ? undefined : (group.lacksInstance ?? 'CS0120');
    if (isMismatch || (group.lacksInstance && lacksInstance)) {
      binder.error(lacksInstance ?? 'CS0176', group.span, [displayMember(method)]);
      return failedCall(binder, arguments_, span);
    }
  }
  if (group.lacksInstance && found.kind === 'ambiguous') {
    const methods = found.candidates.map(({ method }) => method);
    if (methods.every((method) => !method.isStatic)) {
      binder.error(group.lacksInstance, group.span, [displayMember(methods[0]!)]);
      return failedCall(binder, arguments_, span);
    }
  }
  const isStatic =
    group.receiverKind === 'type' || (found.kind === 'success' && found.candidate.method.isStatic);
  const staticReceiver =
    isStatic && group.receiverType && isNamed(group.receiverType) ? group.receiverType : undefined;
  if (!isStatic && group.receiver && reportRefLike(binder, group.receiver))
    return failedCall(binder, arguments_, span);
  // What type parameters stand for is known at run time only: there the members are looked up anew.
  const isOpen = group.receiverType !== undefined && hasTypeParameters(group.receiverType);
  // An object knows its type; a value of a type parameter is given it. (A struct stays itself: the call may change it.)
  const receiver =
    group.receiver?.type.kind === 'typeParameter' ? boxed(binder, group.receiver) : group.receiver;
  return dynamicCall(
    {
      receiver: isStatic ? null : receiver,
      staticReceiver,
      name: group.name,
      typeArguments: group.typeArguments,
      arguments: dynamicArguments(binder, arguments_),
      candidates: isOpen ? undefined : candidates,
      lacksInstance: binder.submission.isBindingField && binder.containingType === null,
    },
    span,
    dynamicType,
  );
}

/** Reports what of a local function would be known at run time only: its type arguments, how many arguments `params` stands for. */
function callLocalFunction(
  binder: Binder,
  group: MethodGroup,
  candidate: Applicable,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const { method } = candidate;
  const last = method.parameters.length - 1;
  const rest = method.parameters[last];
  const isOfRest = (index: number): boolean => {
    const name = arguments_[index]?.name;
    return name ? name.text === rest?.name : index >= last;
  };
  const unclear = arguments_.find(
    ({ expression }, index) => expression.type === dynamicType && isOfRest(index),
  );
  if (rest?.isParams && !candidate.isExpanded && unclear)
    binder.error('CS8108', unclear.span, [rest.name, method.name]);
  else if (group.typeArguments.length === 0 && method.typeParameters.length > 0)
    binder.error('CS8322', span, [method.name]);
  else return completeCall(binder, group, candidate, arguments_, span);
  return failedCall(binder, arguments_, span);
}

const boxed = (binder: Binder, value: BoundExpression): BoundExpression =>
  binder.convert(value, binder.library.special('object'), value.span);
