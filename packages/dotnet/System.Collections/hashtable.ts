// `Hashtable`: open addressing with double hashing, as .NET's, because enumeration shows its order.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { equals, hash } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { paidElements } from '@mockwright/language/runtime/paid-elements';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { checkSize, collectionModified, requireArgument, requireNonNegative } from './argument-checks.ts';
import { DictionaryEnumerator } from './structural-equality.ts';
import { primeFrom } from './capacity-growth.ts';
import { boxedEqualityOf } from './comparers.ts';
import type { Equality } from './comparers.ts';
import { DictionaryEntry } from './dictionary-entry.ts';
import { setAll } from './array-copy.ts';
import { KnownCount } from './read-items.ts';
import { indexOfItem } from './list-search.ts';
import { isSynchronized } from './shared-state.ts';

interface Bucket {
  /** {@link none} for a bucket never used, {@link removed} for one that was left. */
  key: unknown;
  value: unknown;
  code: number;
  /** Whether another key was sent on from here. */
  hasCollided: boolean;
}
const none: unique symbol = Symbol('none');
const removed: unique symbol = Symbol('removed');
const isUsed = ({ key }: Bucket): boolean => key !== none && key !== removed;
const emptyBuckets = (length: number): Bucket[] => {
  spendElements(length);
  return Array.from({ length }, () => ({ key: none, value: null, code: 0, hasCollided: false }));
};

