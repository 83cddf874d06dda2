// The class `System.Linq.Lookup`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { equalityOf } from '../System.Collections/comparers.ts';
import { KnownCount, arrayFrom } from '../System.Collections/read-items.ts';
import { HashTable } from '../System.Collections/hash-table.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';
import { each, query } from './query.ts';

/** The elements of one key. */
export class Grouping<K = unknown, E = unknown> extends KnownCount {
  readonly $isReadOnly: boolean = true;
  readonly key: K;
  readonly items: E[] = [];
  readonly keyType: Type;
  readonly $elementType: Type;
  constructor(key: K, keyType: Type, elementType: Type) {
    super();
    this.key = key;
    this.keyType = keyType;
    this.$elementType = elementType;
  }
  get $type(): NamedType {
    return coreType('System.Linq.Grouping', 2).construct([this.keyType, this.$elementType]);
  }
  override get $count(): number {
    return this.items.length;
  }
  $toItems(): E[] {
    return this.items.slice();
  }
  [Symbol.iterator](): Iterator<E> {
    return this.items[Symbol.iterator]();
  }
  'IList`1.get_Item/1'(index: number): E {
    if (index >>> 0 >= this.items.length) throw new ArgumentOutOfRangeException('index');
    return this.items[index]!;
  }
  'IList`1.IndexOf/1'(item: E): number {
    return indexOfItem(this.items, item, 0, this.items.length);
  }
  'ICollection`1.Contains/1'(item: E): boolean {
    return this['IList`1.IndexOf/1'](item) >= 0;
  }
}

/** Groups by key. */
export class Lookup<K = unknown, E = unknown> extends KnownCount {
  readonly $onlyForward = true;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly groups: Grouping<K, E>[] = [];
  readonly #table: HashTable<K>;
  constructor(keyType: Type, valueType: Type, comparer: unknown) {
    super();
    this.keyType = keyType;
    this.valueType = valueType;
    this.#table = new HashTable(keyType, equalityOf<K>(comparer));
  }
  get $type(): NamedType {
    const name = this.groups.length > 0 ? 'CollectionLookup' : 'EmptyLookup';
    return coreType(`System.Linq.${name}`, 2).construct([this.keyType, this.valueType]);
  }
  get $elementType(): Type {
    return coreType('System.Linq.IGrouping', 2).construct([this.keyType, this.valueType]);
  }
  override get $count(): number {
    return this.groups.length;
  }
  [Symbol.iterator](): Iterator<Grouping<K, E>> {
    return this.groups[Symbol.iterator]();
  }
  /** Where its interface has members that change it, they are refused. */
  get $isReadOnly(): boolean {
    return true;
  }
  $toItems(): Grouping<K, E>[] {
    return this.groups.slice();
  }
  /** The group of a key, made where there is none. */
  groupOf(key: K): Grouping<K, E> {
    const slot = this.#table.findOrAdd(key);
    if (slot < 0) this.groups.push(new Grouping<K, E>(key, this.keyType, this.valueType));
    return this.groups[slot < 0 ? ~slot : slot]!;
  }
  find(key: K): Grouping<K, E> | undefined {
    const slot = this.#table.find(key);
    return slot < 0 ? undefined : this.groups[slot];
  }
}

/** Groups a sequence. */
export function createLookup<S, K, E>(
  source: unknown,
  keyOf: (item: S) => K,
  elementOf: ((item: S) => E) | undefined,
  comparer: unknown,
  keyType: Type,
  elementType: Type,
): Lookup<K, E> {
  const lookup = new Lookup<K, E>(keyType, elementType, comparer);
  each<S>(source, (item) => {
    const { items } = lookup.groupOf(keyOf(item));
    items.push(elementOf ? elementOf(item) : (item as unknown as E));
    return true;
  });
  return lookup;
}

/** The members of `ILookup<TKey, TElement>`. */
export const lookupMembers: TypeDeclaration['members'] = {
  'int Count { get; }': (self: Lookup) => self.$count,
  'IEnumerable<TElement> this[TKey key] { get; }': (self: Lookup, key) =>
    self.find(key) ?? arrayFrom([], self.valueType),
  'bool Contains(TKey key)': (self: Lookup, key) => self.find(key) !== undefined,
};

/** `System.Linq.Lookup`. */
export const lookupType: TypeDeclaration = declareType(
  'public class System.Linq.Lookup<TKey, TElement> : ILookup<TKey, TElement>',
  () => ({
    ...lookupMembers,
    'IEnumerable<TResult> ApplyResultSelector<TResult>(Func<TKey, IEnumerable<TElement>, TResult> resultSelector)':
      (self: Lookup, resultOf: (key: unknown, items: unknown) => unknown, result: Type) =>
        query(
          result,
          (visit) => self.groups.every((group) => visit(dereferenced(resultOf)(group.key, group))),
          function* () {
            for (const group of self.groups) yield dereferenced(resultOf)(group.key, group);
          },
        ),
    'IEnumerator<IGrouping<TKey, TElement>> GetEnumerator()': (self: Lookup) =>
      new Enumerator(self, self.$elementType),
  }),
  { runtime: Lookup },
);
