// `condition ? a : b`.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isVoid } from '../../symbols/type-extensions.ts';
import type { ConditionalExpressionSyntax, ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { asPart } from '../bound-tree/bound-parts.ts';
import type { AnyExpression, UnconvertedChoice } from '../bound-tree/unconverted.ts';
import { conditionalType } from '../conversions/best-common-type.ts';
import { convertOrReport, reportNoImplicit, settleChoice } from '../conversions/convert.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { isBad } from '../messages/describe.ts';
import { checkVariable } from './assignments/variables.ts';
import { bindCondition } from './logical.ts';
import { bindOperandOrThrow } from './throw-expressions.ts';

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
