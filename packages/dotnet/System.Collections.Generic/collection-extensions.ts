// The static class `System.Collections.Generic.CollectionExtensions` as template code sees it.
import type { Span } from '@mockwright/language/runtime/span';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { callMember, change } from '../System.Collections/collection-protocol.ts';
import { copyToSpan, readItems } from '../System.Collections/read-items.ts';
import type { List } from './list.ts';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';
import { ReadOnlySet } from '../System.Collections.ObjectModel/read-only-set.ts';
import { ReadOnlyDictionary } from '../System.Collections.ObjectModel/read-only-dictionary.ts';

function getValue(dictionary: unknown, key: unknown, fallback: unknown): unknown {
  requireArgument(dictionary, 'dictionary');
  const value: Ref = { v: null };
  return callMember(dictionary, 'IReadOnlyDictionary`2.TryGetValue/2', 'TryGetValue', [key, value]) === true
    ? value.v
    : fallback;
}

/** `System.Collections.Generic.CollectionExtensions`. */
export const collectionExtensionsType: TypeDeclaration = declareType(
  'public static class System.Collections.Generic.CollectionExtensions',
  () => ({
    'static TValue? GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key)':
      (dictionary, key, _key, value: Type) => getValue(dictionary, key, defaultOf(value)),
    'static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue)':
      (dictionary, key, fallback) => getValue(dictionary, key, fallback),
    'static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value)': (
      dictionary,
      key,
      value,
    ) => {
      requireArgument(dictionary, 'dictionary');
      if (callMember(dictionary, 'IDictionary`2.ContainsKey/1', 'ContainsKey', [key]) === true) return false;
      change(dictionary, 'IDictionary`2.Add/2', 'Add', [key, value]);
      return true;
    },
    'static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, out TValue value)':
      (dictionary, key, value: Ref, _key, valueType: Type) => {
        requireArgument(dictionary, 'dictionary');
        if (callMember(dictionary, 'IDictionary`2.TryGetValue/2', 'TryGetValue', [key, value]) === true)
          return change(dictionary, 'IDictionary`2.Remove/1', 'Remove', [key]);
        value.v = defaultOf(valueType);
        return false;
      },
    'static void AddRange<T>(this List<T> list, params ReadOnlySpan<T> source)': (
      list: List | null,
      source: Span,
    ) => {
      requireArgument(list, 'list');
      for (const item of source.copy()) list!.add(item);
    },
    'static void InsertRange<T>(this List<T> list, int index, params ReadOnlySpan<T> source)': (
      list: List | null,
      index: number,
      source: Span,
    ) => {
      requireArgument(list, 'list');
      if (index >>> 0 > list!.items.length)
        throw new ArgumentOutOfRangeException(
          'index',
          'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
        );
      list!.insertRange(index, source.copy());
    },
    'static void CopyTo<T>(this List<T> list, Span<T> destination)': (
      list: List | null,
      destination: Span,
    ) => {
      requireArgument(list, 'list');
      copyToSpan(list!.items, destination);
    },
    'static System.Collections.ObjectModel.ReadOnlyCollection<T> AsReadOnly<T>(this IList<T> list)': (
      list,
      type: Type,
    ) => {
      requireArgument(list, 'list');
      return new ReadOnlyCollection(
        coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([type]),
        list,
      );
    },
    'static System.Collections.ObjectModel.ReadOnlySet<T> AsReadOnly<T>(this ISet<T> set)': (
      set,
      type: Type,
    ) => {
      requireArgument(set, 'set');
      return new ReadOnlySet(
        coreType('System.Collections.ObjectModel.ReadOnlySet', 1).construct([type]),
        set,
      );
    },
    'static System.Collections.ObjectModel.ReadOnlyDictionary<TKey, TValue> AsReadOnly<TKey, TValue>(this IDictionary<TKey, TValue> dictionary)':
      (dictionary, key: Type, value: Type) => {
        requireArgument(dictionary, 'dictionary');
        return new ReadOnlyDictionary(
          coreType('System.Collections.ObjectModel.ReadOnlyDictionary', 2).construct([key, value]),
          dictionary,
        );
      },
    'static void AddRange<T>(this List<T> list, params T[] source)': (list: List | null, source) => {
      requireArgument(list, 'list');
      if (source !== null) list!.insertRange(list!.items.length, readItems(source));
    },
  }),
);
