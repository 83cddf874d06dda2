// Tuples that library methods return.
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { createTuple } from '@mockwright/language/runtime/tuple';
import type { ValueTuple } from '@mockwright/language/runtime/tuple';

/** `(a, b)` of two values of one type. */
export function pairOf(type: Type, first: unknown, second: unknown): ValueTuple {
  return createTuple(coreType('System.ValueTuple', 2).construct([type, type]), [first, second]);
}
