// `&&`, `||`, `??` and the conditional operator, which do not evaluate all of their operands (C# 12.14 to 12.18).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { excludesNull, isReferenceType, isVoid, nullableUnderlying } from '../../symbols/type-extensions.ts';
import type {
  BinaryExpressionSyntax,
  ConditionalExpressionSyntax,
  ExpressionSyntax,
} from '../../syntax/nodes.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import { withoutParentheses } from './syntax-forms.ts';
import type { Binder } from '../binder.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { bad, literal, placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { applyConversion } from '../conversions/apply.ts';
import { conditionalType } from '../conversions/best-common-type.ts';
import { classifyImplicit, implicitBetween } from '../conversions/classify.ts';
import {
  assignOrReport,
  convertOrReport,
  reportNoImplicit,
  settleChoice,
  toNaturalValue,
} from '../conversions/convert.ts';
import { describe, isBad } from '../messages/describe.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { badOf } from '../messages/recovery.ts';
import { asPart, badWith } from '../bound-tree/bound-parts.ts';
import { dynamicBinary } from '../dynamic/dynamic-operations.ts';
import { resolveUserBinary, resolveUserUnary } from '../operators/user-defined-operators.ts';
import { bindOperandOrThrow } from './throw-expressions.ts';
import { isUnconverted, waitsForTarget } from '../bound-tree/unconverted.ts';
import type { AnyExpression, UnconvertedChoice } from '../bound-tree/unconverted.ts';
import { checkVariable } from './assignments/variables.ts';

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
  binder.error('CS0019', syntax, [operator, describe(left), describe(right)]);
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

// ---------------------------------------------------------------- ?:

interface BoundHead {
  readonly syntax: ConditionalExpressionSyntax;
  readonly condition: BoundExpression;
  readonly whenTrue: AnyExpression;
}

/** `condition ? a : b`; without a common type it waits for a target. Those that go on behind the colon are a chain. */
export function bindConditional(binder: Binder, syntax: ConditionalExpressionSyntax): AnyExpression {
  const heads: BoundHead[] = [];
  let last: AnyExpression | undefined;
  let at = syntax;
  while (!last) {
    const condition = bindCondition(binder, at.condition);
    const { whenTrue, whenFalse } = at;
    if (whenTrue.kind === 'RefExpression' && whenFalse.kind === 'RefExpression') {
      last = bindRefConditional(binder, at, condition);
      break;
    }
    heads.push({ syntax: at, condition, whenTrue: bindBranch(binder, whenTrue) });
    if (whenFalse.kind === 'ConditionalExpression') at = whenFalse;
    else last = bindBranch(binder, whenFalse);
  }
  return heads.reduceRight((whenFalse, head) => choiceOf(binder, head, whenFalse), last);
}

function bindBranch(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  if (syntax.kind !== 'RefExpression') return bindOperandOrThrow(binder, syntax);
  binder.error('CS8326', syntax.expression);
  return binder.bindExpression(syntax.expression);
}

function choiceOf(
  binder: Binder,
  { syntax, condition, whenTrue }: BoundHead,
  whenFalse: AnyExpression,
): AnyExpression {
  const build = ([a, b]: readonly BoundExpression[], target: Type): BoundExpression =>
    conditional(condition, a!, b!, target, syntax);
  const failed = (): BoundExpression => build([asPart(whenTrue), asPart(whenFalse)], errorType);
  if (isBad(whenTrue) || isBad(whenFalse)) {
    for (const branch of [whenTrue, whenFalse]) settleChoice(binder, branch);
    return failed();
  }
  const branches = [whenTrue, whenFalse];
  const thrown = branches.find(({ kind }) => kind === 'UnconvertedThrow');
  const nothing = thrown && branches.find(({ type }) => type && isVoid(type));
  if (thrown && nothing?.type) {
    reportNoImplicit(binder, thrown, nothing.type, thrown.span);
    return failed();
  }
  const type = conditionalType(binder.library, whenTrue, whenFalse);
  if (type !== undefined && type !== 'ambiguous' && isConstantChoice(condition, whenTrue, whenFalse)) {
    return build(
      [
        convertOrReport(binder, whenTrue, type, whenTrue.span),
        convertOrReport(binder, whenFalse, type, whenFalse.span),
      ],
      type,
    );
  }
  const choice: UnconvertedChoice = {
    kind: 'UnconvertedChoice',
    span: syntax,
    form: 'conditional',
    head: condition,
    type: type === 'ambiguous' ? undefined : type,
    isAmbiguous: type === 'ambiguous',
    branches: [
      { value: whenTrue, span: whenTrue.span },
      { value: whenFalse, span: whenFalse.span },
    ],
    build,
  };
  return choice;
}

const isConstantChoice = (
  condition: BoundExpression,
  whenTrue: AnyExpression,
  whenFalse: AnyExpression,
): boolean => condition.constant !== undefined && isConstant(whenTrue) && isConstant(whenFalse);

/** A `default` of the other branch's type is a constant, too. */
const isConstant = ({ kind, constant }: AnyExpression): boolean =>
  constant !== undefined || kind === 'DefaultLiteral' || kind === 'NullLiteral';

