// `System.Collections.Frozen`: dictionaries and sets that are filled once.
import { NullRef } from '../System.Runtime.CompilerServices/unsafe.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { iterate } from '@mockwright/language/runtime/iterate';
import { alternateMembers } from '../System.Collections.Generic/alternate-lookup.ts';
import { requireArgument } from '../System.Collections/arguments.ts';
import { Dictionary, keyNotFound } from '../System.Collections.Generic/dictionary.ts';
import { copyTo } from '../System.Collections/enumerable.ts';
import { enumeratorIn } from '../System.Collections.Generic/enumerators.ts';
import { defaultEqualityComparer } from '../System.Collections.Generic/equality-comparer.ts';
import { HashSet } from '../System.Collections.Generic/hash-set.ts';
import { inOrderOfDictionary, inOrderOfSet } from './frozen-order.ts';
import { immutableArray } from '../System.Collections.Immutable/sequence.ts';
import type { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { setRelations } from '../System.Collections.Generic/set-relations.ts';

const namespace = 'System.Collections.Frozen';

type Entry = readonly [key: unknown, value: unknown];

function fill(dictionary: Dictionary, entries: readonly Entry[], mustBeNew: boolean): Dictionary {
  for (const [key, value] of entries) {
    if (mustBeNew) dictionary.add(key, value);
    else dictionary.set(key, value);
  }
  return dictionary;
}

/** A dictionary under another type. */
class FrozenDictionary extends Dictionary {
  readonly $isReadOnly: boolean = true;
  constructor(type: NamedType, comparer: unknown, entries: readonly Entry[], mustBeNew = false) {
    const dictionaryType = coreType('System.Collections.Generic.Dictionary', 2).construct(type.typeArguments);
    super(dictionaryType, comparer);
    Object.defineProperty(this, '$type', { value: type });
    const filled = fill(new Dictionary(dictionaryType, comparer), entries, mustBeNew);
    for (const { Key, Value } of inOrderOfDictionary(filled.$toItems(), type.typeArguments[0]!, comparer))
      this.set(Key, Value);
  }
  override 'ICollection`1.Add/1'(): void {
    throw new NotSupportedException();
  }
  override 'IDictionary.Add/2'(): void {
    throw new NotSupportedException();
  }
  override 'IDictionary.set_Item/2'(): void {
    throw new NotSupportedException();
  }
  override 'IDictionary.Remove/1'(): void {
    throw new NotSupportedException();
  }
  override 'ICollection`1.Remove/1'(): boolean {
    throw new NotSupportedException();
  }
}
class FrozenSet extends HashSet {
  readonly $isReadOnly: boolean = true;
  constructor(type: NamedType, comparer: unknown, items: Iterable<unknown>) {
    const setType = coreType('System.Collections.Generic.HashSet', 1).construct(type.typeArguments);
    const distinct = new HashSet(setType, comparer, items).$toItems();
    super(setType, comparer, inOrderOfSet(distinct, type.typeArguments[0]!, comparer));
    Object.defineProperty(this, '$type', { value: type });
  }
  override similar(): HashSet {
    return new HashSet(
      coreType('System.Collections.Generic.HashSet', 1).construct([this.$elementType]),
      this.comparer,
    );
  }
  override 'ICollection`1.Add/1'(): void {
    throw new NotSupportedException();
  }
}

function copyInto(destination: Span, items: readonly unknown[]): void {
  if (destination.length < items.length)
    throw new ArgumentException('Destination is too short.', 'destination');
  for (const [index, item] of items.entries()) destination.set(index, item);
}
type Select = (item: unknown) => unknown;
const same: Select = (item) => item;
const dictionaryType = (key: Type, value: Type): NamedType =>
  coreType(`${namespace}.FrozenDictionary`, 2).construct([key, value]);
const withoutDefault = (comparer: unknown): unknown =>
  (comparer as { $isDefault?: boolean } | null)?.$isDefault === true ? null : comparer;
function select(
  source: unknown,
  keyOf: Select,
  valueOf: Select,
  comparer: unknown,
  key: Type,
  value: Type,
): FrozenDictionary {
  requireArgument(source, 'source');
  requireArgument(keyOf, 'keySelector');
  requireArgument(valueOf, 'elementSelector');
  const entries = Array.from(iterate(source), (item) => [keyOf(item), valueOf(item)] as const);
  return new FrozenDictionary(dictionaryType(key, value), withoutDefault(comparer), entries, true);
}
/** The last of equal keys counts. */
function pairs(source: unknown, comparer: unknown, key: Type, value: Type): FrozenDictionary {
  requireArgument(source, 'source');
  const entries = Array.from(iterate<KeyValuePair>(source), (pair) => [pair.Key, pair.Value] as const);
  return new FrozenDictionary(dictionaryType(key, value), withoutDefault(comparer), entries);
}
const setOf = (source: unknown, comparer: unknown, type: Type): FrozenSet => {
  requireArgument(source, 'source');
  return new FrozenSet(coreType(`${namespace}.FrozenSet`, 1).construct([type]), comparer, iterate(source));
};
const map = 'FrozenDictionary<TKey, TValue>';
const from = 'this IEnumerable<TSource> source, Func<TSource, TKey> keySelector';
const keys = 'IEqualityComparer<TKey>? comparer';

const dictionaryMembers: Readonly<Record<string, Implementation>> = {
  [`static ${map} Empty { get; }`]: (type: NamedType) => new FrozenDictionary(type, null, []),
  ...alternateMembers('FrozenDictionary<TKey, TValue>.AlternateLookup<TAlternate>', 'frozen'),
  'IEqualityComparer<TKey> Comparer { get; }': (self: Dictionary) =>
    self.comparer ?? defaultEqualityComparer(self.keyType),
  'int Count { get; }': (self: Dictionary) => self.$count,
  'System.Collections.Immutable.ImmutableArray<TKey> Keys { get; }': (self: FrozenDictionary) =>
    immutableArray(
      self.$toItems().map((pair) => pair.Key),
      self.keyType,
    ),
  'System.Collections.Immutable.ImmutableArray<TValue> Values { get; }': (self: FrozenDictionary) =>
    immutableArray(
      self.$toItems().map((pair) => pair.Value),
      self.valueType,
    ),
  'TValue this[TKey key] { get; }': (self: Dictionary, key: unknown) => {
    requireArgument(key, 'key');
    const slot = self.table.find(key);
    if (slot < 0) throw keyNotFound(key, self.keyType);
    return self.values[slot];
  },
  'bool ContainsKey(TKey key)': (self: Dictionary, key: unknown) => self.has(key),
  'bool TryGetValue(TKey key, out TValue value)': (self: Dictionary, key: unknown, value: Ref) => {
    requireArgument(key, 'key');
    const slot = self.table.find(key);
    value.v = slot < 0 ? defaultOf(self.valueType) : self.values[slot];
    return slot >= 0;
  },
  'void CopyTo(KeyValuePair<TKey, TValue>[] destination, int destinationIndex)': (
    self: Dictionary,
    destination: unknown[],
    index: number,
  ) => copyTo(self.$toItems(), self.$elementType, destination, index, 'destinationIndex'),
  'void CopyTo(Span<KeyValuePair<TKey, TValue>> destination)': (self: Dictionary, destination: Span) =>
    copyInto(destination, self.$toItems()),
  'ref readonly TValue GetValueRefOrNullRef(TKey key)': (self: Dictionary, key: unknown): Ref => {
    requireArgument(key, 'key');
    const slot = self.table.find(key);
    return slot < 0 ? new NullRef() : { v: self.values[slot] };
  },
  [`${map}.Enumerator GetEnumerator()`]: (self: Dictionary) => new Enumerator(self, self.$elementType),
};
/** The frozen dictionary and set, and what makes them. */
export const frozenTypes: readonly TypeDeclaration[] = [
  declareType(
    `public abstract class ${namespace}.${map} : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary where TKey : notnull`,
    dictionaryMembers,
    { runtime: FrozenDictionary },
  ),
  enumeratorIn(`${namespace}.${map}`, 'KeyValuePair<TKey, TValue>'),
  declareType(`public static class ${namespace}.FrozenDictionary`, () => ({
    [`static ${map} Create<TKey, TValue>(params ReadOnlySpan<KeyValuePair<TKey, TValue>> source)`]: (
      source: Span,
      key: Type,
      value: Type,
    ) => pairs(source.toArray(), null, key, value),
    [`static ${map} Create<TKey, TValue>(${keys}, params ReadOnlySpan<KeyValuePair<TKey, TValue>> source)`]: (
      comparer: unknown,
      source: Span,
      key: Type,
      value: Type,
    ) => pairs(source.toArray(), comparer, key, value),
    [`static ${map} ToFrozenDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, ${keys} = null)`]:
      pairs,
    [`static FrozenDictionary<TKey, TSource> ToFrozenDictionary<TSource, TKey>(${from}, ${keys} = null)`]: (
      source: unknown,
      keyOf: Select,
      comparer: unknown,
      type: Type,
      key: Type,
    ) => select(source, keyOf, same, comparer, key, type),
    [`static FrozenDictionary<TKey, TElement> ToFrozenDictionary<TSource, TKey, TElement>(${from}, Func<TSource, TElement> elementSelector, ${keys} = null)`]:
      (
        source: unknown,
        keyOf: Select,
        valueOf: Select,
        comparer: unknown,
        _type: Type,
        key: Type,
        value: Type,
      ) => select(source, keyOf, valueOf, comparer, key, value),
  })),
  declareType(
    `public abstract class ${namespace}.FrozenSet<T> : ISet<T>, IReadOnlySet<T>, ICollection`,
    () => ({
      'static FrozenSet<T> Empty { get; }': (type: NamedType) => new FrozenSet(type, null, []),
      ...alternateMembers('FrozenSet<T>.AlternateLookup<TAlternate>', 'frozen'),
      'IEqualityComparer<T> Comparer { get; }': (self: FrozenSet) =>
        self.comparer ?? defaultEqualityComparer(self.$elementType),
      'int Count { get; }': (self: FrozenSet) => self.$count,
      'System.Collections.Immutable.ImmutableArray<T> Items { get; }': (self: FrozenSet) =>
        immutableArray(self.$toItems(), self.$elementType),
      'bool Contains(T item)': (self: FrozenSet, item) => self.has(item),
      'bool TryGetValue(T equalValue, out T actualValue)': (self: FrozenSet, value, actual: Ref) => {
        const slot = self.table.find(value);
        actual.v = slot < 0 ? defaultOf(self.$elementType) : self.table.keys[slot];
        return slot >= 0;
      },
      'void CopyTo(T[] destination, int destinationIndex)': (self: FrozenSet, destination, index) =>
        copyTo(self.$toItems(), self.$elementType, destination, index, 'destinationIndex'),
      'void CopyTo(Span<T> destination)': (self: FrozenSet, destination: Span) =>
        copyInto(destination, self.$toItems()),
      'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
      'bool IsProperSupersetOf(IEnumerable<T> other)': setRelations.isProperSupersetOf,
      'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
      'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
      'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
      'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
      'FrozenSet<T>.Enumerator GetEnumerator()': (self: FrozenSet) => new Enumerator(self, self.$elementType),
    }),
    { runtime: FrozenSet },
  ),
  enumeratorIn(`${namespace}.FrozenSet<T>`, 'T'),
  declareType(`public static class ${namespace}.FrozenSet`, () => ({
    'static FrozenSet<T> Create<T>(params ReadOnlySpan<T> source)': (source: Span, type: Type) =>
      setOf(source.toArray(), null, type),
    'static FrozenSet<T> Create<T>(IEqualityComparer<T>? equalityComparer, params ReadOnlySpan<T> source)': (
      comparer: unknown,
      source: Span,
      type: Type,
    ) => setOf(source.toArray(), comparer, type),
    'static FrozenSet<T> ToFrozenSet<T>(this IEnumerable<T> source, IEqualityComparer<T>? comparer = null)':
      setOf,
  })),
];
