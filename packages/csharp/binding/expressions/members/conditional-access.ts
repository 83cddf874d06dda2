// `a?.b` and `a?[i]` (C# 12.8.8).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import {
  isErroneous,
  isNonNullableValueType,
  isReferenceType,
  isRefLike,
  isValueType,
  isVoid,
  nullableUnderlying,
  canBeNull,
} from '../../../symbols/type-extensions.ts';
import type { ConditionalAccessExpressionSyntax } from '../../../syntax/nodes.ts';
import { displayType } from '../../../symbols/display.ts';
import { displayGroup } from './applicable-extensions.ts';
import type { Binder } from '../../binder.ts';
import { bad, placeholder } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { implicitBetween } from '../../conversions/classify.ts';
import { applyConversion } from '../../conversions/apply.ts';
import { needsTarget, toNaturalValue } from '../../conversions/convert.ts';
import { describe, isBad } from '../../messages/describe.ts';

/** `expression?whenNotNull`; its type can be null. */
export function bindConditionalAccess(
  binder: Binder,
  syntax: ConditionalAccessExpressionSyntax,
): BoundExpression {
  const operand = binder.bindExpression(syntax.expression);
  if (isBad(operand)) {
    // Arguments behind the question mark have their own mistakes.
    const nothing = placeholder(errorType, operand.span);
    binder.withConditionalReceiver(nothing).bindExpression(syntax.whenNotNull);
    return bad(syntax);
  }
  if (operand.kind === 'MethodGroup') {
    binder.error('CS0119', operand.nameSpan, [displayGroup(binder, operand), 'method']);
    return bad(syntax);
  }
  if (operand.kind === 'DefaultLiteral') return toNaturalValue(binder, operand, operand.span);
  if (operand.type === undefined || isVoid(operand.type) || !mayBeNull(operand.type)) {
    if (needsTarget(operand)) {
      toNaturalValue(binder, operand, operand.span);
      return bad(syntax);
    }
    binder.error('CS0023', operand.kind === 'UnboundLambda' ? syntax.expression : syntax.operatorToken, [
      '?',
      operand.kind === 'TupleLiteral' && operand.type ? displayType(operand.type) : describe(operand),
    ]);
    return bad(syntax);
  }
  const receiver = toNaturalValue(binder, operand, operand.span);
  const inside = placeholder(nullableUnderlying(receiver.type) ?? receiver.type, receiver.span);
  const accessed = binder.withConditionalReceiver(inside).bindExpression(syntax.whenNotNull);
  if (isBad(accessed)) return bad(syntax);
  if (accessed.kind === 'MethodGroup') {
    binder.error('CS8978', syntax.whenNotNull, ['method group']);
    return bad(syntax);
  }
  const whenNotNull = toNaturalValue(binder, accessed, accessed.span);
  const { type } = whenNotNull;
  if (syntax.isStatement !== true && (isFree(type) || isRefLike(type))) {
    binder.error('CS8978', syntax.whenNotNull, [displayType(type)]);
    return bad(syntax);
  }
  if (isErroneous(type) || isVoid(type) || isRefLike(type) || !isNonNullableValueType(type))
    return { kind: 'ConditionalAccess', span: syntax, type, receiver, placeholder: inside, whenNotNull };
  const nullable = binder.library.nullable(type);
  const conversion = implicitBetween(binder.library, type, nullable)!;
  return {
    kind: 'ConditionalAccess',
    span: syntax,
    type: nullable,
    receiver,
    placeholder: inside,
    whenNotNull: applyConversion(binder, whenNotNull, conversion, nullable),
  };
}

/** A type parameter that may be a value type or a reference type. */
const isFree = (type: Type): boolean =>
  type.kind === 'typeParameter' && !isValueType(type) && !isReferenceType(type);

const mayBeNull = (type: Type): boolean =>
  canBeNull(type) || (type.kind === 'typeParameter' && !isNonNullableValueType(type));
