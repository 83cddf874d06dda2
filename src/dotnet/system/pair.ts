// Tuples that library methods return.
import type { Type } from '../../metadata/symbols.ts';
import { coreType } from '../../runtime/core-types.ts';
import { createTuple } from '../../runtime/tuple.ts';
import type { ValueTuple } from '../../runtime/tuple.ts';

/** `(a, b)` of two values of one type. */
export function pairOf(type: Type, first: unknown, second: unknown): ValueTuple {
  return createTuple(coreType('System.ValueTuple', 2).construct([type, type]), [first, second]);
}
