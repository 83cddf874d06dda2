// How readers, writers and JValues keep a single value: compact where JSON's own numbers are concerned.
import { changes, noteItems } from '@mockwright/language/runtime/change-log';
import { Box } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';

/**
 * A value in compact form. As a value of kind Integer a number is an `Int64`, as one of kind Float a `Double`; a bigint
 * is an `Int64` beyond 2^53. An `Int32` goes in a {@link Box} here. All else is in boxed form; null is null.
 */
export type Scalar = unknown;

/** The value as `object`: `JValue.Value`, `JsonReader.Value`. */
export function boxScalar(value: Scalar, isInteger: boolean): unknown {
  if (typeof value === 'number')
    // Readers of template code may tell a token of one kind and a value of another.
    return isInteger && Number.isInteger(value) ? BigInt(value) : new Box(specialType('double'), value);
  // Bytes are those of the token itself.
  if (changes.log !== null && Array.isArray(value)) noteItems(changes.log, value as unknown[]);
  return value instanceof Box && value.$type === specialType('int') ? value.value : value;
}

/** The compact form of an `object`. */
export function scalarOf(value: unknown): Scalar {
  if (typeof value === 'number') return new Box(specialType('int'), value);
  if (typeof value === 'bigint')
    return value <= 9007199254740991n && value >= -9007199254740991n ? Number(value) : value;
  return value instanceof Box && value.$type === specialType('double') ? value.value : value;
}

/** {@link scalarOf} of what goes with a token that may say another kind of number: such a one keeps its own. */
export function scalarOfToken(value: unknown, isInteger: boolean): Scalar {
  const isOther = isInteger ? value instanceof Box : typeof value === 'bigint';
  return isOther ? value : scalarOf(value);
}
