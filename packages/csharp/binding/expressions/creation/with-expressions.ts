// `value with { A = 1 }` (C# 12.10 of records).
import { displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed, isValueType, isVoid } from '../../../symbols/type-extensions.ts';
import type { WithExpressionSyntax } from '../../../syntax/nodes.ts';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import { bindInitializer } from './initializers.ts';

/** A copy of a record, struct or anonymous object with some members changed. */
export function bindWith(binder: Binder, syntax: WithExpressionSyntax): BoundExpression {
  const bound = binder.bindExpression(syntax.expression);
  const isValueless =
    bound.type === undefined ? bound.kind !== 'DefaultLiteral' && isUnconverted(bound) : isVoid(bound.type);
  if (isValueless) {
    if (bound.kind === 'UnconvertedCreation')
      binder.error('CS8754', syntax.expression, [describe(bound, { isQualified: true })]);
    else binder.error('CS8857', syntax.expression);
    bindInitializer(binder, syntax.initializer, errorType);
    return bad(syntax);
  }
  const operand = binder.areas.toValue(binder, bound, syntax.expression);
  const { type } = operand;
  if (isBad(operand) || isErroneous(type)) {
    bindInitializer(binder, syntax.initializer, type);
    return bad(syntax, type);
  }
  if (!canCopy(type)) {
    binder.error('CS8858', syntax.expression, [displayType(type)]);
    bindInitializer(binder, syntax.initializer, type);
    return bad(syntax);
  }
  return {
    kind: 'With',
    span: syntax,
    type,
    operand,
    initializer: bindInitializer(binder, syntax.initializer, type),
  };
}

function canCopy(type: Type): boolean {
  if (type.kind === 'typeParameter') return isValueType(type);
  return (
    isNamed(type) && (isValueType(type) || type.flags.isRecord === true || type.flags.isAnonymous === true)
  );
}
