// What a binary operator takes and gives, however it was chosen.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import type { BinaryOperator, OperandKind } from '../bound-tree/bound-nodes.ts';
import { isComparison } from './comparison-operators.ts';

/** What an operator takes and gives; operand types are nullable when it is lifted. */
export interface BinarySignature {
  readonly kind: OperandKind;
  readonly left: Type;
  readonly right: Type;
  readonly result: Type;
  readonly isLifted: boolean;
  readonly method?: MethodSymbol | undefined;
}
/** The operator found; undefined where none applies. */
export type BinaryResolution = BinarySignature | 'ambiguous' | undefined;

/** `+`, `-` and so on. */
export const arithmetic: ReadonlySet<BinaryOperator> = new Set(['+', '-', '*', '/', '%']);
/** `&`, `|`, `^`. */
export const bitwise: ReadonlySet<BinaryOperator> = new Set(['&', '|', '^']);
/** `<<` and the like, whose right operand is an `int`. */
export const shifts: ReadonlySet<BinaryOperator> = new Set(['<<', '>>', '>>>']);

/** `==` and `!=`. */
export const isEquality = (operator: BinaryOperator): boolean => operator === '==' || operator === '!=';

/** A built-in operator, lifted or not; what compares gives `bool`. */
export function signature(
  library: Library,
  operator: BinaryOperator,
  kind: OperandKind,
  left: Type,
  right: Type,
  isLifted: boolean,
  result: Type = left,
): BinarySignature {
  if (isComparison(operator)) result = library.special('bool');
  if (!isLifted) return { kind, left, right, result, isLifted };
  return {
    kind,
    left: library.nullable(left),
    right: library.nullable(right),
    result: isComparison(operator) ? result : library.nullable(result),
    isLifted,
  };
}
