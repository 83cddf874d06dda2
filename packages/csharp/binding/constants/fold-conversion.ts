// The value of a constant after a conversion to another constant type.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { OverflowException } from '@mockwright/language/runtime/exceptions';
import { fitsIn, inFormOf, isInteger, isNumeric, wrapInteger } from '../conversions/numeric.ts';
import type { NumericType } from '../conversions/numeric.ts';

/** A folded constant, or that it does not fit (CS0221). */
export type Folded = { readonly value: ConstantValue } | 'overflow';

/**
 * Converts a number constant between numeric types (enums: their underlying types). Unless `isChecked`, integers lose
 * their high bits.
 * @returns undefined where either type is not numeric
 */
export function foldNumericConversion(
  value: ConstantValue,
  from: SpecialType | undefined,
  to: SpecialType | undefined,
  isChecked: boolean,
): Folded | undefined {
  if (!isNumeric(from) || !isNumeric(to)) return undefined;
  if (from === to) return { value };
  if (to === 'decimal') return toDecimal(value as number | bigint, from);
  if (to === 'float' || to === 'double') {
    const number = value instanceof Decimal ? value.toDouble() : Number(value);
    return { value: to === 'float' ? Math.fround(number) : number };
  }
  const whole = wholePart(value as number | bigint | Decimal);
  if (whole === undefined) return isChecked ? 'overflow' : { value: inFormOf(0, to) };
  if (fitsIn(whole, to)) return { value: inFormOf(whole, to) };
  // What native integers of 64 bits hold is converted when it runs.
  if (to === 'nint' || to === 'nuint')
    return isChecked && !fitsIn(whole, to === 'nint' ? 'long' : 'ulong') ? 'overflow' : undefined;
  if (isChecked || value instanceof Decimal) return 'overflow';
  if (!isInteger(from)) return { value: inFormOf(0, to) };
  return { value: inFormOf(wrapInteger(whole, to), to) };
}

function toDecimal(value: number | bigint, from: NumericType): Folded {
  try {
    return {
      value: isInteger(from)
        ? Decimal.fromInteger(value)
        : from === 'float'
          ? Decimal.fromSingle(Number(value))
          : Decimal.fromDouble(Number(value)),
    };
  } catch (error) {
    if (error instanceof OverflowException) return 'overflow';
    throw error;
  }
}

/** The integer part; undefined for NaN and the infinities. */
function wholePart(value: number | bigint | Decimal): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (value instanceof Decimal) return value.toBigInt();
  return Number.isFinite(value) ? BigInt(Math.trunc(value)) : undefined;
}
