// Conversions between numeric types (C# 10.2.3, 10.3.2) and of integer constants (10.2.11).
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';

/** The numeric types; `char` is one of them. */
export type NumericType = Exclude<SpecialType, 'object' | 'void' | 'bool' | 'string'>;

const implicitTargets: Readonly<Record<NumericType, readonly NumericType[]>> = {
  sbyte: ['short', 'int', 'nint', 'long', 'float', 'double', 'decimal'],
  byte: ['short', 'ushort', 'int', 'uint', 'nint', 'nuint', 'long', 'ulong', 'float', 'double', 'decimal'],
  short: ['int', 'nint', 'long', 'float', 'double', 'decimal'],
  ushort: ['int', 'uint', 'nint', 'nuint', 'long', 'ulong', 'float', 'double', 'decimal'],
  int: ['nint', 'long', 'float', 'double', 'decimal'],
  uint: ['nuint', 'long', 'ulong', 'float', 'double', 'decimal'],
  long: ['float', 'double', 'decimal'],
  ulong: ['float', 'double', 'decimal'],
  nint: ['long', 'float', 'double', 'decimal'],
  nuint: ['ulong', 'float', 'double', 'decimal'],
  char: ['ushort', 'int', 'uint', 'nint', 'nuint', 'long', 'ulong', 'float', 'double', 'decimal'],
  float: ['double'],
  double: [],
  decimal: [],
};
const implicitPairs = new Set(
  Object.entries(implicitTargets).flatMap(([from, targets]) => targets.map((to) => `${from}>${to}`)),
);

/** Whether the type takes part in numeric conversions; `char` does. */
export function isNumeric(special: SpecialType | undefined): special is NumericType {
  return special !== undefined && special in implicitTargets;
}
/** Whether every value of the one type is (nearly) one of the other (C# 10.2.3). */
export function isImplicitNumeric(from: NumericType, to: NumericType): boolean {
  return implicitPairs.has(`${from}>${to}`);
}

/** The types of integers, `char` included. */
export type IntegerType = Exclude<NumericType, 'float' | 'double' | 'decimal'>;

const ranges: Readonly<Record<IntegerType, readonly [bigint, bigint]>> = {
  sbyte: [-128n, 127n],
  byte: [0n, 255n],
  short: [-32768n, 32767n],
  ushort: [0n, 65535n],
  char: [0n, 65535n],
  int: [-2147483648n, 2147483647n],
  uint: [0n, 4294967295n],
  long: [-9223372036854775808n, 9223372036854775807n],
  ulong: [0n, 18446744073709551615n],
  // Constants of native integers are those that fit in 32 bits.
  nint: [-2147483648n, 2147483647n],
  nuint: [0n, 4294967295n],
};

/** Whether the type is one of integers; `char` is. */
export function isInteger(special: SpecialType | undefined): special is IntegerType {
  return special !== undefined && special in ranges;
}
/** Whether an integer value is one of the type's values. */
export function fitsIn(value: number | bigint, type: IntegerType): boolean {
  const [low, high] = ranges[type];
  return value >= low && value <= high;
}
/** The value in range by dropping high bits, as an unchecked conversion does. */
export function wrapInteger(value: bigint, type: IntegerType): bigint {
  const [low, high] = ranges[type];
  const size = high - low + 1n;
  const rest = (((value - low) % size) + size) % size;
  return rest + low;
}
/** An integer in the run-time form of the type: bigint for `long` and `ulong`, number for the others. */
export function inFormOf(value: number | bigint, type: IntegerType): number | bigint {
  return isBigint(type) ? BigInt(value) : Number(value);
}

/**
 * Implicit constant conversion: a constant of type `int` to a smaller or unsigned type that it fits in, one of type
 * `long` to `ulong` if it is not negative.
 */
export function isImplicitConstant(
  from: SpecialType | undefined,
  value: ConstantValue,
  to: SpecialType | undefined,
): boolean {
  if (from === 'int') {
    return (
      (to === 'sbyte' ||
        to === 'byte' ||
        to === 'short' ||
        to === 'ushort' ||
        to === 'uint' ||
        to === 'ulong' ||
        to === 'nuint') &&
      fitsIn(value as number, to)
    );
  }
  return from === 'long' && to === 'ulong' && (value as bigint) >= 0n;
}
