// `List<T>`: its elements are one JavaScript array, so that LINQ and emitted code can walk it as fast as an array.
import { copyAll } from '../System.Collections/array-copy.ts';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { changes } from '@mockwright/language/runtime/change-log';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spendElements, spendSize } from '@mockwright/language/runtime/run';
import { isReference } from '@mockwright/language/runtime/type-relations';
import {
  checkSize,
  collectionModified,
  indexOutOfRange,
  invalidOffsetLength,
  requireNonNegativeNumber,
} from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { Capacity, doubling } from '../System.Collections/capacity-growth.ts';
import { KnownCount } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';

/** A list. `items` has exactly `Count` elements. */
export class List<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  items: T[];
  /** Goes up with every change that ends enumerations. */
  version = 0;

  constructor(type: NamedType, items: T[] = []) {
    super();
    this.$type = type;
    this.items = items;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'copy';
  }
  override get $count(): number {
    return this.items.length;
  }
  get $elementType(): Type {
    return baseArguments(this.$type, 'System.Collections.Generic.List', 1)[0]!;
  }
  $toItems(): T[] {
    return this.items.slice();
  }
  [Symbol.iterator](): Iterator<T> {
    return new ListIterator(this);
  }
  #room: Capacity | undefined;
  /** How many elements there were before some were removed. */
  #most = 0;
  /** How much room .NET's list would have. */
  get room(): Capacity {
    const room = (this.#room ??= new Capacity(doubling));
    room.at(this.#most);
    this.#most = 0;
    return room;
  }
  /** Elements are about to be removed: their room stays. */
  keepRoom(): void {
    if (this.items.length > this.#most) this.#most = this.items.length;
  }
  get capacity(): number {
    return this.room.at(this.items.length);
  }
  set capacity(value: number) {
    this.room.set(value);
  }

  get(index: number): T {
    const { items } = this;
    if (index >>> 0 >= items.length) throw indexOutOfRange();
    return items[index >>> 0] as T;
  }
  set(index: number, value: T): void {
    const { items } = this;
    if (index >>> 0 >= items.length) throw indexOutOfRange();
    changes.log?.before(this);
    items[index >>> 0] = value;
    this.version = (this.version + 1) | 0;
  }
  add(item: T): void {
    this.version = (this.version + 1) | 0;
    const { items } = this;
    changes.log?.beforeGrowth(this, items.length);
    items.push(item);
    if ((items.length & 0xffff) === 0) checkSize(items.length);
  }
  #isSeen = false;
  /** The elements for whoever looks at them in place: the array stays as long as it is, whatever becomes of the list. */
  get seenItems(): T[] {
    this.#isSeen = true;
    return this.items;
  }
  /** Only those elements stay. Where others see the array, it is afterwards what .NET's would be. */
  keep(kept: T[]): void {
    this.keepRoom();
    if (this.#isSeen) {
      const { items } = this;
      spendElements(items.length);
      for (const [index, item] of kept.entries()) items[index] = item;
      if (isReference(this.$elementType)) items.fill(null as unknown as T, kept.length);
      this.#isSeen = false;
    }
    this.items = kept;
    this.version++;
  }
  #without(index: number, count: number): void {
    changes.log?.before(this);
    spendSize(this.items.length - index);
    if (this.#isSeen) {
      this.keep(this.items.toSpliced(index, count));
      return;
    }
    this.keepRoom();
    this.items.splice(index, count);
    this.version++;
  }
  insert(index: number, item: T): void {
    if (index >>> 0 > this.items.length)
      throw new ArgumentOutOfRangeException('index', 'Index must be within the bounds of the List.');
    this.#beforeInsert(index);
    if (index === this.items.length) this.items.push(item);
    else {
      spendSize(this.items.length - index);
      this.items.splice(index, 0, item);
    }
    this.version++;
  }
  insertRange(index: number, added: readonly T[]): void {
    if (added.length === 0) return;
    checkSize(this.items.length + added.length);
    spendSize(this.items.length - index + added.length);
    this.#beforeInsert(index);
    if (index === this.items.length) for (const item of added) this.items.push(item);
    else this.items = [...this.items.slice(0, index), ...added, ...this.items.slice(index)];
    this.version++;
  }
  removeAt(index: number): void {
    if (index >>> 0 >= this.items.length) throw indexOutOfRange();
    this.#without(index, 1);
  }
  removeRange(index: number, count: number): void {
    requireRange(this.items, index, count);
    if (count > 0) this.#without(index, count);
  }
  clear(): void {
    changes.log?.before(this);
    this.keep([]);
  }
  #beforeInsert(index: number): void {
    if (index === this.items.length) changes.log?.beforeGrowth(this, index);
    else changes.log?.before(this);
  }
  $remember(count: number = this.items.length): () => void {
    const before = this.items.slice(0, count);
    const most = this.#most;
    return () => {
      this.items = before;
      this.#most = most;
      this.version++;
    };
  }
  $cut(count: number): void {
    if (this.#isSeen) this.items = this.items.slice(0, count);
    else this.items.length = count;
    this.version++;
  }
  'ICollection`1.CopyTo/2'(array: unknown[], index: number): void {
    copyAll(this.items, this.$elementType, array, index);
  }
  indexOf(item: T, start = 0, end: number = this.items.length): number {
    return indexOfItem(this.items, item, start, end);
  }
}

class ListIterator<T> implements Iterator<T> {
  readonly #list: List<T>;
  #version: number;
  #index = 0;
  constructor(list: List<T>) {
    this.#list = list;
    this.#version = list.version;
  }
  clone(): ListIterator<T> {
    const copy = new ListIterator(this.#list);
    copy.#version = this.#version;
    copy.#index = this.#index;
    return copy;
  }
  next(): IteratorResult<T, undefined> {
    const list = this.#list;
    if (this.#version !== list.version) throw collectionModified();
    const { items } = list;
    return this.#index < items.length
      ? { done: false, value: items[this.#index++] as T }
      : { done: true, value: undefined };
  }
}

/** @throws ArgumentOutOfRangeException, ArgumentException where a part does not lie within a list */
export function requireRange(items: readonly unknown[], index: number, count: number): void {
  requireNonNegativeNumber(index, 'index');
  requireNonNegativeNumber(count, 'count');
  if (items.length - index < count) throw invalidOffsetLength();
}

/** A list of the given elements, which it takes over. */
export function createList<T>(items: T[], element: Type): List<T> {
  return new List(coreType('System.Collections.Generic.List', 1).construct([element]), items);
}
