// `SortedSet<T>`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import {
  arrayTooSmall,
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
} from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import { Facade, KnownCount, copyTo, readItems } from '../System.Collections/read-items.ts';
import { Comparer } from './comparer.ts';
import { setComparer } from './set-comparer.ts';
import { setRelations, stepWeight } from './set-relations.ts';
import type { SetLike } from './set-relations.ts';
import { SortedEntries, fromNewItem, merged } from './sorted-entries.ts';
import type { Kept } from './sorted-entries.ts';
import { paidComparison, sortRange } from '../System.Collections/sort-range.ts';
import { pulled } from '../System.Collections/pulled-items.ts';

/** The part of a set that a view shows. */
interface Bounds<T> {
  readonly lower: T;
  readonly upper: T;
}

/** As many elements are added or removed one by one sooner than all are gone through. */
const few = 64;
/** Whether they are many, and reading them runs no code of a template. */
const isAtHand = (items: unknown): boolean =>
  (Array.isArray(items) && items.length > few) ||
  (items instanceof KnownCount && !(items instanceof Facade) && items.$size > few);

/** A set in order; a view shares its elements with the set it looks at. */
export class SortedSet<T = unknown> extends KnownCount implements SetLike<T> {
  readonly $type: NamedType;
  readonly $elementType: Type;
  readonly comparer: unknown;
  readonly entries: SortedEntries<T>;
  readonly #bounds: Bounds<T> | undefined;
  constructor(type: NamedType, comparer: unknown = null, shared?: SortedEntries<T>, bounds?: Bounds<T>) {
    super();
    this.$type = type;
    this.$elementType = baseArguments(type, 'System.Collections.Generic.SortedSet', 1)[0]!;
    this.comparer = comparer;
    this.entries = shared ?? new SortedEntries(fromNewItem(comparisonOf<T>(comparer, this.$elementType)));
    this.#bounds = bounds;
  }
  /** Whether it shows a part of another set. */
  get isView(): boolean {
    return this.#bounds !== undefined;
  }
  #isInside(item: T): boolean {
    const bounds = this.#bounds;
    return (
      !bounds ||
      (this.entries.compare(item, bounds.lower) >= 0 && this.entries.compare(item, bounds.upper) <= 0)
    );
  }
  /** Where its elements begin among the keys, and behind which they end. */
  #place(): readonly [number, number] {
    const { entries } = this;
    const bounds = this.#bounds;
    if (!bounds) return [0, entries.keys.length];
    const lower = entries.search(bounds.lower);
    const upper = entries.search(bounds.upper);
    return [lower < 0 ? ~lower : lower, upper < 0 ? ~upper : upper + 1];
  }
  $toItems(): T[] {
    const [start, end] = this.#place();
    spendSize(end - start);
    return this.entries.keys.slice(start, end);
  }
  override get $count(): number {
    const [start, end] = this.#place();
    return Math.max(end - start, 0);
  }
  override get $size(): number {
    return this.entries.keys.length;
  }
  /** The first element or the last one; the default of the type where there is none. */
  end(which: 'first' | 'last'): unknown {
    const [start, end] = this.#place();
    if (start >= end) return defaultOf(this.$elementType);
    return this.entries.keys[which === 'first' ? start : end - 1];
  }
  *[Symbol.iterator](): Generator<T> {
    const { version } = this.entries;
    for (const item of this.#bounds ? this.$toItems() : this.entries.keys) {
      yield item;
      if (this.entries.version !== version) throw modifiedAfterStart();
    }
  }
  has(item: T): boolean {
    return this.entries.search(item) >= 0 && this.#isInside(item);
  }
  add(item: T): boolean {
    const index = this.entries.search(item);
    if (!this.#isInside(item)) throw new ArgumentOutOfRangeException('item');
    if (index >= 0) return false;
    this.entries.insert(~index, item, undefined);
    return true;
  }
  delete(item: T): boolean {
    const index = this.entries.search(item);
    if (index < 0 || !this.#isInside(item)) return false;
    this.entries.removeAt(index);
    return true;
  }
  clear(): void {
    if (this.#bounds) this.entries.replace(...this.#place(), []);
    else this.entries.clear();
  }
  /** Elements in any order as a set has them: in order, each once; of equal ones the first, as if they were added singly. */
  #ordered(items: T[]): T[] {
    return this.#distinct(items.sort(paidComparison(fromNewItem(this.entries.compare))));
  }
  /** The same as .NET sorts them at once: which of equal ones is kept, that tells. */
  #sorted(items: T[]): T[] {
    sortRange(items, 0, items.length, fromNewItem(this.entries.compare));
    return this.#distinct(items);
  }
  #distinct(items: T[]): T[] {
    const compare = fromNewItem(this.entries.compare);
    return items.filter((item, index) => index === 0 || compare(item, items[index - 1]!) !== 0);
  }
  fill(items: T[]): void {
    this.entries.replace(0, 0, this.#sorted(items));
  }
  /** Merges with elements in order: to add or remove many one by one would move all others for each. */
  #merge(others: T[], kept: Kept): void {
    const own = this.$toItems();
    const keys = merged(own, others, this.entries.compare, kept);
    const isChanged =
      kept.common === 'own' ? keys.length > own.length : kept.common === 'other' || others.length > 0;
    if (isChanged) this.entries.replace(...this.#place(), keys);
  }
  /** Those of many elements that it has. */
  #known(items: T[]): T[] {
    spend(items.length * stepWeight);
    return this.#ordered(items.filter((item) => this.has(item)));
  }
  unionWith(other: unknown): void {
    requireArgument(other, 'other');
    const items = readItems<T>(other);
    if (!this.#bounds && items.length > few)
      this.#merge(this.#ordered(items), { own: true, common: 'own', others: true });
    else for (const item of items) this.add(item);
  }
  exceptWith(other: unknown): void {
    const isPart = other instanceof SortedSet && other.entries === this.entries;
    if (!isPart && isAtHand(other)) this.#merge(this.#known(readItems(other)), { own: true });
    else setRelations.exceptWith(this, other);
  }
  intersectWith(other: unknown): void {
    requireArgument(other, 'other');
    this.#merge(this.#known(readItems(other)), { common: 'other' });
  }
  symmetricExceptWith(other: unknown): void {
    requireArgument(other, 'other');
    const items = this.#sorted(readItems<T>(other));
    if (!this.#bounds && items.length > few) this.#merge(items, { own: true, others: true });
    else for (const item of items) if (!this.delete(item)) this.add(item);
  }
  removeWhere(match: (item: T) => boolean): number {
    requireArgument(match, 'match');
    const matches = this.$toItems().filter((item) => match(item));
    this.#merge(matches, { own: true });
    return matches.length;
  }
  similar(): SortedSet<T> {
    return new SortedSet<T>(
      coreType('System.Collections.Generic.SortedSet', 1).construct([this.$elementType]),
      this.comparer,
    );
  }
  view(lower: T, upper: T): SortedSet<T> {
    const { compare } = this.entries;
    if (this.#bounds && compare(this.#bounds.lower, lower) > 0)
      throw new ArgumentOutOfRangeException('lowerValue');
    if (this.#bounds && compare(this.#bounds.upper, upper) < 0)
      throw new ArgumentOutOfRangeException('upperValue');
    if (compare(lower, upper) > 0)
      throw new ArgumentException('Must be less than or equal to upperValue.', 'lowerValue');
    return new SortedSet(this.$type, this.comparer, this.entries, { lower, upper });
  }
  'ICollection`1.Add/1'(item: T): void {
    this.add(item);
  }
}
function fromItems(items: unknown, comparer: unknown, type: NamedType): SortedSet {
  requireArgument(items, 'collection');
  const set = new SortedSet(type, comparer);
  set.fill(readItems(items));
  return set;
}

/** `System.Collections.Generic.SortedSet<T>`. */
export const sortedSetType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.SortedSet<T> : ISet<T>, ICollection<T>, ICollection, IReadOnlyCollection<T>, IReadOnlySet<T>',
  () => ({
    'SortedSet()': (type) => new SortedSet(type),
    'SortedSet(IComparer<T>? comparer)': (comparer, type) => new SortedSet(type, comparer),
    'SortedSet(IEnumerable<T> collection)': (items, type) => fromItems(items, null, type),
    'SortedSet(IEnumerable<T> collection, IComparer<T>? comparer)': fromItems,
    'static IEqualityComparer<SortedSet<T>> CreateSetComparer()': (type: NamedType) => setComparer(type),
    'int Count { get; }': (self: SortedSet) => self.$count,
    'IComparer<T> Comparer { get; }': (self: SortedSet) =>
      self.comparer ??
      new Comparer(
        coreType('System.Collections.Generic.Comparer', 1).construct([self.$elementType]),
        self.entries.compare,
      ),
    'T? Min { get; }': (self: SortedSet) => self.end('first'),
    'T? Max { get; }': (self: SortedSet) => self.end('last'),
    'bool Add(T item)': (self: SortedSet, item) => self.add(item),
    'virtual void Clear()': (self: SortedSet) => self.clear(),
    'virtual bool Contains(T item)': (self: SortedSet, item) => self.has(item),
    'void CopyTo(T[] array)': (self: SortedSet, array) =>
      copyTo(self.$toItems(), self.$elementType, array, 0),
    'void CopyTo(T[] array, int index)': (self: SortedSet, array, index) =>
      copyTo(self.$toItems(), self.$elementType, array, index, 'index'),
    'void CopyTo(T[] array, int index, int count)': (self: SortedSet, array, index, count) => {
      requireArgument(array, 'array');
      requireNonNegative(index, 'index');
      requireNonNegative(count, 'count');
      if (count > array.length - index) throw arrayTooSmall();
      copyTo(self.$toItems().slice(0, count), self.$elementType, array, index, 'index');
    },
    'void ExceptWith(IEnumerable<T> other)': (self: SortedSet, other) => self.exceptWith(other),
    'SortedSet<T>.Enumerator GetEnumerator()': (self: SortedSet) => new Enumerator(self, self.$elementType),
    'virtual SortedSet<T> GetViewBetween(T? lowerValue, T? upperValue)': (self: SortedSet, lower, upper) =>
      self.view(lower, upper),
    'virtual void IntersectWith(IEnumerable<T> other)': (self: SortedSet, other) => self.intersectWith(other),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
    'bool IsProperSupersetOf(IEnumerable<T> other)': setRelations.isProperSupersetOf,
    'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
    'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
    'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
    'static IEqualityComparer<SortedSet<T>> CreateSetComparer(IEqualityComparer<T>? memberEqualityComparer)':
      (_members, type: NamedType) => setComparer(type),
    'bool Remove(T item)': (self: SortedSet, item) => self.delete(item),
    'int RemoveWhere(Predicate<T> match)': (self: SortedSet, match) => self.removeWhere(match),
    'IEnumerable<T> Reverse()': (self: SortedSet) =>
      pulled(self.$elementType, () => self.$toItems().toReversed()),
    'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
    'void SymmetricExceptWith(IEnumerable<T> other)': (self: SortedSet, other) =>
      self.symmetricExceptWith(other),
    'bool TryGetValue(T equalValue, out T actualValue)': (self: SortedSet, value, actual: Ref) => {
      const index = self.has(value) ? self.entries.search(value) : -1;
      actual.v = index < 0 ? defaultOf(self.$elementType) : self.entries.keys[index];
      return index >= 0;
    },
    'void UnionWith(IEnumerable<T> other)': (self: SortedSet, other) => self.unionWith(other),
  }),
  { runtime: SortedSet },
);
