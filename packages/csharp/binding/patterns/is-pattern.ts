// `value is pattern` (C# 12.12.12).
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isVoid } from '../../symbols/type-extensions.ts';
import type { IsPatternExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPattern } from '../bound-tree/bound-nodes.ts';
import { missingCasts, reportTargetless } from '../conversions/convert.ts';
import { describe, isBad } from '../messages/describe.ts';
import { hasAnyErrors } from '../bound-tree/has-errors.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { isTypelessTuple } from './governing-value.ts';
import { bindPatternOfIs } from './bind-pattern.ts';
import { decide } from './decisions.ts';

/** With a type that nobody knows a pattern is one all the same. */
const ofTypes: ReadonlySet<string> = new Set([...missingCasts, 'CS0234', 'CS0246']);

/** `x is pattern`; warns where it always or never matches. */
export function bindIsPattern(binder: Binder, syntax: IsPatternExpressionSyntax): BoundExpression {
  const bool = binder.library.special('bool');
  const bound = binder.bindExpression(syntax.expression);
  const operand = operandOf(binder, bound, syntax);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const pattern = bindPatternOfIs(binder, syntax.pattern, operand.type);
  const isSound = !isBad(operand) && !diagnostics.hasErrorsSince(before, missingCasts);
  const outcome =
    isSound && !hasAnyErrors(operand) ? checkOutcome(binder, operand, pattern, syntax) : 'sometimes';
  return {
    kind: 'IsPattern',
    span: syntax,
    type: bool,
    operand,
    pattern,
    outcome,
    hasErrors: isBad(operand) || diagnostics.hasErrorsSince(before, ofTypes),
  };
}

/** The value to be matched; what is none is reported. */
function operandOf(binder: Binder, bound: AnyExpression, syntax: IsPatternExpressionSyntax): BoundExpression {
  const span = syntax.expression;
  if (bound.kind === 'UnboundLambda' || bound.kind === 'MethodGroup') binder.error('CS0837', span);
  else if (bound.kind === 'NullLiteral' || (bound.type !== undefined && isVoid(bound.type)))
    binder.error('CS8117', span, [describe(bound)]);
  else if (isTypelessTuple(bound)) {
    if (!reportTargetless(binder, bound)) binder.error('CS0023', span, ['is', describe(bound)]);
  } else return binder.toValue(bound, span);
  return bad(span);
}

type Outcome = 'always' | 'never' | 'sometimes';

/** Reports a pattern that no value or every value matches, and tells which it is. */
function checkOutcome(
  binder: Binder,
  operand: BoundExpression,
  pattern: BoundPattern,
  syntax: IsPatternExpressionSyntax,
): Outcome {
  const { type } = operand;
  if (isErroneous(type)) return 'sometimes';
  const { reachable, isExhaustive } = decide(binder, type, [{ pattern, hasCondition: false }]);
  if (!reachable[0]) {
    binder.error('CS8518', syntax, [displayType(type)]);
    return 'never';
  }
  if (operand.constant) return checkConstantOutcome(binder, type, operand.constant.value, pattern, syntax);
  if (!isExhaustive) return 'sometimes';
  if (!isSilent(pattern)) binder.error('CS8794', syntax, [displayType(type)]);
  return 'always';
}

/** Whether a pattern matches a constant is mostly known. */
function checkConstantOutcome(
  binder: Binder,
  type: Type,
  value: ConstantValue,
  pattern: BoundPattern,
  syntax: IsPatternExpressionSyntax,
): Outcome {
  const input = { span: syntax, inputType: type };
  const constant: BoundPattern = { ...input, kind: 'ConstantPattern', value, type };
  const canMatch = (right: BoundPattern): boolean => {
    const both: BoundPattern = { ...input, kind: 'BinaryPattern', operator: 'and', left: constant, right };
    return decide(binder, type, [{ pattern: both, hasCondition: false }]).reachable[0]!;
  };
  if (!canMatch(pattern)) {
    binder.error('CS8519', syntax);
    return 'never';
  }
  if (canMatch({ ...input, kind: 'NotPattern', operand: pattern })) return 'sometimes';
  if (pattern.kind === 'ConstantPattern') binder.error('CS8520', syntax);
  else if (!isSilent(pattern)) binder.error('CS8793', syntax);
  return 'always';
}

/** Patterns that are meant to match everything. */
function isSilent(pattern: BoundPattern): boolean {
  return (
    pattern.kind === 'DeclarationPattern' ||
    pattern.kind === 'DiscardPattern' ||
    pattern.kind === 'RecursivePattern'
  );
}
