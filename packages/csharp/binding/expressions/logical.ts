// `&&`, `||`, `??` and the conditional operator, which do not evaluate all of their operands (C# 12.14 to 12.18).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { BinaryExpressionSyntax, ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import { isUnconverted, waitsForTarget } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { conversionCode } from '../conversions/conversion-hints.ts';
import { assignOrReport, convertOrReport, toNaturalValue } from '../conversions/convert.ts';
import { dynamicBinary } from '../dynamic/dynamic-operations.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { describe, isBad } from '../messages/describe.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { badOf } from '../messages/recovery.ts';
import { resolveUserBinary, resolveUserUnary } from '../operators/user-defined-operators.ts';
import { withoutParentheses } from './syntax-forms.ts';

/** `a && b`, `a || b`. */
export function bindLogical(binder: Binder, syntax: BinaryExpressionSyntax): BoundExpression {
  const operator = syntax.operator as '&&' | '||';
  const left = binder.bindExpression(syntax.left);
  const right = binder.bindExpression(syntax.right);
  const targetless = [left, right].filter(waitsForTarget);
  for (const operand of targetless) toNaturalValue(binder, operand, operand.span);
  if (targetless.length > 0)
    return badWith(
      syntax,
      [badLogical(binder, operator, left, right, syntax)],
      binder.library.special('bool'),
    );
  const bool = binder.library.special('bool');
  // A comparison is bool, whatever it compares.
  if (left.type && right.type && isBool(left.type) && isBool(right.type))
    return logical(binder, operator, left, right, bool, syntax);
  if (isBad(left) || isBad(right)) return badLogical(binder, operator, left, right, syntax);
  if (left.type?.kind === 'dynamic' || right.type?.kind === 'dynamic')
    return dynamicBinary(binder, operator, left, right, syntax);
  const user = userLogical(binder, operator, left, right, syntax);
  if (user) return user;
  const leftConversion = left.type && classifyImplicit(binder.library, left, bool);
  const rightConversion = classifyImplicit(binder.library, right, bool);
  if (leftConversion && rightConversion) return logical(binder, operator, left, right, bool, syntax);
  const code = conversionCode(binder, leftConversion ? right : left, bool);
  binder.error('CS0019', syntax, [operator, describe(left), describe(right)], {
    hint: code && `write '${leftConversion ? `… ${operator} ${code}` : `${code} ${operator} …`}'`,
  });
  return badLogical(binder, operator, left, right, syntax);
}

/** Of what type it is nobody knows; what its operands assign, they assign as those of any other. */
function badLogical(
  binder: Binder,
  operator: '&&' | '||',
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): BoundExpression {
  const bool = binder.library.special('bool');
  const [first, second] = [left, right].map((operand): BoundExpression =>
    !isUnconverted(operand) && operand.type === bool ? operand : badOf(operand.span, [operand], bool),
  );
  return { kind: 'Logical', span, type: errorType, operator, left: first!, right: second! };
}
const isBool = (type: Type): boolean => type.special === 'bool';

function logical(
  binder: Binder,
  operator: '&&' | '||',
  left: AnyExpression,
  right: AnyExpression,
  bool: Type,
  span: TextSpan,
): BoundExpression {
  const a = convertOrReport(binder, left, bool, left.span);
  const b = convertOrReport(binder, right, bool, right.span);
  if (a.constant && b.constant) {
    const value =
      operator === '&&'
        ? a.constant.value === true && b.constant.value === true
        : a.constant.value === true || b.constant.value === true;
    return literal(value, bool, span);
  }
  return { kind: 'Logical', span, type: bool, operator, left: a, right: b };
}

/** `&` or `|` of a type that has `operator true` and `operator false` too. */
function userLogical(
  binder: Binder,
  operator: '&&' | '||',
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const choice = resolveUserBinary(binder, operator === '&&' ? '&' : '|', left, right);
  if (!choice || choice === 'ambiguous') return undefined;
  const method: MethodSymbol = choice.method;
  const [first, second] = method.parameters;
  if (!sameType(first!.type, second!.type) || !sameType(first!.type, method.returnType)) {
    binder.error('CS0217', span, [displayMember(method)]);
    return bad(span);
  }
  const converted = convertOrReport(binder, left, choice.operandTypes[0]!, left.span);
  const test = resolveUserUnary(binder, operator === '&&' ? 'false' : 'true', converted);
  if (!test || test === 'ambiguous') {
    const { containingType } = method;
    binder.error('CS0218', span, [displayMember(method), containingType ? displayType(containingType) : '']);
    return bad(span);
  }
  return {
    kind: 'Logical',
    span,
    type: choice.resultType,
    operator,
    left: converted,
    right: convertOrReport(binder, right, choice.operandTypes[1]!, right.span),
    method,
    test: test.method,
  };
}

// ---------------------------------------------------------------- conditions

/** An expression as a condition: bool, or something with `operator true`. */
export function bindCondition(binder: Binder, syntax: ExpressionSyntax): BoundExpression {
  const bool = binder.library.special('bool');
  const expression = binder.bindExpression(syntax);
  if (isBad(expression))
    return expression.kind === 'Logical' ? expression : badOf(syntax, [expression], bool);
  const plain = withoutParentheses(syntax);
  if (plain.kind === 'AssignmentExpression' && plain.operator === '=') {
    const right = withoutParentheses(plain.right);
    if (right.kind === 'LiteralExpression' && right.type === 'bool') binder.error('CS0665', plain);
  }
  if (expression.type?.kind === 'dynamic' && !isUnconverted(expression))
    return {
      kind: 'DynamicUnary',
      span: syntax,
      type: bool,
      operator: 'true',
      operand: expression,
      isChecked: false,
    };
  if (
    expression.type &&
    !isBool(expression.type) &&
    !classifyImplicit(binder.library, expression, bool) &&
    !isUnconverted(expression)
  ) {
    const test = resolveUserUnary(binder, 'true', expression);
    if (test && test !== 'ambiguous' && !test.isLifted) {
      reportObsolete(binder, test.method, syntax);
      const operand = convertOrReport(binder, expression, test.operandTypes[0]!, syntax);
      return {
        kind: 'Unary',
        span: syntax,
        type: bool,
        operator: 'true',
        operandKind: 'userDefined',
        operand,
        isLifted: false,
        isChecked: false,
        method: test.method,
      };
    }
  }
  return assignOrReport(binder, expression, bool, syntax);
}