function conditional(
  condition: BoundExpression,
  whenTrue: BoundExpression,
  whenFalse: BoundExpression,
  type: Type,
  span: TextSpan,
): BoundExpression {
  const chosen = condition.constant && (condition.constant.value === true ? whenTrue : whenFalse);
  if (chosen?.constant && isConstantChoice(condition, whenTrue, whenFalse))
    return literal(chosen.constant.value, type, span);
  return { kind: 'Conditional', span, type, condition, whenTrue, whenFalse, isRef: false };
}

function bindRefConditional(
  binder: Binder,
  syntax: ConditionalExpressionSyntax,
  condition: BoundExpression,
): BoundExpression {
  const branch = (branchSyntax: ExpressionSyntax): BoundExpression => {
    const operand = branchSyntax.kind === 'RefExpression' ? branchSyntax.expression : branchSyntax;
    return checkVariable(binder, binder.bindExpression(operand), 'read', operand);
  };
  const whenTrue = branch(syntax.whenTrue);
  const whenFalse = branch(syntax.whenFalse);
  if (isBad(whenTrue) || isBad(whenFalse)) return bad(syntax, whenTrue.type);
  if (!sameType(whenTrue.type, whenFalse.type)) {
    binder.error('CS8327', whenFalse.span, [displayType(whenTrue.type)]);
    return bad(syntax, whenTrue.type);
  }
  return {
    kind: 'Conditional',
    span: syntax,
    type: whenTrue.type,
    condition,
    whenTrue,
    whenFalse,
    isRef: true,
  };
}

// ---------------------------------------------------------------- ??

/** `a ?? b`, and `a ?? b ?? …` as the chain that it is. */
export function bindNullCoalescing(binder: Binder, syntax: BinaryExpressionSyntax): BoundExpression {
  const starts = [coalescingStart(binder, syntax)];
  let last = syntax.right;
  while (last.kind === 'BinaryExpression' && last.operator === '??') {
    starts.push(coalescingStart(binder, last));
    last = last.right;
  }
  const bound = bindOperandOrThrow(binder, last);
  return starts.reduceRight<AnyExpression>(
    (right, { syntax: at, left }) => nullCoalescing(binder, at, left, right),
    bound,
  ) as BoundExpression;
}

interface CoalescingStart {
  readonly syntax: BinaryExpressionSyntax;
  readonly left: AnyExpression;
}

function coalescingStart(binder: Binder, syntax: BinaryExpressionSyntax): CoalescingStart {
  return { syntax, left: settleChoice(binder, binder.bindExpression(syntax.left)) };
}

function nullCoalescing(
  binder: Binder,
  syntax: BinaryExpressionSyntax,
  leftAny: AnyExpression,
  right: AnyExpression,
): BoundExpression {
  if (isBad(leftAny) || isBad(right.kind === 'UnconvertedThrow' ? right.exception : right))
    return bad(syntax);
  const fail = (): BoundExpression => {
    if (waitsForTarget(leftAny)) toNaturalValue(binder, leftAny, leftAny.span);
    else binder.error('CS0019', syntax, ['??', describe(leftAny), describe(right)]);
    return bad(syntax);
  };
  if (leftAny.type === undefined || isVoid(leftAny.type)) {
    if (
      leftAny.kind === 'NullLiteral' &&
      right.type !== undefined &&
      (isReferenceType(right.type) || nullableUnderlying(right.type))
    ) {
      return (
        coalesce(
          binder,
          convertOrReport(binder, leftAny, right.type, syntax.left),
          right,
          right.type,
          syntax,
        ) ?? fail()
      );
    }
    return fail();
  }
  const left = toNaturalValue(binder, leftAny, syntax.left);
  const { type } = left;
  const { library } = binder;
  const underlying = nullableUnderlying(type);
  if (!underlying && excludesNull(type)) return fail();
  if (right.type?.kind === 'dynamic' && type.kind !== 'dynamic')
    return coalesce(binder, left, right, right.type, syntax) ?? fail();
  if (underlying && classifyImplicit(library, right, underlying))
    return coalesce(binder, left, right, underlying, syntax) ?? fail();
  if (classifyImplicit(library, right, type)) return coalesce(binder, left, right, type, syntax) ?? fail();
  if (right.type !== undefined && !isVoid(right.type))
    return coalesce(binder, left, right, right.type, syntax) ?? fail();
  return fail();
}

/** The two with a result type; undefined where the left side does not convert to it. */
function coalesce(
  binder: Binder,
  left: BoundExpression,
  right: AnyExpression,
  type: Type,
  span: TextSpan,
): BoundExpression | undefined {
  const underlying = nullableUnderlying(left.type);
  const isWhole =
    nullableUnderlying(type) !== undefined && classifyImplicit(binder.library, left, type) !== undefined;
  const inside = placeholder(isWhole || !underlying ? left.type : underlying, left.span);
  const conversion = implicitBetween(binder.library, inside.type, type);
  if (!conversion) return undefined;
  const converted = applyConversion(binder, inside, conversion, type);
  return {
    kind: 'NullCoalescing',
    span,
    type,
    left,
    leftPlaceholder: inside,
    leftConverted: converted,
    right: convertOrReport(binder, right, type, right.span),
  };
}
