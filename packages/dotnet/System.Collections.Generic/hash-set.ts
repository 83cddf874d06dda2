// `HashSet<T>`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import {
  collectionModified,
  requireArgument,
  requireNonNegative,
  requireRoom,
} from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { Capacity, primes } from '../System.Collections/capacity-growth.ts';
import { equalityOf } from '../System.Collections/comparers.ts';
import { KnownCount, askCount, copyTo, readItems } from '../System.Collections/read-items.ts';
import { HashTable, emptySlot } from '../System.Collections/hash-table.ts';
import { collection, declare, setReading } from './alternate-lookup-members.ts';
import { alternateMembers } from './alternate-lookup.ts';
import type { SetLookup } from './alternate-lookup.ts';
import { defaultEqualityComparer } from './equality-comparer.ts';
import { setComparer } from './set-comparer.ts';
import { setRelations } from './set-relations.ts';
import type { SetLike } from './set-relations.ts';

/** A set; elements are enumerated by slot, as in .NET. */
export class HashSet<T = unknown> extends KnownCount implements SetLike<T> {
  readonly $type: NamedType;
  readonly $elementType: Type;
  readonly table: HashTable<T>;
  readonly comparer: unknown;
  readonly room: Capacity;
  version = 0;
  constructor(type: NamedType, comparer: unknown = null, items: Iterable<T> = [], capacity = 0) {
    super();
    this.$type = type;
    this.$elementType = baseArguments(type, 'System.Collections.Generic.HashSet', 1)[0]!;
    this.comparer = comparer;
    this.room = new Capacity(primes, capacity);
    this.table = new HashTable(this.$elementType, equalityOf<T>(comparer));
    for (const item of items) this.table.findOrAdd(item);
  }
  override get $count(): number {
    return this.table.count;
  }
  *[Symbol.iterator](): Generator<T> {
    const { keys } = this.table;
    const { version } = this;
    for (let slot = 0; slot < keys.length; slot++) {
      const key = keys[slot]!;
      if (key === emptySlot) {
        spend(1);
        continue;
      }
      yield key;
      if (this.version !== version) throw collectionModified();
    }
  }
  $toItems(): T[] {
    spendSize(this.table.keys.length);
    return this.table.keys.filter((key): key is T => key !== emptySlot);
  }
  has(item: T): boolean {
    return this.table.find(item) >= 0;
  }
  add(item: T): boolean {
    if (this.table.findOrAdd(item) >= 0) return false;
    this.version++;
    return true;
  }
  delete(item: T): boolean {
    return this.table.remove(item) >= 0;
  }
  clear(): void {
    this.table.clear();
  }
  /** `TrimExcess`: elements move together. */
  trim(capacity: number): void {
    if (!this.room.shrink(capacity, this.table.keys.length)) return;
    const items = this.$toItems();
    this.clear();
    this.version++;
    for (const item of items) this.table.findOrAdd(item);
  }
  /** An empty set with the same idea of equality. */
  similar(): SetLike<T> {
    return new HashSet(this.$type, this.comparer);
  }
  'ICollection`1.Add/1'(item: T): void {
    this.add(item);
  }
}

/** A set with the default type. */
export function createHashSet<T>(element: Type, comparer: unknown, items: Iterable<T>): HashSet<T> {
  return new HashSet(coreType('System.Collections.Generic.HashSet', 1).construct([element]), comparer, items);
}

const requireCapacity = (capacity: number): void => {
  if (capacity < 0) throw new ArgumentOutOfRangeException('capacity');
};
const fromItems = (items: unknown, comparer: unknown, type: NamedType): HashSet => {
  requireArgument(items, 'collection');
  askCount(items);
  return new HashSet(type, comparer, iterate(items));
};

/** Elements of another sequence that are here go, after the others have come: their slots are not used again yet. */
function symmetricExceptWith(self: HashSet, other: unknown): void {
  requireArgument(other, 'other');
  if (self.$count === 0 || other === self || (other instanceof HashSet && other.comparer === self.comparer)) {
    setRelations.symmetricExceptWith(self, other);
    return;
  }
  const { table } = self;
  const slotsBefore = table.keys.length;
  const added = new Set<number>();
  const removed = new Set<number>();
  for (const item of iterate(other)) {
    const slot = table.findOrAdd(item);
    if (slot < 0) {
      added.add(~slot);
      self.version++;
    } else if (slot < slotsBefore && !added.has(slot)) removed.add(slot);
  }
  for (const slot of [...removed].sort((a, b) => a - b)) self.delete(table.keys[slot]);
}

