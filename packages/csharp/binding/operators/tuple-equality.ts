// `==` and `!=` of tuples: element by element (C# 12.12.11).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { tupleElementTypes } from '../../symbols/display.ts';
import { isNullable, isTuple, isValueType, stripNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import type { BinaryOperator, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { toNaturalValue } from '../conversions/convert.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression, TupleLiteral } from '../bound-tree/unconverted.ts';

type Compare = (
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
) => BoundExpression;

/** Both sides are tuples or tuple literals; one may be `default`, which is a tuple of the other's type. */
export function isTupleComparison(left: AnyExpression, right: AnyExpression): boolean {
  return (
    (isTupleLike(left) && (isTupleLike(right) || isDefaultOf(right, left))) ||
    (isTupleLike(right) && isDefaultOf(left, right))
  );
}
const isDefaultOf = (expression: AnyExpression, other: AnyExpression): boolean =>
  expression.kind === 'DefaultLiteral' && other.type !== undefined;
const isTupleLike = (expression: AnyExpression): boolean =>
  expression.kind === 'TupleLiteral' ||
  (expression.type !== undefined && isTuple(stripNullable(expression.type)));

/** Compares pairwise; `compare` binds the comparison of two elements. */
export function tupleEquality(
  binder: Binder,
  operator: '==' | '!=',
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
  compare: Compare,
): BoundExpression {
  if (left.kind === 'DefaultLiteral' || right.kind === 'DefaultLiteral') {
    const typed = (side: AnyExpression, other: AnyExpression): AnyExpression =>
      side.kind === 'DefaultLiteral' ? binder.convert(side, other.type!, side.span) : side;
    return tupleEquality(binder, operator, typed(left, right), typed(right, left), span, compare);
  }
  const leftParts = partsOf(left, span);
  const rightParts = partsOf(right, span);
  if (leftParts.length !== rightParts.length) {
    binder.error('CS8384', span, [leftParts.length, rightParts.length]);
    return bad(span);
  }
  warnAboutNames(binder, left, right);
  const leftSlots: BoundExpression[] = [];
  const comparisons: BoundExpression[] = [];
  const types = { left: [] as Type[], right: [] as Type[] };
  const leftPlaceholders = [];
  const rightPlaceholders = [];
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  for (const [index, one] of leftParts.entries()) {
    const other = rightParts[index]!;
    const comparison = compare(binder, operator, one, other, span);
    leftSlots.push(comparison);
    comparisons.push(binder.convert(comparison, binder.library.special('bool'), span));
    types.left.push(typeBeside(binder, one, other.type));
    types.right.push(typeBeside(binder, other, one.type));
    leftPlaceholders.push(one.kind === 'Placeholder' ? one : placeholder(types.left[index]!, one.span));
    rightPlaceholders.push(
      other.kind === 'Placeholder' ? other : placeholder(types.right[index]!, other.span),
    );
  }
  diagnostics.mergeSince(before);
  return {
    kind: 'Binary',
    span,
    type: binder.library.special('bool'),
    operator,
    operandKind: 'tuple',
    isChecked: false,
    left: wholeTuple(binder, left, types.left),
    right: wholeTuple(binder, right, types.right),
    isLifted: false,
    tupleElements: { left: leftPlaceholders, right: rightPlaceholders, comparisons },
  };
}

/** The type of an element that may have none: that of the other side, made one of values that `null` is among. */
function typeBeside(binder: Binder, element: AnyExpression, other: Type | undefined): Type {
  const { library } = binder;
  if (element.type !== undefined) return element.type;
  if (other === undefined) return library.special('object');
  if (element.kind === 'NullLiteral' && isValueType(other) && !isNullable(other))
    return library.nullable(other);
  if (element.kind !== 'TupleLiteral' || !isTuple(stripNullable(other))) return other;
  const others = tupleElementTypes(stripNullable(other) as never);
  return others.length === element.elements.length
    ? library.tuple(element.elements.map((each, index) => typeBeside(binder, each, others[index])))
    : other;
}

/** The elements as expressions: those of a literal without a type as they are, all others as placeholders. */
function partsOf(expression: AnyExpression, span: TextSpan): readonly AnyExpression[] {
  if (expression.kind === 'TupleLiteral') {
    return expression.elements.map((element) => {
      if (element.type === undefined) return element;
      if (!isUnconverted(element) && element.constant)
        return { ...placeholder(element.type, element.span), constant: element.constant };
      return element.kind === 'TupleLiteral' ? element : placeholder(element.type, element.span);
    });
  }
  return tupleElementTypes(stripNullable(expression.type!) as never).map((type) => placeholder(type, span));
}

/** The tuple itself; elements without a type become those of the other side. */
function wholeTuple(binder: Binder, expression: AnyExpression, types: readonly Type[]): BoundExpression {
  if (expression.kind !== 'TupleLiteral') return toNaturalValue(binder, expression, expression.span);
  return binder.convert(withoutNames(expression), binder.library.tuple(types), expression.span);
}

/** The literal as one whose names count for nothing, so that nothing is said of them. */
function withoutNames(literal: TupleLiteral): TupleLiteral {
  const elements = literal.elements.map((each) => (each.kind === 'TupleLiteral' ? withoutNames(each) : each));
  return { ...literal, elements, nameSpans: [] };
}

function warnAboutNames(binder: Binder, left: AnyExpression, right: AnyExpression): void {
  const namesOf = (side: AnyExpression): readonly (string | undefined)[] =>
    side.kind === 'TupleLiteral'
      ? side.names
      : ((stripNullable(side.type!) as { tupleNames?: readonly (string | undefined)[] }).tupleNames ?? []);
  const written = (side: AnyExpression, index: number): string | undefined =>
    side.kind === 'TupleLiteral' && side.isNameExplicit[index] === true ? side.names[index] : undefined;
  const leftNames = namesOf(left);
  const rightNames = namesOf(right);
  for (let index = 0; index < Math.max(leftNames.length, rightNames.length); index++) {
    if (leftNames[index] === rightNames[index]) continue;
    // Where both sides name it, only the right one is told of.
    const side = written(right, index) === undefined ? left : right;
    const name = written(side, index);
    if (name !== undefined && side.kind === 'TupleLiteral')
      binder.error('CS8383', side.nameSpans[index] ?? side.elementSpans[index]!, [name]);
  }
}
