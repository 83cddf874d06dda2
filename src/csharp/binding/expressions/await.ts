// `await` (C# 12.9.8): of tasks, of anything that has an awaiter, of dynamic values.
import type { Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed, isVoid, taskResult } from '../../symbols/type-facts.ts';
import type { AwaitExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import type { BoundAwaitPattern, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { dynamicArguments, dynamicCall, dynamicMember } from '../dynamic/dynamic-operations.ts';
import { valueArgument } from '../overloads/argument.ts';
import { checkAwait } from '../functions/check-await.ts';
import { describe, isBad } from '../messages/describe.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { badOf } from '../messages/recovery.ts';

/** `await operand`; what has no type cannot be awaited (CS4001). */
export function bindAwaitExpression(binder: Binder, syntax: AwaitExpressionSyntax): BoundExpression {
  const operand = binder.bindExpression(syntax.expression);
  if (operand.kind === 'NullLiteral' || operand.kind === 'MethodGroup' || operand.kind === 'UnboundLambda') {
    binder.error('CS4001', syntax, [describe(operand)]);
    return badOf(syntax, [operand]);
  }
  return bindAwait(binder, binder.areas.toValue(binder, operand, syntax.expression), syntax);
}

/** `await` of something that is bound already. */
export function bindAwait(binder: Binder, operand: BoundExpression, span: TextSpan): BoundExpression {
  const isAllowed = checkAwait(binder, span);
  if (isBad(operand) || isErroneous(operand.type)) return bad(span);
  if (operand.type.kind === 'dynamic')
    return {
      kind: 'Await',
      span,
      type: operand.type,
      operand,
      pattern: dynamicPattern(binder, operand.type, span),
    };
  if (isVoid(operand.type)) {
    binder.error('CS4008', span);
    return bad(span);
  }
  const result = awaited(binder, operand, span);
  if (!result) return bad(span);
  return isAllowed ? { kind: 'Await', span, operand, ...result } : badWith(span, [operand], result.type);
}

/** What comes out: of a task its result, of another awaitable what its awaiter's `GetResult` gives. */
function awaited(
  binder: Binder,
  operand: BoundExpression,
  span: TextSpan,
): { readonly type: Type; readonly pattern?: BoundAwaitPattern } | undefined {
  const result = taskResult(operand.type);
  if (result !== undefined) return { type: result ?? binder.library.special('void') };
  const { areas } = binder;
  const awaitable = placeholder(operand.type, span);
  const getAwaiter = areas.bindPatternCall(binder, awaitable, 'GetAwaiter', span, { allowExtensions: true });
  if (!getAwaiter) {
    binder.error('CS1061', span, [displayType(operand.type), 'GetAwaiter']);
    return undefined;
  }
  const awaiter = placeholder(getAwaiter.type, span);
  const { members } = lookupMembers(awaiter.type, 'IsCompleted', binder.library, {
    containingType: binder.containingType,
  });
  const property = members.find((member) => member.kind === 'property');
  if (property?.kind !== 'property') {
    binder.error('CS0117', span, [displayType(awaiter.type), 'IsCompleted']);
    return undefined;
  }
  const continuation = placeholder(binder.library.core('System.Action'), span);
  const onCompleted = areas.bindPatternCall(binder, awaiter, 'OnCompleted', span, { argument: continuation });
  if (!onCompleted || !isNotified(awaiter.type)) {
    binder.error('CS4027', span, [displayType(awaiter.type), 'INotifyCompletion']);
    return undefined;
  }
  const getResult = areas.bindPatternCall(binder, awaiter, 'GetResult', span);
  if (!getResult) {
    binder.error('CS0117', span, [displayType(awaiter.type), 'GetResult']);
    return undefined;
  }
  const isCompleted: BoundExpression = {
    kind: 'PropertyAccess',
    span,
    type: property.type,
    receiver: awaiter,
    property,
    arguments: [],
  };
  return {
    type: getResult.type,
    pattern: { awaitable, awaiter, continuation, getAwaiter, isCompleted, onCompleted, getResult },
  };
}

/** Whether the awaiter says that it tells when it is done. Awaiters of the library are known to. */
const isNotified = (type: Type): boolean =>
  !isNamed(type) ||
  type.namespace !== '' ||
  type.allInterfaces.some(({ name }) => name === 'INotifyCompletion' || name === 'ICriticalNotifyCompletion');

/** The members of an awaiter, each found when the code runs. */
function dynamicPattern(binder: Binder, type: Type, span: TextSpan): BoundAwaitPattern {
  const [awaitable, awaiter] = [placeholder(type, span), placeholder(type, span)];
  const continuation = placeholder(binder.library.core('System.Action'), span);
  const call = (receiver: BoundExpression, name: string, ...values: BoundExpression[]): BoundExpression =>
    dynamicCall(
      {
        receiver,
        staticReceiver: undefined,
        name,
        typeArguments: [],
        arguments: dynamicArguments(
          binder,
          values.map((value) => valueArgument(value)),
        ),
        candidates: undefined,
      },
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
    onCompleted: call(awaiter, 'OnCompleted', continuation),
    getResult: call(awaiter, 'GetResult'),
  };
}
