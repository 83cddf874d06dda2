// Comparisons that are allowed but hardly meant: of a variable with itself, of references where values are at hand.
import type { Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayType } from '../../symbols/display.ts';
import { isNamed, isObject, isString } from '../../symbols/type-facts.ts';
import type { BinaryOperator } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { isUnconverted } from '../unconverted.ts';
import type { AnyExpression } from '../unconverted.ts';
import type { BinarySignature } from './binary-signatures.ts';

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=']);

/** Warns of `x == x` (CS1718) and of `object == string` (CS0252, CS0253). */
export function checkComparison(
  binder: Binder,
  operator: BinaryOperator,
  found: BinarySignature,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): void {
  if (!comparisons.has(operator) || isUnconverted(left) || isUnconverted(right)) return;
  if (found.kind !== 'userDefined' && isSameVariable(left, right)) binder.error('CS1718', span);
  if (found.kind !== 'object') return;
  const isCast = ({ span: { start } }: AnyExpression): boolean => binder.source.text[start] === '(';
  if (isObject(left.type) && hasOwnEquality(right.type) && !isCast(left))
    binder.error('CS0252', span, [displayType(right.type)]);
  else if (isObject(right.type) && hasOwnEquality(left.type) && !isCast(right))
    binder.error('CS0253', span, [displayType(left.type)]);
}

function isSameVariable(left: AnyExpression, right: AnyExpression): boolean {
  if (left.kind === 'Conversion') return isSameVariable(left.operand, right);
  if (right.kind === 'Conversion') return isSameVariable(left, right.operand);
  if (left.kind === 'Local') return right.kind === 'Local' && left.local === right.local;
  if (left.kind !== 'FieldAccess' || right.kind !== 'FieldAccess' || left.field !== right.field) return false;
  if (!left.receiver || !right.receiver) return left.receiver === right.receiver;
  return (
    (left.receiver.kind === 'This' && right.receiver.kind === 'This') ||
    isSameVariable(left.receiver, right.receiver)
  );
}

/** Whether `==` compares the values of the type. */
function hasOwnEquality(type: Type): boolean {
  if (isString(type)) return true;
  for (let at = isNamed(type) && type.kind === 'class' ? type : null; at; at = at.baseType)
    if (at.members('op_Equality').length > 0) return true;
  return false;
}
