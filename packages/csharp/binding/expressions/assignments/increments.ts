// `++` and `--` (C# 12.8.16, 12.9.6).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isEnum, stripNullable } from '../../../symbols/type-extensions.ts';
import type { PostfixUnaryExpressionSyntax, PrefixUnaryExpressionSyntax } from '../../../syntax/nodes.ts';
import { isSuppression } from '../syntax-forms.ts';
import type { Binder } from '../../binder.ts';
import { bad, literal, placeholder } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPlaceholder } from '../../bound-tree/bound-nodes.ts';
import { castOrReport, convertOrReport } from '../../conversions/convert.ts';
import { incrementHint } from '../../conversions/conversion-hints.ts';
import { isNumeric } from '../../conversions/numeric.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { dynamicUnary } from '../../dynamic/dynamic-operations.ts';
import { binaryOperation } from '../../operators/binary.ts';
import { applyInstanceOperator } from '../../operators/instance-operators.ts';
import { bestOperandType } from '../../operators/operand-type.ts';
import { resolveUserUnary } from '../../operators/user-defined-operators.ts';
import { bindTarget, checkReadAndWritten } from './variables.ts';

/** `++x`, `x--`. */
export function bindIncrement(
  binder: Binder,
  syntax: PrefixUnaryExpressionSyntax | PostfixUnaryExpressionSyntax,
): BoundExpression {
  const operator = syntax.operator as '++' | '--';
  const { operand } = syntax;
  const bound = bindTarget(binder, isSuppression(operand) ? operand.operand : operand);
  const target = checkReadAndWritten(binder, bound, 'increment', syntax.operand);
  if (isBad(target)) return bad(syntax, target.type);
  const { type } = target;
  // What the variable held before is not there any more.
  const keepsOld = syntax.kind === 'PostfixUnaryExpression' && syntax.isStatement !== true;
  const inPlace = keepsOld ? undefined : applyInstanceOperator(binder, target, operator, [], syntax);
  if (inPlace) return inPlace;
  const old = placeholder(type, syntax.operand);
  const operation = incremented(binder, operator, old, type, syntax);
  if (!operation) return bad(syntax);
  return {
    kind: 'Increment',
    span: syntax,
    type,
    target,
    placeholder: old,
    operation,
    isPrefix: syntax.kind === 'PrefixUnaryExpression',
  };
}

function incremented(
  binder: Binder,
  operator: '++' | '--',
  old: BoundPlaceholder,
  type: Type,
  span: TextSpan,
): BoundExpression | undefined {
  if (type.kind === 'dynamic') return dynamicUnary(binder, operator, old, span);
  const user = resolveUserUnary(binder, operator, old);
  if (user === 'ambiguous') {
    binder.error('CS0035', span, [operator, describe(old)]);
    return undefined;
  }
  const { library } = binder;
  if (user) {
    reportObsolete(binder, user.method, span);
    const operand = convertOrReport(binder, old, user.operandTypes[0]!, span);
    const result: BoundExpression = {
      kind: 'Unary',
      span,
      type: user.resultType,
      operator: operator === '++' ? '+' : '-',
      operandKind: 'userDefined',
      operand,
      isLifted: user.isLifted,
      isChecked: binder.isChecked,
      method: user.method,
    };
    return convertOrReport(binder, result, type, span);
  }
  const operandType = incrementedType(binder, old);
  if (operandType === 'ambiguous') {
    binder.error('CS0035', span, [operator, describe(old)]);
    return undefined;
  }
  if (!operandType) {
    binder.error('CS0023', span, [operator, describe(old)], {
      hint: () => incrementHint(binder, old, operator),
    });
    return undefined;
  }
  const one = literal(1, library.special('int'), span);
  const operand = convertOrReport(binder, old, operandType, span);
  const sum = binaryOperation(binder, operator === '++' ? '+' : '-', operand, one, span);
  if (isBad(sum)) return undefined;
  const result = castOrReport(binder, sum, operandType, span);
  return convertOrReport(binder, result, type, span);
}

/** The predefined operator's type: the operand's own, or the best to which its author made it convertible. */
function incrementedType(binder: Binder, operand: BoundPlaceholder): Type | 'ambiguous' | undefined {
  const { library } = binder;
  const underlying = stripNullable(operand.type);
  if (isEnum(underlying) || isNumeric(underlying.special)) return operand.type;
  const candidates = numericTypes.map((special) => library.special(special));
  return bestOperandType(library, operand, candidates);
}
const numericTypes = [
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'nint',
  'nuint',
  'char',
  'float',
  'double',
  'decimal',
] as const;
