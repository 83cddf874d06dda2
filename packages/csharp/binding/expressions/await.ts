// `await` (C# 12.9.8): of tasks, of anything that has an awaiter, of dynamic values.
import type { Member, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed, isVoid, taskResult } from '../../symbols/type-extensions.ts';
import type { AwaitExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import type { BoundAwaitPattern, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { dynamicArguments, dynamicMemberCall, dynamicMember } from '../dynamic/dynamic-operations.ts';
import { valueArgument } from '../overloads/argument.ts';
import { checkAwait } from '../functions/check-await.ts';
import { describe, isBad } from '../messages/describe.ts';
import { accessorOf } from '../lookup/accessors.ts';
import { reportInaccessible } from '../lookup/inaccessible.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { isReferenceConvertible } from '../conversions/reference.ts';
import { bindInvocation } from './calls/pattern-calls.ts';
import { badOf } from '../messages/recovery.ts';

/** `await operand`; what has no type cannot be awaited (CS4001). */
export function bindAwaitExpression(binder: Binder, syntax: AwaitExpressionSyntax): BoundExpression {
  const operand = binder.bindExpression(syntax.expression);
  if (operand.kind === 'NullLiteral' || operand.kind === 'MethodGroup' || operand.kind === 'UnboundLambda') {
    checkAwait(binder, syntax);
    binder.error('CS4001', syntax, [describe(operand)]);
    return badOf(syntax, [operand]);
  }
  return bindAwait(binder, binder.areas.toValue(binder, operand, syntax.expression), syntax);
}

/** `await` of something that is bound already. */
export function bindAwait(binder: Binder, operand: BoundExpression, span: TextSpan): BoundExpression {
  const isAllowed = checkAwait(binder, span);
  if (isBad(operand) || isErroneous(operand.type)) return bad(span);
  const result = awaitOf(binder, operand, span);
  if (!result) return bad(span);
  return isAllowed || operand.type.kind === 'dynamic' ? result : badWith(span, [operand], result.type);
}

/** `await` of what is bound already, wherever it stands; undefined where it was told that it cannot be awaited. */
export function awaitOf(
  binder: Binder,
  operand: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const { type } = operand;
  if (isVoid(type)) {
    binder.error('CS4008', span);
    return undefined;
  }
  const result =
    type.kind === 'dynamic'
      ? { type, pattern: dynamicPattern(binder, type, span) }
      : awaited(binder, operand, span);
  return result && { kind: 'Await', span, operand, ...result };
}

/** What comes out: of a task its result, of another awaitable what its awaiter's `GetResult` gives. */
function awaited(
  binder: Binder,
  operand: BoundExpression,
  span: TextSpan,
): { readonly type: Type; readonly pattern?: BoundAwaitPattern } | undefined {
  const result = taskResult(operand.type);
  if (result !== undefined) return { type: result ?? binder.library.special('void') };
  const awaitable = placeholder(operand.type, span);
  const getAwaiter = bindGetAwaiter(binder, awaitable, span);
  if (!getAwaiter) return undefined;
  const awaiter = placeholder(getAwaiter.type, span);
  const isCompleted = bindIsCompleted(binder, awaiter, getAwaiter, span);
  if (!isCompleted) return undefined;
  const continuation = placeholder(binder.library.core('System.Action'), span);
  const onCompleted = bindOnCompleted(binder, awaiter, continuation, span);
  if (!onCompleted) {
    binder.error('CS4027', span, [displayType(awaiter.type), 'INotifyCompletion']);
    return undefined;
  }
  const getResult =
    ofAwaiter(binder, awaiter, 'GetResult', span) && bindInvocation(binder, awaiter, 'GetResult', span);
  if (!getResult) return undefined;
  if (takesArguments(getResult)) {
    reportUnfit(binder, awaiter, getAwaiter, span);
    return undefined;
  }
  return {
    type: getResult.type,
    pattern: { awaitable, awaiter, continuation, getAwaiter, isCompleted, onCompleted, getResult },
  };
}

type Call = BoundExpression & { kind: 'Call' };

/** The call, without arguments of any kind, of the awaitable's method or of an extension method. */
function bindGetAwaiter(binder: Binder, awaitable: BoundExpression, span: TextSpan): Call | undefined {
  const { type } = awaitable;
  const { members } = lookupMembers(type, 'GetAwaiter', binder.library, {
    containingType: binder.containingType,
  });
  const isOfType =
    members.length > 0 && members.every((member) => member.kind === 'method' && member.isStatic);
  const isSequence =
    isNamed(type) && type.name === 'IAsyncEnumerable' && type.namespace === 'System.Collections.Generic';
  if (isSequence && binder.speculate(() => bindInvocation(binder, awaitable, 'GetAwaiter', span)).hasErrors) {
    binder.error('CS9353', span, [displayType(type), 'GetAwaiter']);
    return undefined;
  }
  const call = isOfType ? undefined : bindInvocation(binder, awaitable, 'GetAwaiter', span);
  if (!isOfType && (!call || (!takesArguments(call) && !isVoid(call.type)))) return call;
  binder.error('CS1986', span, [displayType(type)]);
  return undefined;
}

/** Whether there are parameters for which nothing was written. */
const takesArguments = ({ method, receiver }: Call): boolean =>
  method.parameters.length > (receiver === null ? 1 : 0);

function bindIsCompleted(
  binder: Binder,
  awaiter: BoundExpression,
  getAwaiter: Call,
  span: TextSpan,
): BoundExpression | undefined {
  const property = ofAwaiter(binder, awaiter, 'IsCompleted', span);
  if (!property) return undefined;
  if (property.kind !== 'property') {
    binder.error('CS0117', span, [displayType(awaiter.type), 'IsCompleted']);
    return undefined;
  }
  const { type } = property;
  if (!accessorOf(property, 'getMethod')) {
    binder.error('CS0154', span, [displayMember(property)]);
    return undefined;
  }
  if (type.special !== 'bool') {
    reportUnfit(binder, awaiter, getAwaiter, span);
    return undefined;
  }
  return { kind: 'PropertyAccess', span, type, receiver: awaiter, property, arguments: [] };
}

/** A member of the awaiter; reports where there is none that can be reached. */
function ofAwaiter(
  binder: Binder,
  { type }: BoundExpression,
  name: string,
  span: TextSpan,
): Member | undefined {
  const { members, inaccessible } = lookupMembers(type, name, binder.library, {
    containingType: binder.containingType,
  });
  if (members[0]) return members[0];
  if (inaccessible[0]) reportInaccessible(binder, inaccessible[0], type, span);
  else binder.error('CS0117', span, [displayType(type), name]);
  return undefined;
}

function reportUnfit(binder: Binder, { type }: BoundExpression, { method }: Call, span: TextSpan): void {
  binder.error('CS4011', span, [displayType(type), displayMember(method)]);
}

/** How the awaiter is told what to do when it is done: awaiters of the library are known to be, others have the interface. */
function bindOnCompleted(
  binder: Binder,
  awaiter: BoundExpression,
  continuation: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const { type } = awaiter;
  const { areas, library } = binder;
  const face = library.core('System.Runtime.CompilerServices.INotifyCompletion');
  const isOfLibrary = isNamed(type) && type.namespace !== '' && type.kind !== 'interface';
  if (!isOfLibrary && !isReferenceConvertible(type, face)) return undefined;
  return (
    areas.bindPatternCall(binder, awaiter, 'OnCompleted', span, continuation) ??
    notifyThrough(binder, awaiter, continuation, span)
  );
}

/** `OnCompleted` of the interface. */
function notifyThrough(
  binder: Binder,
  awaiter: BoundExpression,
  continuation: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const face = binder.library.core('System.Runtime.CompilerServices.INotifyCompletion');
  const receiver = binder.convert(awaiter, face, span);
  return binder.areas.bindPatternCall(binder, receiver, 'OnCompleted', span, continuation);
}

/** The members of an awaiter, each found when the code runs. */
function dynamicPattern(binder: Binder, type: Type, span: TextSpan): BoundAwaitPattern {
  const [awaitable, awaiter] = [placeholder(type, span), placeholder(type, span)];
  const continuation = placeholder(binder.library.core('System.Action'), span);
  const call = (receiver: BoundExpression, name: string, ...values: BoundExpression[]): BoundExpression =>
    dynamicMemberCall(
      receiver,
      name,
      [],
      dynamicArguments(
        binder,
        values.map((value) => valueArgument(value)),
      ),
      span,
    );
  return {
    awaitable,
    awaiter,
    continuation,
    getAwaiter: call(awaitable, 'GetAwaiter'),
    isCompleted: binder.convert(
      dynamicMember(awaiter, 'IsCompleted', span),
      binder.library.special('bool'),
      span,
    ),
    onCompleted: notifyThrough(binder, awaiter, continuation, span)!,
    getResult: call(awaiter, 'GetResult'),
  };
}
