// How many bytes the types of whole numbers, characters and bools take.
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';

/** Types whose values are all bits, each pattern another value; in bytes. */
export const wholeSizes: Readonly<Partial<Record<SpecialType, number>>> = {
  bool: 1,
  char: 2,
  sbyte: 1,
  byte: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  long: 8,
  ulong: 8,
};
