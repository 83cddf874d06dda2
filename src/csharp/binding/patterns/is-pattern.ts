// `value is pattern` (C# 12.12.12).
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isVoid } from '../../symbols/type-facts.ts';
import type { IsPatternExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-factory.ts';
import type { BoundExpression, BoundPattern } from '../bound-nodes.ts';
import { describe, isBad } from '../describe.ts';
import type { AnyExpression } from '../unconverted.ts';
import { bindPatternOfIs } from './bind-pattern.ts';
import { decide } from './decisions.ts';

export function bindIsPattern(binder: Binder, syntax: IsPatternExpressionSyntax): BoundExpression {
  const bool = binder.library.special('bool');
  const bound = binder.bindExpression(syntax.expression);
  const operand = operandOf(binder, bound, syntax);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const pattern = bindPatternOfIs(binder, syntax.pattern, operand.type);
  if (isBad(operand)) return bad(syntax, bool, [operand]);
  const matchesAll =
    !diagnostics.hasErrorsSince(before) && checkOutcome(binder, operand, pattern, syntax) === 'always';
  return { kind: 'IsPattern', span: syntax, type: bool, operand, pattern, matchesAll };
}

/** The value to be matched; what is none is reported. */
function operandOf(binder: Binder, bound: AnyExpression, syntax: IsPatternExpressionSyntax): BoundExpression {
  const isValueless =
    bound.kind === 'NullLiteral' ||
    bound.kind === 'UnboundLambda' ||
    bound.kind === 'MethodGroup' ||
    bound.kind === 'DefaultLiteral' ||
    (bound.type !== undefined && isVoid(bound.type));
  if (!isValueless) return binder.compilation.areas.toValue(binder, bound, syntax.expression);
  binder.error('CS8117', syntax.expression, [describe(bound)]);
  return bad(syntax.expression);
}

/** Reports a pattern that no value or every value matches, and tells which it is. */
function checkOutcome(
  binder: Binder,
  operand: BoundExpression,
  pattern: BoundPattern,
  syntax: IsPatternExpressionSyntax,
): 'always' | 'never' | 'sometimes' {
  const { type } = operand;
  if (isErroneous(type)) return 'sometimes';
  const { reachable, gaps } = decide(binder, type, [{ pattern, hasCondition: false }]);
  if (!reachable[0]) {
    binder.error('CS8518', syntax, [displayType(type)]);
    return 'never';
  }
  if (gaps.length > 0) return 'sometimes';
  if (!isSilent(pattern) && !(operand.constant && pattern.kind === 'ConstantPattern'))
    binder.error('CS8794', syntax, [displayType(type)]);
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
