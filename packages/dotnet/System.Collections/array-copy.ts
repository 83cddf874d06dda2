// `CopyTo` of the collections that keep their elements in an array: it is `Array.Copy`, with its words.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { copy, setValue } from '../System/array-members.ts';
import { invalidOffsetLength } from './argument-checks.ts';
import { arrayFrom, checkTarget } from './read-items.ts';

/**
 * Copies a part of the elements into an array of the template.
 * @throws {ArgumentException} where the part does not lie within the elements, and what `Array.Copy` throws
 */
export function copyPart(
  items: readonly unknown[],
  element: Type,
  index: number,
  array: unknown[] | null,
  arrayIndex: number,
  count: number,
): void {
  if (items.length - index < count) throw invalidOffsetLength();
  // Numbers below zero are for `Array.Copy` to refuse.
  const isWithin = index >= 0 && count >= 0;
  const part = arrayFrom(isWithin ? items.slice(index, index + count) : [], element);
  copy(part, isWithin ? 0 : index, array as NetArray | null, arrayIndex, count);
}
/**
 * Copies boxed elements as `Array.SetValue` stores them: what the collections without type arguments do.
 * @throws {ArgumentException} for an array that has no room or several dimensions
 * @throws {InvalidCastException} for an element that is none of the array's
 */
export function setAll(
  items: readonly unknown[],
  array: unknown[],
  index: number,
  indexName: string = 'index',
): void {
  checkTarget(items.length, array, index, indexName);
  for (const [at, item] of items.entries()) setValue(array as NetArray, item, [index + at]);
}
/** Copies all the elements. */
export function copyAll(
  items: readonly unknown[],
  element: Type,
  array: unknown[],
  arrayIndex: number,
): void {
  copyPart(items, element, 0, array, arrayIndex, items.length);
}
