// The class `System.Collections.Frozen.FrozenDictionary`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import type { Span } from '@mockwright/language/runtime/span';
import {
  collection,
  declare,
  getter,
  missingAnyKey,
  reading,
} from '../../System.Collections.Generic/alternate-lookup-members.ts';
import { alternateMembers } from '../../System.Collections.Generic/alternate-lookup.ts';
import { Dictionary, keyNotFound } from '../../System.Collections.Generic/dictionary.ts';
import { enumeratorIn } from '../../System.Collections.Generic/enumerators.ts';
import { defaultEqualityComparer } from '../../System.Collections.Generic/equality-comparer.ts';
import type { KeyValuePair } from '../../System.Collections.Generic/key-value-pair.ts';
import { immutableArray } from '../../System.Collections.Immutable/immutable-sequence.ts';
import { requireArgument } from '../../System.Collections/argument-checks.ts';
import { copyTo } from '../../System.Collections/read-items.ts';
import { NullRef } from '../System.Runtime.CompilerServices/unsafe.ts';
import { copyInto } from './copy-into.ts';
import { inOrderOfDictionary } from './frozen-order.ts';

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
type Select = (item: unknown) => unknown;
const same: Select = (item) => item;
const dictionaryType = (key: Type, value: Type): NamedType =>
  coreType('System.Collections.Frozen.FrozenDictionary', 2).construct([key, value]);
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
const dictionaryMembers: Readonly<Record<string, Implementation>> = {
  ['static FrozenDictionary<TKey, TValue> Empty { get; }']: (type: NamedType) =>
    new FrozenDictionary(type, null, []),
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
  ['FrozenDictionary<TKey, TValue>.Enumerator GetEnumerator()']: (self: Dictionary) =>
    new Enumerator(self, self.$elementType),
};

/** `System.Collections.Frozen.FrozenDictionary`. */
export const frozenDictionaryType: TypeDeclaration = declareType(
  'public abstract class System.Collections.Frozen.FrozenDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary where TKey : notnull',
  dictionaryMembers,
  { runtime: FrozenDictionary },
);

/** `System.Collections.Frozen.FrozenDictionary.Enumerator`. */
export const frozenDictionaryEnumeratorType: TypeDeclaration = enumeratorIn(
  'System.Collections.Frozen.FrozenDictionary<TKey, TValue>',
  'KeyValuePair<TKey, TValue>',
);

/** `System.Collections.Frozen.FrozenDictionary`. */
export const frozenDictionaryFactoryType: TypeDeclaration = declareType(
  'public static class System.Collections.Frozen.FrozenDictionary',
  () => ({
    ['static FrozenDictionary<TKey, TValue> Create<TKey, TValue>(params ReadOnlySpan<KeyValuePair<TKey, TValue>> source)']:
      (source: Span, key: Type, value: Type) => pairs(source.toArray(), null, key, value),
    ['static FrozenDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey>? comparer, params ReadOnlySpan<KeyValuePair<TKey, TValue>> source)']:
      (comparer: unknown, source: Span, key: Type, value: Type) =>
        pairs(source.toArray(), comparer, key, value),
    ['static FrozenDictionary<TKey, TValue> ToFrozenDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey>? comparer = null)']:
      pairs,
    ['static FrozenDictionary<TKey, TSource> ToFrozenDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey>? comparer = null)']:
      (source: unknown, keyOf: Select, comparer: unknown, type: Type, key: Type) =>
        select(source, keyOf, same, comparer, key, type),
    ['static FrozenDictionary<TKey, TElement> ToFrozenDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey>? comparer = null)']:
      (
        source: unknown,
        keyOf: Select,
        valueOf: Select,
        comparer: unknown,
        _type: Type,
        key: Type,
        value: Type,
      ) => select(source, keyOf, valueOf, comparer, key, value),
  }),
);

/** `System.Collections.Frozen.FrozenDictionary.AlternateLookup`. */
export const frozenDictionaryAlternateLookupType: TypeDeclaration = declare(
  'System.Collections.Frozen.FrozenDictionary<TKey, TValue>',
  {
    'System.Collections.Frozen.FrozenDictionary<TKey, TValue> Dictionary { get; }': collection,
    'TValue this[TAlternate key] { get; }': getter(missingAnyKey),
    ...reading,
  },
);
