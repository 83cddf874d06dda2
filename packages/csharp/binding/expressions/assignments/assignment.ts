// Assignments `left = right`, and which kind of assignment an operator is (C# 12.21.2).
import type { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isVoid } from '../../../symbols/type-extensions.ts';
import type { AssignmentExpressionSyntax, ExpressionSyntax } from '../../../syntax/nodes.ts';
import { withoutParentheses } from '../syntax-forms.ts';
import type { Binder } from '../../binder.ts';
import { isReturnable } from './returned-references.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import { isSameVariable } from '../../bound-tree/same-variable.ts';
import type { BinaryOperator, BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { convertOrReport, reportTargetless } from '../../conversions/convert.ts';
import { isBad } from '../../messages/describe.ts';
import { bindCoalescing, bindCompound } from './compound-assignments.ts';
import { bindEventPlain } from './event-assignments.ts';
import { bindTarget, checkReferenceField, checkVariable } from './variables.ts';

/** `left = right` and its relatives. */
export function bindAssignment(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const { left, operator } = syntax;
  if (left.kind === 'ConditionalAccessExpression') {
    // `a?.b = c` is `a?(.b = c)`: the right side is evaluated only where there is something to assign to.
    const whenNotNull: AssignmentExpressionSyntax = {
      ...syntax,
      start: left.whenNotNull.start,
      left: left.whenNotNull,
    };
    return binder.areas.bindConditionalAccess(binder, { ...left, end: syntax.end, whenNotNull });
  }
  if (operator === '=') {
    if (isDeconstruction(left)) return binder.areas.bindDeconstruction(binder, syntax);
    return bindPlain(binder, syntax);
  }
  if (operator === '??=') return bindCoalescing(binder, syntax);
  return bindCompound(binder, syntax, operator.slice(0, -1) as BinaryOperator);
}

function isDeconstruction(left: ExpressionSyntax): boolean {
  return (
    left.kind === 'TupleExpression' ||
    (left.kind === 'DeclarationExpression' && left.designation.kind === 'ParenthesizedVariableDesignation')
  );
}

function bindPlain(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const { left, right } = syntax;
  if (right.kind === 'RefExpression') return bindRefAssignment(binder, syntax);
  if (isDiscardName(binder, left)) return discardAssignment(binder, left, right, syntax);
  const bound = bindTarget(binder, left);
  if (bound.kind === 'EventAccess') return bindEventPlain(binder, bound, right, syntax);
  const target = checkVariable(binder, bound, 'assign', withoutParentheses(left));
  if (isBad(target)) {
    const value = binder.bindExpression(right);
    if (value.kind === 'UnboundLambda') value.keepMistakes();
    return bad(syntax, target.type);
  }
  if (target.kind === 'DynamicMember' || target.kind === 'DynamicIndex')
    return assignDynamic(binder, target, right, syntax);
  const value = binder.bindConverted(right, target.type);
  if (isSameVariable(target, value)) binder.error('CS1717', syntax);
  return { kind: 'Assignment', span: syntax, type: target.type, target, value, isRef: false };
}

/** `d.x = value`: how the value converts is found at run time, from its static type where it has one. */
function assignDynamic(
  binder: Binder,
  target: BoundExpression,
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const bound = binder.bindExpression(right);
  const given =
    bound.kind === 'UnconvertedChoice' || bound.kind === 'DefaultLiteral'
      ? binder.toValue(bound, right)
      : bound;
  const value = convertOrReport(binder, given, target.type, right);
  const staticType = given.type?.kind === 'dynamic' ? undefined : given.type;
  const isConstant = !isUnconverted(given) && given.constant !== undefined;
  return {
    kind: 'Assignment',
    span,
    type: target.type,
    target,
    value,
    isRef: false,
    given: { staticType, isConstant },
  };
}

/** `_ = value`, where nothing is called `_`. */
function isDiscardName(binder: Binder, left: ExpressionSyntax): boolean {
  return (
    left.kind === 'IdentifierName' &&
    left.text === '_' &&
    !left.verbatim &&
    binder.lookupName('_', left, { arity: 0 }) === undefined
  );
}

/** Kinds of what may have no type, by which a discard has none either. */
const typeless: ReadonlySet<AnyExpression['kind']> = new Set([
  'NullLiteral',
  'UnboundLambda',
  'MethodGroup',
  'TupleLiteral',
]);

function discardAssignment(
  binder: Binder,
  left: ExpressionSyntax,
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const bound = binder.bindExpression(right);
  if (bound.type === undefined && typeless.has(bound.kind) && !isBad(bound)) {
    if (bound.kind !== 'TupleLiteral' || !reportTargetless(binder, bound)) binder.error('CS8183', left);
    return bad(span);
  }
  const value = binder.toValue(bound, right);
  if (isVoid(value.type)) {
    binder.error('CS8209', left);
    return bad(span);
  }
  return {
    kind: 'Assignment',
    span,
    type: value.type,
    target: { kind: 'Discard', span: left, type: value.type },
    value,
    isRef: false,
  };
}

function bindRefAssignment(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const target = bindTarget(binder, syntax.left);
  const refKind = target.kind === 'Local' ? target.local.refKind : refKindOfField(target);
  if (refKind === 'none') {
    if (!isBad(target)) binder.error('CS8373', syntax.left);
    binder.bindExpression(syntax.right.kind === 'RefExpression' ? syntax.right.expression : syntax.right);
    return bad(syntax);
  }
  const variable = target as BoundExpression;
  if (target.kind === 'FieldAccess' && !checkReferenceField(binder, target, syntax.left)) return bad(syntax);
  const value = binder.areas.bindReference(
    binder,
    syntax.right.kind === 'RefExpression' ? syntax.right.expression : syntax.right,
    variable.type,
    refKind === 'ref readonly',
    'refAssign',
  );
  if (
    target.kind === 'Local' &&
    value.kind === 'RefExpression' &&
    isReturnable(target) &&
    !isReturnable(value.operand)
  ) {
    const { start, end } = syntax.right.kind === 'RefExpression' ? syntax.right.expression : syntax.right;
    binder.error('CS8374', syntax, [target.local.name, binder.source.text.slice(start, end)]);
  }
  if (value.kind === 'RefExpression' && isSameVariable(variable, value.operand))
    binder.error('CS1717', syntax);
  return { kind: 'Assignment', span: syntax, type: variable.type, target: variable, value, isRef: true };
}

const refKindOfField = (target: AnyExpression): FieldSymbol['refKind'] =>
  target.kind === 'FieldAccess' ? target.field.refKind : 'none';
