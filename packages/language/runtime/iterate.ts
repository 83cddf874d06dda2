// Anything enumerable as a JavaScript iterable.
import type { Type } from '../metadata/symbols.ts';
import { box, needsBox } from './casting.ts';
import { Enumerator, enumerate, walk } from './enumerator.ts';
import type { EnumeratorLike } from './enumerator.ts';
import { elementTypeOf } from './type-of.ts';

/** The characters of a string as `char`s. */
function* characters(text: string): Iterable<number> {
  for (let index = 0; index < text.length; index++) yield text.charCodeAt(index);
}

/** What `IEnumerable<T>` gives: the elements in natural form. Strings give their characters. */
export function iterate<T = unknown>(enumerable: unknown): Iterable<T> {
  return typeof enumerable === 'string'
    ? (characters(enumerable) as Iterable<T>)
    : (enumerable as Iterable<T>);
}

/** What moves through an enumerable, for those that say themselves when they move, read and dispose. */
export function enumeratorOf<T>(enumerable: unknown): EnumeratorLike<T> {
  return enumerate(iterate<T>(enumerable));
}

/** What the non-generic `IEnumerable` gives: the elements boxed. */
export function iterateBoxed(enumerable: unknown): Iterable<unknown> {
  const { $enumerateBoxed } = enumerable as { $enumerateBoxed?: () => EnumeratorLike };
  if ($enumerateBoxed) {
    const own = $enumerateBoxed.call(enumerable);
    return own instanceof Enumerator ? boxAll(walk(own), own.$elementType) : walk(own);
  }
  const element = elementTypeOf(enumerable);
  return keepsForm(element) ? iterate(enumerable) : boxAll(iterate(enumerable), element);
}

function keepsForm(type: Type): boolean {
  if (type.kind === 'array' || type.kind === 'dynamic') return true;
  if (!('isValueType' in type)) return true;
  return !type.isValueType || (!type.isNullable && type.special !== undefined && !needsBox(type));
}

function* boxAll(items: Iterable<unknown>, type: Type): Iterable<unknown> {
  for (const item of items) yield box(item, type);
}
