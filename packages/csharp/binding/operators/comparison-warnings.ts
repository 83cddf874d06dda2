// Comparisons that are allowed but hardly meant: of a variable with itself, with a constant that
// it cannot have, of references where values are at hand.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isNamed, isNullable, isString } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BinaryOperator, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { fitsIn, isInteger } from '../conversions/numeric.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { isSameVariable } from '../bound-tree/same-variable.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { isComparison } from './comparison-operators.ts';
import type { BinarySignature } from './signature.ts';

/** Warns of `x == x` (CS1718), of `aByte == 300` (CS0652) and of `object == string` (CS0252, CS0253). */
export function checkComparison(
  binder: Binder,
  operator: BinaryOperator,
  found: BinarySignature,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): void {
  if (!isComparison(operator) || isUnconverted(left) || isUnconverted(right)) return;
  checkSelfComparison(binder, left, right, span);
  if (isVacuous(left, right, found.left) || isVacuous(right, left, found.right)) {
    const narrow = left.constant ? right : left;
    binder.error('CS0652', span, [displayType(narrow.type)]);
  }
  if (found.kind !== 'object') return;
  const isCast = ({ span: { start } }: AnyExpression): boolean => binder.source.text[start] === '(';
  const ofRight = equalityOf(right.type);
  const ofLeft = equalityOf(left.type);
  if (ofRight !== undefined && !ofLeft && !isCast(left)) binder.error('CS0252', span, [ofRight]);
  else if (ofLeft !== undefined && !ofRight && !isCast(right)) binder.error('CS0253', span, [ofLeft]);
}

/** Warns of `x == x` (CS1718). */
export function checkSelfComparison(
  binder: Binder,
  left: BoundExpression,
  right: BoundExpression,
  span: TextSpan,
): void {
  if (isSameVariable(left, right)) binder.error('CS1718', span);
}

/** Warns of lifted operators with an operand that is always null: CS0458, CS0464, CS0472. */
export function checkNulls(
  binder: Binder,
  operator: BinaryOperator,
  found: BinarySignature,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): void {
  if (!found.isLifted) return;
  const nothing = isAlwaysNull(right) ? right : isAlwaysNull(left) ? left : undefined;
  if (!nothing) return;
  const typeText = displayType(nothing.type ?? (nothing === left ? found.left : found.right));
  if (!isComparison(operator)) {
    if (found.kind !== 'bool') binder.error('CS0458', span, [displayType(found.result)]);
  } else if (operator !== '==' && operator !== '!=') binder.error('CS0464', span, [typeText]);
  else if (found.kind !== 'userDefined') {
    const { type } = nothing === left ? right : left;
    if (type && !isNullable(type))
      binder.error('CS0472', span, [operator === '!=' ? 'true' : 'false', displayType(type), typeText]);
  }
}

/** `null`, or the default of a nullable type. */
export function isAlwaysNull(expression: AnyExpression): boolean {
  if (expression.kind === 'NullLiteral') return true;
  return expression.kind === 'Default' && isNullable(expression.type);
}

/** Whether a value is widened only to be compared with a constant that it can never have. */
function isVacuous(value: BoundExpression, { constant }: BoundExpression, compared: Type): boolean {
  const type = value.type.special;
  if (value.constant || !constant || !isInteger(type) || type === 'char') return false;
  const number = constant.value;
  return (
    isInteger(compared.special) &&
    !sameType(value.type, compared) &&
    (typeof number === 'number' || typeof number === 'bigint') &&
    !fitsIn(number, type)
  );
}

/** The type by whose `==` the values of the type are compared. */
function equalityOf(type: Type): string | undefined {
  if (isString(type)) return displayType(type);
  if (type.kind === 'delegate') return 'MulticastDelegate';
  for (let at = isNamed(type) && type.kind === 'class' ? type : null; at; at = at.baseType)
    if (at.members('op_Equality').length > 0) return displayType(at);
  return undefined;
}