/** Pairs of objects. */
export class Hashtable extends KnownCount {
  declare readonly $type: NamedType;
  #buckets: Bucket[];
  #count = 0;
  #occupancy = 0;
  #version = 0;
  readonly comparer: unknown;
  readonly #equality: Equality;
  /** How full the buckets may become. */
  readonly #loadFactor: number;
  constructor(comparer: unknown = null, capacity: number = 0, loadFactor: number = 1) {
    super();
    if (!(loadFactor >= 0.1 && loadFactor <= 1))
      throw new ArgumentOutOfRangeException('loadFactor', 'Load factor needs to be between 0.1 and 1.0.');
    this.comparer = comparer;
    this.#equality = boxedEqualityOf(comparer) ?? { equals, hash };
    this.#loadFactor = Math.fround(Math.fround(0.72) * loadFactor);
    const size = capacity / this.#loadFactor;
    this.#buckets = emptyBuckets(size > 3 ? primeFrom(Math.trunc(size)) : 3);
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.#count;
  }
  get #loadSize(): number {
    return Math.trunc(Math.fround(this.#loadFactor * this.#buckets.length));
  }
  /** From the last bucket to the first. */
  *[Symbol.iterator](): Generator<DictionaryEntry> {
    const version = this.#version;
    const buckets = this.#buckets;
    for (let index = buckets.length - 1; index >= 0; index--) {
      const bucket = buckets[index]!;
      if (!isUsed(bucket)) {
        spend(1);
        continue;
      }
      yield new DictionaryEntry(bucket.key, bucket.value);
      if (this.#version !== version) throw collectionModified();
    }
  }
  override $held(): Held {
    const buckets = paidElements(this.#buckets.length, (at) => ({ ...this.#buckets[at]! }));
    const count = this.#count;
    const occupancy = this.#occupancy;
    const putBack = (): void => {
      this.#buckets = buckets;
      this.#count = count;
      this.#occupancy = occupancy;
    };
    return { parts: buckets.filter(isUsed).flatMap(({ key, value }) => [key, value]), putBack };
  }
  entries(): DictionaryEntry[] {
    return [...this];
  }
  copy(): Hashtable {
    spendElements(this.#buckets.length);
    const copy = new Hashtable(this.comparer);
    copy.#buckets = this.#buckets.map((bucket) => ({ ...bucket }));
    copy.#count = this.#count;
    copy.#occupancy = this.#occupancy;
    return copy;
  }
  #code(key: unknown): number {
    if (key === null) throw new ArgumentNullException('key');
    return this.#equality.hash(key) & 0x7fffffff;
  }
  /** The places where a key of that hash code may be, in order. */
  *#probe(code: number, buckets: readonly Bucket[]): Generator<Bucket> {
    const { length } = buckets;
    const step = 1 + ((Math.imul(code, 101) >>> 0) % (length - 1));
    for (let at = code % length, tries = 0; tries < length; tries++, at = (at + step) % length) {
      if (tries > 0) spend(1);
      yield buckets[at]!;
    }
  }
  #find(key: unknown): Bucket | undefined {
    const code = this.#code(key);
    const buckets = this.#buckets;
    for (const bucket of this.#probe(code, buckets)) {
      if (bucket.key === none) return undefined;
      if (bucket.key !== removed && bucket.code === code && this.#equality.equals(bucket.key, key))
        // What compares may have taken it out.
        return buckets === this.#buckets && isUsed(bucket) ? bucket : undefined;
      if (!bucket.hasCollided) return undefined;
    }
    return undefined;
  }
  get(key: unknown): unknown {
    return this.#find(key)?.value ?? null;
  }
  has(key: unknown): boolean {
    return this.#find(key) !== undefined;
  }
  /** @throws {ArgumentException} when the key is there and must not be */
  put(key: unknown, value: unknown, mustBeNew: boolean): void {
    const code = this.#code(key);
    while (!this.#tryPut(code, key, value, mustBeNew)) spend(1);
  }
  /** @returns whether it is there: not, where what compares has changed the table */
  #tryPut(code: number, key: unknown, value: unknown, mustBeNew: boolean): boolean {
    if (this.#count >= this.#loadSize) this.#rehash(primeFrom(this.#buckets.length * 2));
    else if (this.#occupancy > this.#loadSize && this.#count > 100) this.#rehash(this.#buckets.length);
    let free: Bucket | undefined;
    const version = this.#version;
    for (const bucket of this.#probe(code, this.#buckets)) {
      if (free === undefined && bucket.key === removed && bucket.hasCollided) free = bucket;
      if (bucket.key === none || (bucket.key === removed && !bucket.hasCollided)) {
        this.#occupy(free ?? bucket, key, value, code);
        return true;
      }
      const isEqual =
        bucket.key !== removed && bucket.code === code && this.#equality.equals(bucket.key, key);
      if (version !== this.#version) return false;
      if (isEqual) {
        if (mustBeNew)
          throw new ArgumentException(
            `Item has already been added. Key in dictionary: '${toText(bucket.key)}'  Key being added: '${toText(key)}'`,
          );
        bucket.value = value;
        this.#version++;
        return true;
      }
      if (free === undefined) this.#passOver(bucket);
    }
    if (free) this.#occupy(free, key, value, code);
    return true;
  }
  #passOver(bucket: Bucket): void {
    if (bucket.hasCollided) return;
    bucket.hasCollided = true;
    this.#occupancy++;
  }
  #occupy(bucket: Bucket, key: unknown, value: unknown, code: number): void {
    bucket.key = key;
    bucket.value = value;
    bucket.code = code;
    this.#count++;
    this.#version++;
  }
  #rehash(size: number): void {
    checkSize(size);
    const buckets = emptyBuckets(size);
    this.#occupancy = 0;
    for (const old of this.#buckets) {
      if (!isUsed(old)) continue;
      for (const bucket of this.#probe(old.code, buckets)) {
        if (bucket.key === none) {
          bucket.key = old.key;
          bucket.value = old.value;
          bucket.code = old.code;
          break;
        }
        this.#passOver(bucket);
      }
    }
    this.#buckets = buckets;
    this.#version++;
  }
  remove(key: unknown): void {
    const bucket = this.#find(key);
    if (!bucket) return;
    bucket.key = bucket.hasCollided ? removed : none;
    bucket.value = null;
    bucket.code = 0;
    this.#count--;
    this.#version++;
  }
  clear(): void {
    if (this.#count === 0 && this.#occupancy === 0) return;
    this.#buckets = emptyBuckets(this.#buckets.length);
    this.#count = 0;
    this.#occupancy = 0;
    this.#version++;
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.has(key);
  }
}

/** `Hashtable.Synchronized`. */
class SyncHashtable extends Hashtable {
  readonly $isSynchronized: boolean = true;
  readonly #table: Hashtable;
  constructor(table: Hashtable) {
    super();
    this.#table = table;
  }
  override get $count(): number {
    return this.#table.$count;
  }
  override $held(): Held {
    return { parts: [this.#table] };
  }
  override [Symbol.iterator](): Generator<DictionaryEntry> {
    return this.#table[Symbol.iterator]();
  }
  override copy(): Hashtable {
    return new SyncHashtable(this.#table.copy());
  }
  override get(key: unknown): unknown {
    return this.#table.get(key);
  }
  override has(key: unknown): boolean {
    return this.#table.has(key);
  }
  override put(key: unknown, value: unknown, mustBeNew: boolean): void {
    this.#table.put(key, value, mustBeNew);
  }
  override remove(key: unknown): void {
    this.#table.remove(key);
  }
  override clear(): void {
    this.#table.clear();
  }
}

/** `ICollection` of the keys or the values: a view. */
export class HashtablePart extends KnownCount {
  readonly #table: KnownCount & Iterable<DictionaryEntry>;
  readonly #part: 'Key' | 'Value';
  readonly $type: NamedType;
  constructor(table: KnownCount & Iterable<DictionaryEntry>, part: 'Key' | 'Value', type: NamedType) {
    super();
    this.#table = table;
    this.#part = part;
    this.$type = type;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'set';
  }
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.#table.$count;
  }
  *[Symbol.iterator](): Generator {
    for (const entry of this.#table) yield entry[this.#part];
  }
}
const partType = (part: 'Key' | 'Value'): NamedType =>
  coreType(`System.Collections.Hashtable.${part}Collection`);

function fill(table: Hashtable, source: unknown): Hashtable {
  requireArgument(source, 'd');
  for (const item of iterateBoxed(source)) {
    const { Key, Value } = item as DictionaryEntry;
    table.put(Key, Value, true);
  }
  return table;
}
const sized = (capacity: number, comparer: unknown, loadFactor?: number): Hashtable => {
  requireNonNegative(capacity, 'capacity');
  return new Hashtable(comparer, capacity, loadFactor);
};
const filled = (source: unknown, comparer: unknown, loadFactor?: number): Hashtable => {
  requireArgument(source, 'd');
  return fill(new Hashtable(comparer, [...iterateBoxed(source)].length, loadFactor), source);
};

/** What any non-generic dictionary of ours does. */
interface BoxedTable extends KnownCount, Iterable<DictionaryEntry> {
  get(key: unknown): unknown;
  has(key: unknown): boolean;
  put(key: unknown, value: unknown, mustBeNew: boolean): void;
  remove(key: unknown): void;
  clear(): void;
}
/** The members that `Hashtable`, `SortedList` and the specialized dictionaries share. */
export const boxedTableMembers: Readonly<Record<string, Implementation>> = {
  'int Count { get; }': (self: BoxedTable) => self.$count,
  'bool IsFixedSize { get; }': () => false,
  'bool IsReadOnly { get; }': () => false,
  'bool IsSynchronized { get; }': isSynchronized,
  'object SyncRoot { get; }': (self: BoxedTable) => self,
  'object? this[object key] { get; set; }': {
    get: (self: BoxedTable, key: unknown) => self.get(key),
    set: (self: BoxedTable, key: unknown, value: unknown) => self.put(key, value, false),
  },
  'void Add(object key, object? value)': (self: BoxedTable, key: unknown, value: unknown) =>
    self.put(key, value, true),
  'void Clear()': (self: BoxedTable) => self.clear(),
  'bool Contains(object key)': (self: BoxedTable, key: unknown) => self.has(key),
  'void CopyTo(Array array, int index)': (self: BoxedTable, array: unknown[], index: number) =>
    setAll([...self], array, index, 'arrayIndex'),
  'IDictionaryEnumerator GetEnumerator()': (self: BoxedTable) => new DictionaryEnumerator(self),
  'void Remove(object key)': (self: BoxedTable, key: unknown) => self.remove(key),
};
/** The same members where derived classes may have their own. */
export const virtualTableMembers: Readonly<Record<string, Implementation>> = Object.fromEntries(
  Object.entries(boxedTableMembers).map(([signature, implementation]) => [
    `virtual ${signature}`,
    implementation,
  ]),
);
/** `ContainsValue` of a table. */
export function containsValue(self: Iterable<DictionaryEntry>, value: unknown): boolean {
  const values = Array.from(self, (entry) => entry.Value);
  return indexOfItem(values, value, 0, values.length) >= 0;
}

/** `Hashtable`, `KeyCollection` and `ValueCollection`. */
export const hashtableTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Collections.Hashtable : IDictionary, ICloneable',
    () => ({
      'Hashtable()': () => new Hashtable(),
      'Hashtable(int capacity)': (capacity) => sized(capacity, null),
      'Hashtable(IEqualityComparer? equalityComparer)': (comparer) => new Hashtable(comparer),
      'Hashtable(int capacity, IEqualityComparer? equalityComparer)': (capacity, comparer) =>
        sized(capacity, comparer),
      'Hashtable(IDictionary d)': (source) => filled(source, null),
      'Hashtable(IDictionary d, IEqualityComparer? equalityComparer)': (source, comparer) =>
        filled(source, comparer),
      'Hashtable(int capacity, float loadFactor)': (capacity, factor) => sized(capacity, null, factor),
      'Hashtable(int capacity, float loadFactor, IEqualityComparer? equalityComparer)': (
        capacity,
        factor,
        comparer,
      ) => sized(capacity, comparer, factor),
      'Hashtable(IDictionary d, float loadFactor)': (source, factor) => filled(source, null, factor),
      'Hashtable(IDictionary d, float loadFactor, IEqualityComparer? equalityComparer)': (
        source,
        factor,
        comparer,
      ) => filled(source, comparer, factor),
      ...virtualTableMembers,
      'virtual ICollection Keys { get; }': (self: Hashtable) =>
        new HashtablePart(self, 'Key', partType('Key')),
      'virtual ICollection Values { get; }': (self: Hashtable) =>
        new HashtablePart(self, 'Value', partType('Value')),
      'virtual bool ContainsKey(object key)': (self: Hashtable, key) => self.has(key),
      'virtual bool ContainsValue(object? value)': containsValue,
      'virtual object Clone()': (self: Hashtable) => self.copy(),
      'static Hashtable Synchronized(Hashtable table)': (table) => {
        requireArgument(table, 'table');
        return new SyncHashtable(table);
      },
    }),
    { runtime: Hashtable },
  ),
  declareType(
    'private sealed class System.Collections.Hashtable.SyncHashtable : Hashtable',
    {},
    { runtime: SyncHashtable },
  ),
  declareType('internal sealed class System.Collections.Hashtable.KeyCollection : ICollection'),
  declareType('internal sealed class System.Collections.Hashtable.ValueCollection : ICollection'),
];
