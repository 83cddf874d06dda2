// What the immutable dictionaries and sets are made of.
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { equals } from '../../runtime/equality.ts';
import { ArgumentException } from '../../runtime/exceptions.ts';
import { spend } from '../../runtime/run.ts';
import { textOf } from '../../runtime/text.ts';
import { requireArgument } from './arguments.ts';
import { readOnly } from './collection-protocol.ts';
import { comparisonOf, equalityOf } from './comparers.ts';
import { KnownCount } from './enumerable.ts';
import { HashTable, emptySlot } from './hash-table.ts';
import { KeyValuePair, pairType } from './key-value-pair.ts';
import type { SetLike } from './set-relations.ts';

/** A dictionary or set that never changes. */
export class ImmutableTable<K = unknown, V = unknown> extends KnownCount implements SetLike<K> {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly comparer: unknown;
  readonly isSorted: boolean;
  readonly #table: HashTable<K>;
  #values: V[];
  constructor(type: NamedType, comparer: unknown, entries: Iterable<readonly [K, V]> = []) {
    super();
    this.$type = type;
    this.comparer = comparer;
    this.isSorted = type.name.includes('Sorted');
    this.#table = new HashTable(
      this.keyType,
      this.isSorted ? this.#equalityOfOrder() : equalityOf<K>(comparer),
    );
    this.#values = [];
    for (const [key, value] of entries) this.put(key, value);
  }
  #equalityOfOrder(): { equals: (a: K, b: K) => boolean; hash: () => number } | undefined {
    if (this.comparer === null) return undefined;
    const compare = comparisonOf<K>(this.comparer, this.keyType);
    return { equals: (a, b) => compare(a, b) === 0, hash: () => 0 };
  }
  get keyType(): Type {
    return this.$type.typeArguments[0]!;
  }
  get valueType(): Type {
    return this.$type.typeArguments[1] ?? this.keyType;
  }
  get isSet(): boolean {
    return this.$type.typeArguments.length === 1;
  }
  get $elementType(): Type {
    return this.isSet ? this.keyType : pairType(this.keyType, this.valueType);
  }
  override get $count(): number {
    return this.#table.count;
  }
  /** In order: of keys when sorted, of numbers for numeric keys (.NET's hash order), else of insertion. */
  entries(): (readonly [K, V])[] {
    const all: (readonly [K, V])[] = [];
    for (const [slot, key] of this.#table.keys.entries())
      if (key !== emptySlot) all.push([key, this.#values[slot]!]);
    spend(all.length);
    if (this.isSorted) {
      const compare = comparisonOf<K>(this.comparer, this.keyType);
      all.sort((a, b) => compare(a[0], b[0]));
    } else if (all.every(([key]) => typeof key === 'number'))
      all.sort((a, b) => (a[0] as number) - (b[0] as number));
    return all;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.items()[Symbol.iterator]();
  }
  items(): unknown[] {
    const type = this.$elementType as NamedType;
    return this.isSet
      ? this.entries().map(([key]) => key)
      : this.entries().map(([key, value]) => new KeyValuePair(type, key, value));
  }
  $toItems(): K[] {
    return this.items() as K[];
  }
  find(key: K): V | undefined {
    const slot = this.#table.find(key);
    return slot < 0 ? undefined : this.#values[slot];
  }
  has(key: K): boolean {
    return this.#table.find(key) >= 0;
  }
  /** The key as it was put in, or the one that was asked for. */
  keyLike(key: K): K {
    const slot = this.#table.find(key);
    return slot < 0 ? key : (this.#table.keys[slot] as K);
  }
  /** The place in the order, or the complement of where it would be. */
  indexOf(key: K): number {
    const compare = comparisonOf<K>(this.comparer, this.keyType);
    const keys = this.entries().map(([each]) => each);
    const index = keys.findIndex((each) => compare(each, key) >= 0);
    if (index < 0) return ~keys.length;
    return compare(keys[index]!, key) === 0 ? index : ~index;
  }
  copy(): ImmutableTable<K, V> {
    return new ImmutableTable(this.$type, this.comparer, this.entries());
  }
  similar(): SetLike<K> {
    return new ImmutableTable(this.$type, this.comparer);
  }
  /** A changed copy. */
  changed(change: (copy: ImmutableTable<K, V>) => void): ImmutableTable<K, V> {
    const copy = this.copy();
    change(copy);
    return copy;
  }
  put(key: K, value: V): void {
    const slot = this.#table.findOrAdd(key);
    this.#values[slot < 0 ? ~slot : slot] = value;
  }
  add(key: K): boolean {
    const has = this.has(key);
    if (!has) this.put(key, key as unknown as V);
    return !has;
  }
  /** @throws {ArgumentException} when the key is there with another value */
  addPair(key: K, value: V): void {
    requireArgument(key, 'key');
    if (this.has(key)) {
      if (equals(this.find(key), value)) return;
      throw new ArgumentException(
        `An element with the same key but a different value already exists. Key: '${textOf(key, this.keyType)}'`,
      );
    }
    this.put(key, value);
  }
  delete(key: K): boolean {
    return this.#table.remove(key) >= 0;
  }
  clear(): void {
    this.#table.clear();
    this.#values = [];
  }
  'ICollection`1.Add/1'(): void {
    throw readOnly();
  }
}
