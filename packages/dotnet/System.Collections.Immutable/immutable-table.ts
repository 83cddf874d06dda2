// What the immutable dictionaries and sets are made of.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { coreType } from '@mockwright/language/runtime/core-types';
import { spend } from '@mockwright/language/runtime/run';
import { textOf } from '@mockwright/language/runtime/text';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { comparisonOf, equalityOf, stableHash } from '../System.Collections/comparers.ts';
import { addBoxedAccess } from '../System.Collections/boxed-dictionary.ts';
import { KnownCount } from '../System.Collections/read-items.ts';
import { paidComparison } from '../System.Collections/sort-range.ts';
import { Comparer } from '../System.Collections.Generic/comparer.ts';
import { defaultEqualityComparer } from '../System.Collections.Generic/equality-comparer.ts';
import { HashTable, emptySlot } from '../System.Collections/hash-table.ts';
import { KeyValuePair, pairType } from '../System.Collections.Generic/key-value-pair.ts';
import type { SetLike } from '../System.Collections.Generic/set-relations.ts';

const empties = new WeakMap<NamedType, ImmutableTable>();

const isDefault = (comparer: unknown): boolean =>
  (comparer as { $isDefault?: boolean } | null)?.$isDefault === true;

/** A dictionary or set that never changes. */
export class ImmutableTable<K = unknown, V = unknown> extends KnownCount implements SetLike<K> {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly comparer: unknown;
  /** The `IEqualityComparer<TValue>`; null for the default one. */
  readonly valueEquality: unknown;
  readonly isSorted: boolean;
  readonly #table: HashTable<K>;
  #values: V[];
  /** Whether the table holds something else than the one it was copied from. */
  #isChanged = false;
  constructor(
    type: NamedType,
    comparer: unknown,
    entries: Iterable<readonly [K, V]> = [],
    valueEquality: unknown = null,
  ) {
    super();
    this.$type = type;
    this.comparer = isDefault(comparer) ? null : comparer;
    this.valueEquality = isDefault(valueEquality) ? null : valueEquality;
    this.isSorted = type.name.includes('Sorted');
    this.#table = new HashTable(
      this.keyType,
      this.isSorted ? this.#equalityOfOrder() : equalityOf<K>(comparer),
    );
    this.#values = [];
    for (const [key, value] of entries) this.put(key, value);
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'set';
  }
  #equalityOfOrder(): { equals: (a: K, b: K) => boolean; hash: () => number } | undefined {
    if (this.comparer === null) return undefined;
    const compare = comparisonOf<K>(this.comparer, this.keyType);
    return { equals: (a, b) => compare(a, b) === 0, hash: () => 0 };
  }
  /** `KeyComparer`. */
  get keyComparer(): unknown {
    if (this.comparer !== null) return this.comparer;
    return this.isSorted
      ? new Comparer(
          coreType('System.Collections.Generic.Comparer', 1).construct([this.keyType]),
          comparisonOf(null, this.keyType),
        )
      : defaultEqualityComparer(this.keyType);
  }
  /** `ValueComparer`. */
  get valueComparer(): unknown {
    return this.valueEquality ?? defaultEqualityComparer(this.valueType);
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
  /** In order: of keys when sorted, of hash codes where these are .NET's, else of insertion. */
  entries(): (readonly [K, V])[] {
    const all: (readonly [K, V])[] = [];
    for (const [slot, key] of this.#table.keys.entries())
      if (key !== emptySlot) all.push([key, this.#values[slot]!]);
    spend(all.length);
    if (this.isSorted) {
      const compare = comparisonOf<K>(this.comparer, this.keyType);
      all.sort(paidComparison((a, b) => compare(a[0], b[0])));
    } else {
      const hash = this.comparer === null ? stableHash(this.keyType) : undefined;
      if (hash) all.sort((a, b) => hash(a[0]) - hash(b[0]));
    }
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
  /** The value of a key, or the default of its type: a comparer may say otherwise than it just did to {@link has}. */
  find(key: K): V {
    const slot = this.#table.find(key);
    return slot < 0 ? (defaultOf(this.valueType) as V) : this.#values[slot]!;
  }
  has(key: K): boolean {
    return this.#table.find(key) >= 0;
  }
  /** The key as it was put in, or the one that was asked for. */
  keyLike(key: K): K {
    const slot = this.#table.find(key);
    return slot < 0 ? key : (this.#table.keys[slot] as K);
  }
  /** The element at a place in the order. @throws {ArgumentOutOfRangeException} */
  at(index: number): K {
    const entry = this.entries()[index];
    if (!entry) throw new ArgumentOutOfRangeException('index');
    return entry[0];
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
    return this.withComparers(this.comparer, this.valueEquality);
  }
  withComparers(comparer: unknown, valueEquality: unknown): ImmutableTable<K, V> {
    return new ImmutableTable(this.$type, comparer, this.entries(), valueEquality);
  }
  similar(): SetLike<K> {
    return new ImmutableTable(this.$type, this.comparer);
  }
  /** A changed copy; the table itself when the change changes nothing. */
  changed(change: (copy: ImmutableTable<K, V>) => void): ImmutableTable<K, V> {
    const copy = this.copy();
    copy.#isChanged = false;
    change(copy);
    return copy.#isChanged ? copy.orEmpty() : this;
  }
  /** The one empty table of the type, where this is one with the default comparers. */
  orEmpty(): ImmutableTable<K, V> {
    return this.$count === 0 && this.comparer === null && this.valueEquality === null
      ? (emptyTable(this.$type) as ImmutableTable<K, V>)
      : this;
  }
  hasValue(value: V, other: V): boolean {
    return (equalityOf<V>(this.valueEquality)?.equals ?? equals)(value, other);
  }
  /** A table with these entries, of which another one says that their keys differ. */
  static holding(
    type: NamedType,
    comparer: unknown,
    entries: Iterable<readonly [unknown, unknown]>,
  ): ImmutableTable {
    const made = new ImmutableTable(type, comparer);
    for (const [key, value] of entries) made.#values[made.#table.append(key)] = value;
    return made;
  }
  /** Puts the values back that it has now, where a builder changes it; its keys tell of their changes themselves. */
  keepValues(): () => void {
    const values = this.#values.slice();
    return () => {
      this.#values = values;
    };
  }
  put(key: K, value: V): void {
    const slot = this.#table.findOrAdd(key);
    if (slot >= 0 && this.hasValue(this.#values[slot]!, value)) return;
    this.#values[slot < 0 ? ~slot : slot] = value;
    this.#isChanged = true;
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
      if (this.hasValue(this.find(key), value)) return;
      throw new ArgumentException(
        `An element with the same key but a different value already exists. Key: '${textOf(key, this.keyType)}'`,
      );
    }
    this.put(key, value);
  }
  delete(key: K): boolean {
    const has = this.#table.remove(key) >= 0;
    if (has) this.#isChanged = true;
    return has;
  }
  clear(): void {
    if (this.$count > 0) this.#isChanged = true;
    this.#table.clear();
    this.#values = [];
  }
}
addBoxedAccess(ImmutableTable, 'casting');

/** The one empty dictionary or set of a type, with the default comparers. */
export function emptyTable(type: NamedType): ImmutableTable {
  let empty = empties.get(type);
  if (!empty) empties.set(type, (empty = new ImmutableTable(type, null)));
  return empty;
}
