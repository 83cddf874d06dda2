// `nint` and `nuint` at run time: the run-time binder knows them as `IntPtr` and `UIntPtr`, structs with few operators.
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { isNumeric } from '../conversions/numeric.ts';
import type { OperandType } from './late-context.ts';

/** Whether the type is `nint` or `nuint`. */
export const isNativeInteger = (type: OperandType): boolean =>
  type?.special === 'nint' || type?.special === 'nuint';

const offsets: ReadonlySet<SpecialType> = new Set(['sbyte', 'byte', 'short', 'ushort', 'char', 'int']);

/** Whether numbers, of which one is a native integer, have that operator at run time: all others are unknown to it. */
export function hasPointerOperator(operator: string, [left, right]: readonly OperandType[]): boolean {
  switch (operator) {
    case '+':
    case '-':
      return isNativeInteger(left) && right?.special !== undefined && offsets.has(right.special);
    case '==':
    case '!=':
      return left === right;
    default:
      return false;
  }
}

/** Whether both are numbers and one of them is a native integer: between such types all is different at run time. */
export const areNativeNumbers = (types: readonly OperandType[]): boolean =>
  types.some(isNativeInteger) && types.every((type) => type !== undefined && isNumeric(type.special));
