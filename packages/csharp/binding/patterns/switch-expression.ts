// `value switch { pattern when condition => result, … }` (C# 12.11).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isErroneous } from '../../symbols/type-extensions.ts';
import type { SwitchExpressionArmSyntax, SwitchExpressionSyntax } from '../../syntax/nodes.ts';
import { bindOperandOrThrow } from '../expressions/throw-expressions.ts';
import type { Binder } from '../binder.ts';
import { asPart, badWith } from '../bound-tree/bound-parts.ts';
import type { BoundExpression, BoundPattern } from '../bound-tree/bound-nodes.ts';
import { bestOfTypes } from '../conversions/best-common-type.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { missingCasts } from '../conversions/convert.ts';
import { isBad } from '../messages/describe.ts';
import { expressionVariables } from '../lookup/expression-variables.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { bindPattern } from './bind-pattern.ts';
import { decide } from './decisions.ts';
import { bindGoverningValue } from './governing-value.ts';
import { isReported } from './pattern-input.ts';
import { exampleOf } from './uncovered.ts';

interface Arm {
  readonly syntax: SwitchExpressionArmSyntax;
  readonly pattern: BoundPattern;
  readonly when: BoundExpression | undefined;
  readonly value: AnyExpression;
  readonly locals: readonly LocalSymbol[];
  readonly hasErrors: boolean;
  /** Which values it takes is not known. */
  readonly isUnknown: boolean;
}

/** The choice between the arms' values, which takes its type from them or from its target. */
export function bindSwitchExpression(binder: Binder, syntax: SwitchExpressionSyntax): AnyExpression {
  const value = bindGoverningValue(binder, syntax.governingExpression, 'CS8117');
  const arms = syntax.arms.map((arm) => bindArm(binder, arm, value.type));
  if (!isErroneous(value.type)) checkArms(binder, value.type, arms, syntax.switchKeyword);
  const values = arms.map((arm) => arm.value);
  const common = values.some(isBad)
    ? errorType
    : bestOfTypes(
        binder.library,
        values.map((each) => each.type),
      );
  const type =
    common && values.every((each) => classifyImplicit(binder.library, each, common) !== undefined)
      ? common
      : undefined;
  if (isErroneous(value.type) || type?.kind === 'error')
    return badWith(syntax, [build(syntax, value, arms, values.map(asPart), errorType)], type ?? errorType);
  return {
    kind: 'UnconvertedChoice',
    span: syntax,
    form: 'switch',
    head: value,
    hasErrors: arms.some(({ hasErrors }) => hasErrors),
    type,
    keywordSpan: syntax.switchKeyword,
    branches: arms.map((arm) => ({ value: arm.value, span: arm.value.span })),
    build: (converted, to): BoundExpression => build(syntax, value, arms, converted, to),
  };
}

function build(
  span: TextSpan,
  value: BoundExpression,
  arms: readonly Arm[],
  converted: readonly BoundExpression[],
  type: Type,
): BoundExpression {
  return {
    kind: 'SwitchExpression',
    span,
    type,
    value,
    arms: arms.map(({ pattern, when, locals, syntax }, index) => ({
      pattern,
      when,
      locals,
      value: converted[index]!,
      span: { start: syntax.start, end: syntax.end },
    })),
  };
}

function bindArm(binder: Binder, syntax: SwitchExpressionArmSyntax, inputType: Type): Arm {
  const inner = binder.withNewScope();
  const scope = inner.scope!;
  for (const part of [syntax.pattern, syntax.whenClause, syntax.expression]) {
    if (part)
      for (const identifier of expressionVariables(binder.submission, part))
        scope.pending.set(identifier.text, identifier.start);
  }
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const pattern = bindPattern(inner, syntax.pattern, inputType);
  const when = syntax.whenClause && inner.bindCondition(syntax.whenClause);
  const value = bindOperandOrThrow(inner, syntax.expression);
  const hasErrors = diagnostics.hasErrorsSince(before, missingCasts);
  const isUnknown = hasErrors || isReported(pattern);
  return { syntax, pattern, when, value, locals: scope.locals, hasErrors, isUnknown };
}

/** Reports arms that nothing reaches, and warns of values that no arm takes. */
function checkArms(binder: Binder, type: Type, arms: readonly Arm[], keyword: TextSpan): void {
  const { reachable, nearestGap } = decide(
    binder,
    type,
    arms.map(({ pattern, when }) => ({
      pattern,
      hasCondition: when !== undefined && when.constant?.value !== true,
    })),
  );
  // What an arm takes is not known once something is wrong with it.
  const sound = arms.findIndex(({ isUnknown }) => isUnknown);
  for (const [index, arm] of (sound < 0 ? arms : arms.slice(0, sound)).entries()) {
    if (!reachable[index]) binder.error('CS8510', arm.pattern.span);
  }
  if (sound >= 0 || reachable.includes(false) || arms.length === 0 || !nearestGap) return;
  const { text, isUnnamedEnum } = exampleOf(nearestGap, type);
  binder.error(nearestGap.hasCondition ? 'CS8846' : isUnnamedEnum ? 'CS8524' : 'CS8509', keyword, [text]);
}