/** `System.Collections.Generic.HashSet<T>`. */
export const hashSetType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.HashSet<T> : ICollection<T>, ISet<T>, IReadOnlyCollection<T>, IReadOnlySet<T>',
  () => ({
    'HashSet()': (type) => new HashSet(type),
    'HashSet(IEqualityComparer<T>? comparer)': (comparer, type) => new HashSet(type, comparer),
    'HashSet(int capacity)': (capacity, type) => {
      requireCapacity(capacity);
      return new HashSet(type, null, [], capacity);
    },
    'HashSet(IEnumerable<T> collection)': (items, type) => fromItems(items, null, type),
    'HashSet(IEnumerable<T> collection, IEqualityComparer<T>? comparer)': fromItems,
    'HashSet(int capacity, IEqualityComparer<T>? comparer)': (capacity, comparer, type) => {
      requireCapacity(capacity);
      return new HashSet(type, comparer, [], capacity);
    },
    'int Count { get; }': (self: HashSet) => self.table.count,
    'int Capacity { get; }': (self: HashSet) => self.room.at(self.table.keys.length),
    'IEqualityComparer<T> Comparer { get; }': (self: HashSet) =>
      self.comparer ?? defaultEqualityComparer(self.$elementType),
    'bool Add(T item)': (self: HashSet, item) => self.add(item),
    'void Clear()': (self: HashSet) => self.clear(),
    'bool Contains(T item)': (self: HashSet, item) => self.has(item),
    'void CopyTo(T[] array)': (self: HashSet, array) => copyTo(self.$toItems(), self.$elementType, array, 0),
    'void CopyTo(T[] array, int arrayIndex)': (self: HashSet, array, index) =>
      copyTo(self.$toItems(), self.$elementType, array, index),
    'void CopyTo(T[] array, int arrayIndex, int count)': (self: HashSet, array, index, count: number) => {
      requireArgument(array, 'array');
      requireNonNegative(index, 'arrayIndex');
      requireNonNegative(count, 'count');
      copyTo(self.$toItems().slice(0, count), self.$elementType, array, index);
    },
    ...alternateMembers('HashSet<T>.AlternateLookup<TAlternate>'),
    'int EnsureCapacity(int capacity)': (self: HashSet, capacity) => {
      requireCapacity(capacity);
      return self.room.ensure(capacity, self.table.keys.length);
    },
    'void ExceptWith(IEnumerable<T> other)': setRelations.exceptWith,
    'HashSet<T>.Enumerator GetEnumerator()': (self: HashSet) => new Enumerator(self, self.$elementType),
    'void IntersectWith(IEnumerable<T> other)': setRelations.intersectWith,
    'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
    'bool IsProperSupersetOf(IEnumerable<T> other)': setRelations.isProperSupersetOf,
    'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
    'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
    'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
    'bool Remove(T item)': (self: HashSet, item) => self.delete(item),
    'int RemoveWhere(Predicate<T> match)': setRelations.removeWhere,
    'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
    'void SymmetricExceptWith(IEnumerable<T> other)': symmetricExceptWith,
    'void TrimExcess()': (self: HashSet) => self.trim(self.$count),
    'void TrimExcess(int capacity)': (self: HashSet, capacity) => {
      requireRoom(capacity, self.$count);
      self.trim(capacity);
    },
    'static IEqualityComparer<HashSet<T>> CreateSetComparer()': (type: NamedType) => setComparer(type),
    'bool TryGetValue(T equalValue, out T actualValue)': (self: HashSet, value, actual: Ref) => {
      const slot = self.table.find(value);
      actual.v = slot < 0 ? defaultOf(self.$elementType) : self.table.keys[slot];
      return slot >= 0;
    },
    'void UnionWith(IEnumerable<T> other)': (self: HashSet, other) => {
      requireArgument(other, 'other');
      for (const item of readItems(other)) self.add(item);
    },
  }),
  { runtime: HashSet },
);

/** `System.Collections.Generic.HashSet.AlternateLookup`. */
export const hashSetAlternateLookupType: TypeDeclaration = declare('System.Collections.Generic.HashSet<T>', {
  'HashSet<T> Set { get; }': collection,
  'bool Add(TAlternate item)': (self: SetLookup, item) => self.collection.add(self.key(item)),
  'bool Remove(TAlternate item)': (self: SetLookup, item) => self.collection.delete(self.key(item)),
  ...setReading,
});
