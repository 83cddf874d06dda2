// What any enumerable object can tell quickly: how many elements it has, where they are.
import type { Span } from '@mockwright/language/runtime/span';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { copyItems, defaultOf } from '@mockwright/language/runtime/casting';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { storable } from '@mockwright/language/runtime/array-store';
import { isAssignable, isReference } from '@mockwright/language/runtime/type-relations';
import type { Held } from '@mockwright/language/runtime/change-log';
import { iterate } from '@mockwright/language/runtime/iterate';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import {
  arrayTooSmall,
  checkSize,
  incompatibleTarget,
  requireArgument,
  requireNonNegative,
} from './argument-checks.ts';
import { declaredCall } from './declared-call.ts';

/** The base of the library's collections: they know their size. */
export abstract class KnownCount {
  abstract get $count(): number;
  /** What going through it is paid by: asks no code of the template, as {@link $count} may. */
  get $size(): number {
    return this.$count;
  }
  /** Its elements: most collections tell of their changes themselves. */
  $held(): Held {
    const { $elementType } = this as { readonly $elementType?: Type };
    return {
      parts: this as unknown as Iterable<unknown>,
      ...($elementType !== undefined && { type: $elementType }),
    };
  }
}

/** The base of collections that stand before another one, which may be the template's own. */
export abstract class Facade extends KnownCount {
  protected abstract get $behind(): unknown;
  /** Of a facade before a facade nothing is known: there may be a thousand. */
  override get $size(): number {
    const { $behind } = this;
    if (Array.isArray($behind)) return $behind.length;
    return $behind instanceof KnownCount && !($behind instanceof Facade) ? $behind.$size : 0;
  }
  override $held(): Held {
    return { parts: [this.$behind] };
  }
}

type Keyed = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** The number of elements if it is known without enumerating (`ICollection<T>`, `ICollection`); undefined otherwise. */
export function knownCount(enumerable: unknown): number | undefined {
  if (Array.isArray(enumerable)) return enumerable.length;
  if (enumerable instanceof KnownCount) return enumerable.$count;
  if (typeof enumerable === 'string') return undefined;
  const keyed = enumerable as Keyed;
  const own =
    keyed['ICollection`1.get_Count/0'] ??
    keyed['ICollection.get_Count/0'] ??
    keyed['IReadOnlyCollection`1.get_Count/0'];
  if (own) return own.call(enumerable) as number;
  return isCollection(enumerable) ? (declaredCall(enumerable, 'Count', [], 'get') as number) : undefined;
}

/** Asks a template's own `ICollection<T>` for its count, as collections do that make room before they copy. */
export function askCount(enumerable: unknown): void {
  (enumerable as Keyed)['ICollection`1.get_Count/0']?.call(enumerable);
}

function isCollection(value: unknown): boolean {
  const { $type } = value as { $type?: Type };
  return (
    $type !== undefined &&
    'definition' in $type &&
    isAssignable($type, coreType('System.Collections.ICollection'))
  );
}

/** The elements of a template's own `ICollection<T>`, as it copies them itself; undefined for others. */
export function itemsOfOwn(enumerable: unknown): unknown[] | undefined {
  const keyed = enumerable as Keyed;
  const copy = keyed['ICollection`1.CopyTo/2'];
  const count = keyed['ICollection`1.get_Count/0'];
  if (!copy || !count || enumerable instanceof KnownCount) return undefined;
  const length = count.call(enumerable) as number;
  if (length === 0) return [];
  checkSize(length);
  const element = elementTypeOf(enumerable);
  const array = toArray(
    Array.from({ length }, () => defaultOf(element)),
    element,
  );
  copy.call(enumerable, array, 0);
  // The template may have kept the array, which stays as it is whatever becomes of the elements.
  return copyItems(array, element);
}

/** What a converter makes of the elements, which it may take out. */
export function convertAll<T, R>(list: { readonly items: readonly T[] }, convert: (item: T) => R): R[] {
  const converted: R[] = [];
  for (let index = 0; index < list.items.length; index++) converted.push(convert(list.items[index]!));
  // As .NET does: of what was taken out meanwhile nothing is given.
  return converted.slice(0, list.items.length);
}

/** All elements in a new JavaScript array. */
export function readItems<T = unknown>(enumerable: unknown): T[] {
  if (Array.isArray(enumerable)) {
    spend(enumerable.length);
    return copyItems(enumerable as NetArray<T>, (enumerable as NetArray<T>).$element);
  }
  const { $toItems } = enumerable as { $toItems?: () => T[] };
  if ($toItems) {
    const items = $toItems.call(enumerable);
    spendSize(items.length);
    return items;
  }
  const copied = itemsOfOwn(enumerable);
  if (copied) return copied as T[];
  return collectAll<T>(enumerable);
}

/** The elements in a new JavaScript array, each asked for; paid for on the way. */
export function collectAll<T = unknown>(enumerable: unknown): T[] {
  return collect<T>(enumerable, (item) => item as T);
}

/** What is made of each element, in a new JavaScript array; paid for on the way. */
export function collect<R>(enumerable: unknown, make: (item: any) => R): R[] {
  const items: R[] = [];
  for (const item of iterate(enumerable)) {
    items.push(make(item));
    if ((items.length & 0xfff) === 0) {
      spend(0x1000);
      checkSize(items.length);
    }
  }
  return items;
}

/**
 * Copies elements into an array of the template one by one, as `CopyTo` of most collections does.
 * @param items in the natural form of `element`, which is their type
 * @throws {ArgumentException} for an array that is too short, has several dimensions, or whose elements are no such values
 * @throws {ArrayTypeMismatchException} for an element that is none of the array's
 */
export function copyTo(
  items: readonly unknown[],
  element: Type,
  array: unknown[],
  index: number,
  indexName: string = 'arrayIndex',
): void {
  checkTarget(items.length, array, index, indexName);
  const { $element } = array as NetArray;
  if (isReference(element) !== isReference($element)) throw incompatibleTarget();
  for (let at = 0; at < items.length; at++) array[index + at] = storable($element, items[at], element);
}

/** What all forms of `CopyTo` ask of the array. @throws {ArgumentException} and its kin */
export function checkTarget(count: number, array: unknown, index: number, indexName: string): void {
  requireArgument(array, 'array');
  if (!Array.isArray(array))
    throw new ArgumentException(
      'Only single dimensional arrays are supported for the requested action.',
      'array',
    );
  requireNonNegative(index, indexName);
  if (array.length - index < count) throw arrayTooSmall();
}

/** A C# array of elements. */
export function arrayFrom<T>(items: T[], element: Type): NetArray<T> {
  return toArray(element.kind === 'struct' ? copyItems(items, element) : items, element);
}

/** `CopyTo(span)`. @throws {ArgumentException} for a span that is too short */
export function copyToSpan(items: readonly unknown[], destination: Span): void {
  if (items.length > destination.length)
    throw new ArgumentException('Destination is too short.', 'destination');
  for (const [index, item] of items.entries()) destination.set(index, item);
}
