// A lazy sequence. It can be walked in two ways: pushed through callbacks, which is what methods that need all elements
// do and what JavaScript engines run fastest; or pulled one by one, which `foreach` does.
import { checkInt } from '@mockwright/language/runtime/arithmetic';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { copyItems, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { enumeratorOf, iterate } from '@mockwright/language/runtime/iterate';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { checkSize, collectionModified } from '../System.Collections/argument-checks.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { itemsOfOwn, knownCount } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';
import { isListIterator } from './enumerable-type.ts';
import type { IteratorName } from './enumerable-type.ts';

/** Receives an element; says whether it wants more. */
export type Visit<T = unknown> = (item: T) => boolean;

/** What a query is made of. */
export interface QueryParts<T> {
  /** Pushes the elements until the visitor has enough. @returns false when it was stopped */
  readonly each: (visit: Visit<T>, asSpan?: boolean) => boolean;
  readonly pull: () => Iterator<T>;
  /** The number of elements where it can be had otherwise than by making them; see {@link Query.count}. */
  readonly count?: ((onlyIfCheap: boolean) => number | undefined) | undefined;
  /** The element at an index, where it can be had directly; see {@link Query.at}. */
  readonly at?: ((index: number) => T | typeof missing) | undefined;
  /** No more elements than so many can come, as the operator's object itself knows. */
  readonly limit?: number | undefined;
  /** Asked when single elements are wanted. */
  readonly picks?: (() => Picks<T>) | undefined;
}

/** How single elements are had without making others. */
export interface Picks<T = unknown> {
  readonly first?: (() => T | typeof missing) | undefined;
  readonly last?: (() => T | typeof missing) | undefined;
  /** The element at an index, to which what the query is made of may have to be walked. */
  readonly nth?: ((index: number) => T | typeof missing) | undefined;
  /** The elements from the last one on. */
  readonly backward?: (() => Iterable<T>) | undefined;
  /** What the elements are made from, one by one. */
  readonly selected?: { source: unknown; selector: (item: unknown) => unknown; type: Type } | undefined;
}
/** Stands for an element that is not there. */
export const missing: unique symbol = Symbol('missing');

/** `IEnumerable<T>` as LINQ makes it. */
export class Query<T = unknown> {
  readonly $elementType: Type;
  readonly #parts: QueryParts<T>;
  #name: IteratorName | (() => IteratorName) | undefined;
  #arguments: readonly Type[] | undefined;
  constructor(elementType: Type, parts: QueryParts<T>) {
    this.$elementType = elementType;
    this.#parts = parts;
  }
  /** Says what .NET calls the object. @returns itself */
  named(name: IteratorName | (() => IteratorName), ...typeArguments: Type[]): this {
    this.#name = name;
    this.#arguments = typeArguments;
    return this;
  }
  get name(): IteratorName | undefined {
    return typeof this.#name === 'function' ? (this.#name = this.#name()) : this.#name;
  }
  get $type(): NamedType {
    const { name } = this;
    if (name === undefined)
      return coreType('System.Collections.Generic.IEnumerable', 1).construct([this.$elementType]);
    const typeArguments = this.#arguments!;
    return coreType(`System.Linq.Enumerable.${name}`, typeArguments.length).construct(typeArguments);
  }
  /** The first of the type arguments that .NET gives the object's class. */
  get sourceType(): Type {
    return this.#arguments?.[0] ?? this.$elementType;
  }
  get limit(): number | undefined {
    return this.#parts.limit;
  }
  /** @param asSpan see {@link each} */
  each(visit: Visit<T>, asSpan = false): boolean {
    return this.#parts.each(visit, asSpan);
  }
  [Symbol.iterator](): Iterator<T> {
    return this.#parts.pull();
  }
  /**
   * The number of elements where it can be had without making them all.
   * @param onlyIfCheap whether it must cost nothing: else what the query is made of may be counted
   */
  count(onlyIfCheap: boolean): number | undefined {
    // Queries of queries may ask each other a million times.
    spend(1);
    return this.#parts.count?.(onlyIfCheap);
  }
  /** The element at the index without making the ones before it; undefined where that is not possible. */
  get at(): ((index: number) => T | typeof missing) | undefined {
    return this.#parts.at;
  }
  get picks(): Picks<T> | undefined {
    return this.#parts.picks?.();
  }
  // What those that are lists, too, answer as such.
  readonly $isReadOnly: boolean = true;
  'ICollection`1.get_Count/0'(): number | undefined {
    return isListIterator(this.name) ? (this.count(true) ?? this.$toItems().length) : undefined;
  }
  'IList`1.get_Item/1'(index: number): T {
    const { at } = this;
    const items = at ? undefined : this.$toItems();
    const item = items ? (index >>> 0 < items.length ? items[index]! : missing) : at!(index);
    if (item === missing) throw new ArgumentOutOfRangeException('index');
    return item;
  }
  'IList`1.IndexOf/1'(item: T): number {
    const items = this.$toItems();
    return indexOfItem(items, item, 0, items.length);
  }
  'ICollection`1.Contains/1'(item: T): boolean {
    return this['IList`1.IndexOf/1'](item) >= 0;
  }
  $toItems(): T[] {
    const items: T[] = [];
    this.each((item) => {
      items.push(item);
      if ((items.length & 0xffff) === 0) checkSize(items.length);
      return true;
    }, true);
    return items;
  }
}

/** @throws {ArgumentNullException} for null */
export function need(value: unknown, name: string): void {
  if (value === null || value === undefined) throw new ArgumentNullException(name);
}

/**
 * Pushes the elements of anything enumerable.
 * @param asSpan whether .NET walks the memory of a `List<T>` here, and does not see that it changes meanwhile
 * @returns false when the visitor stopped it
 */
export function each<T>(source: unknown, visit: Visit<T>, asSpan = false): boolean {
  if (Array.isArray(source)) {
    spend(source.length);
    for (let index = 0; index < source.length; index++) if (!visit(source[index])) return false;
    return true;
  }
  if (source instanceof Query) return source.each(visit as Visit, asSpan);
  if (source instanceof List)
    return asSpan ? eachOfSpan(source as List<T>, visit) : eachOfList(source as List<T>, visit);
  let visited = 0;
  for (const item of iterate<T>(source)) {
    if ((++visited & 0xff) === 0) spend(0x100);
    if (!visit(item)) return false;
  }
  return true;
}

function eachOfList<T>(list: List<T>, visit: Visit<T>): boolean {
  const { items, version } = list;
  spend(items.length);
  for (let index = 0; index < items.length; index++) {
    if (!visit(items[index] as T)) return false;
    if (list.version !== version) throw collectionModified();
  }
  return true;
}

/** The memory of a list as it was at the start; behind elements that were removed stands what was there last. */
function eachOfSpan<T>(list: List<T>, visit: Visit<T>): boolean {
  const { items } = list;
  const count = items.length;
  spend(count);
  const left = defaultOf(list.$elementType) === null ? (null as T) : (items[count - 1] as T);
  for (let index = 0; index < count; index++)
    if (!visit(index < items.length ? (items[index] as T) : left)) return false;
  return true;
}

/** Pulls the elements of anything enumerable. */
export function pull<T>(source: unknown): Iterable<T> {
  return iterate<T>(source);
}

/**
 * Pulls the elements of anything enumerable; what is prepared is so once there is a first one, before that is read.
 * @param prepare says whether to go on
 */
export function* pullAfter<T>(source: unknown, prepare: () => boolean): Generator<T, void> {
  const enumerator = enumeratorOf<T>(source);
  try {
    if (!enumerator.MoveNext() || !prepare()) return;
    do yield enumerator.Current;
    while (enumerator.MoveNext());
  } finally {
    enumerator.Dispose?.();
  }
}

/** What an operator gives: sometimes the source itself, or an array without elements. */
export type Sequence = Query | NetArray;

/** Whether a sequence is an array without elements: many operators give such an array back without a query. */
export function isEmptyArray(source: unknown): boolean {
  return Array.isArray(source) && source.length === 0;
}

/** A query made of a push and a generator. */
export function query<T>(
  elementType: Type,
  eachItem: (visit: Visit<T>, asSpan?: boolean) => boolean,
  pullItems: () => Iterator<T>,
  count?: (onlyIfCheap: boolean) => number | undefined,
  at?: (index: number) => T | typeof missing,
  limit?: number,
): Query<T> {
  return new Query(elementType, { each: eachItem, pull: pullItems, count, at, limit });
}

/** A query over items that are made when it is enumerated. */
export function deferred<T>(
  elementType: Type,
  make: () => readonly T[],
  count?: (onlyIfCheap: boolean) => number | undefined,
  picks?: () => Picks<T>,
): Query<T> {
  return new Query(elementType, {
    each: (visit) => {
      for (const item of make()) if (!visit(item)) return false;
      return true;
    },
    *pull() {
      yield* make();
    },
    count,
    picks,
  });
}

/** The elements as a JavaScript array that is only read: the source's own where it has one. */
export function readOnlyItems(source: unknown): readonly unknown[] {
  if (Array.isArray(source)) return source;
  if (source instanceof List) return source.items;
  const { $toItems } = source as { $toItems?: () => unknown[] };
  if ($toItems) {
    spendSize((source as { readonly $size?: number }).$size ?? 0);
    return $toItems.call(source);
  }
  const copied = itemsOfOwn(source);
  if (copied) return copied;
  const items: unknown[] = [];
  each(source, (item) => {
    items.push(item);
    if ((items.length & 0xffff) === 0) checkSize(items.length);
    return true;
  });
  return items;
}

/** The elements as a new JavaScript array. */
export function newItems<T>(source: unknown): T[] {
  const items = readOnlyItems(source) as readonly T[];
  if (Array.isArray(source)) return copyItems(items, (source as NetArray).$element);
  return source instanceof List ? items.slice() : (items as T[]);
}

/** The number of elements if it costs nothing to know: what `TryGetNonEnumeratedCount` gives. */
export function cheapCount(source: unknown): number | undefined {
  return source instanceof Query ? source.count(true) : knownCount(source);
}

/** The number of elements: what `Count()` gives. */
export function countItems(source: unknown): number {
  const known = source instanceof Query ? source.count(false) : knownCount(source);
  if (known !== undefined) return known;
  let found = 0;
  each(source, () => ++found > 0, true);
  return checkInt(found);
}

/** The number of elements of what a query is made of; see {@link Query.count}. */
export function sourceCount(source: unknown, onlyIfCheap: boolean): number | undefined {
  return onlyIfCheap ? cheapCount(source) : countItems(source);
}

/** The source's own array, for access by index; undefined for other sources. */
export function indexable(source: unknown): readonly unknown[] | undefined {
  if (Array.isArray(source)) return source;
  return source instanceof List ? source.items : undefined;
}

/** Whether `directAt` has an answer for the source. Calls nothing of the code's, unlike asking for an element. */
export function isDirect(source: unknown): boolean {
  return indexable(source) !== undefined || (source instanceof Query && source.at !== undefined);
}

/** The element at an index, where the source can be asked for it directly; undefined elsewhere. */
export function directAt(source: unknown, index: number): unknown {
  const items = indexable(source);
  if (items) return index >= 0 && index < items.length ? items[index]! : missing;
  return source instanceof Query && source.at ? source.at(index) : undefined;
}
