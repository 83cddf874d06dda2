// The one way in which values are stored in arrays that come from elsewhere: an array may be of another type than is said.
import type { Type } from '../metadata/symbols.ts';
import { box, isInstance, isUnboxable } from './casting.ts';
import { ArrayTypeMismatchException } from './exceptions.ts';
import { isReference } from './type-relations.ts';

/**
 * A value that is about to be stored as an element.
 * @param kept the type of the array's elements
 * @param value in the natural form of `said`
 * @param said the type of which the value is known to be
 * @returns the value
 * @throws {ArrayTypeMismatchException} where the array does not hold such a value
 */
export function storable<T>(kept: Type, value: T, said: Type): T {
  if (kept !== said && !isStorable(kept, value, said)) throw new ArrayTypeMismatchException();
  return value;
}

/** A value of that type, which a delegate keeps with it from now on, unless it knows another one. */
export function typedDelegate<T>(value: T, type: Type): T {
  return typeof value === 'function' && type.kind === 'delegate' ? (box(value, type) as T) : value;
}

function isStorable(kept: Type, value: unknown, said: Type): boolean {
  if (!isReference(kept) || !isReference(said)) return isUnboxable(said, kept);
  return value === null || isInstance(box(value, said), kept);
}
