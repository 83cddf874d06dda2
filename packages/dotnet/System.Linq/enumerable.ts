// `System.Linq.Enumerable`: its members from all files of this folder, and those that make collections.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { originalOf } from '@mockwright/language/runtime/repeated-interfaces';
import type { ValueTuple2 } from '@mockwright/language/runtime/tuple';
import { arrayFrom, askCount } from '../System.Collections/read-items.ts';
import { createDictionary } from '../System.Collections.Generic/dictionary.ts';
import type { Dictionary } from '../System.Collections.Generic/dictionary.ts';
import { createHashSet } from '../System.Collections.Generic/hash-set.ts';
import { List, createList } from '../System.Collections.Generic/list.ts';
import type { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { aggregateMembers } from './aggregate-members.ts';
import { elementMembers } from './element-members.ts';
import { groupingMembers } from './grouping-members.ts';
import { orderingMembers } from './i-ordered-enumerable.ts';
import { projectionMembers } from './projection-members.ts';
import { each, need, newItems } from './query.ts';
import { setMembers } from './set-members.ts';
import { slicingMembers } from './slicing-members.ts';
import { wholeSequenceMembers } from './whole-sequences.ts';

type Select = (item: unknown) => unknown;

function toDictionary(
  source: unknown,
  keyOf: Select,
  valueOf: Select | undefined,
  comparer: unknown,
  keyType: Type,
  valueType: Type,
): Dictionary {
  need(source, 'source');
  need(keyOf, 'keySelector');
  if (valueOf !== undefined) need(valueOf, 'elementSelector');
  const dictionary = createDictionary<unknown, unknown>(keyType, valueType, comparer);
  each(
    source,
    (item) => {
      dictionary.add(keyOf(item), valueOf ? valueOf(item) : item);
      return true;
    },
    source instanceof List,
  );
  return dictionary;
}
function hashSetOf(source: unknown, comparer: unknown, type: Type): unknown {
  askCount(source);
  const set = createHashSet<unknown>(type, comparer, []);
  each(source, (item) => {
    set.add(item);
    return true;
  });
  return set;
}
const pairKey: Select = (pair) => (pair as KeyValuePair).Key;
const pairValue: Select = (pair) => (pair as KeyValuePair).Value;
const firstItem: Select = (pair) => (pair as ValueTuple2).Item1;
const secondItem: Select = (pair) => (pair as ValueTuple2).Item2;

const conversionMembers: Readonly<Record<string, Implementation>> = {
  'static IEnumerable<TSource> AsEnumerable<TSource>(this IEnumerable<TSource> source)': originalOf,
  'static TSource[] ToArray<TSource>(this IEnumerable<TSource> source)': (source, type) => {
    need(source, 'source');
    return arrayFrom(newItems(source), type);
  },
  'static List<TSource> ToList<TSource>(this IEnumerable<TSource> source)': (source, type) => {
    need(source, 'source');
    return createList(newItems(source), type);
  },
  'static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source)': (source, type) => {
    need(source, 'source');
    return hashSetOf(source, null, type);
  },
  'static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource>? comparer)':
    (source, comparer, type) => {
      need(source, 'source');
      return hashSetOf(source, comparer, type);
    },
  'static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source)':
    (source, key, value) => toDictionary(source, pairKey, pairValue, null, key, value),
  'static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey>? comparer)':
    (source, comparer, key, value) => toDictionary(source, pairKey, pairValue, comparer, key, value),
  'static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<(TKey Key, TValue Value)> source)':
    (source, key, value) => toDictionary(source, firstItem, secondItem, null, key, value),
  'static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<(TKey Key, TValue Value)> source, IEqualityComparer<TKey>? comparer)':
    (source, comparer, key, value) => toDictionary(source, firstItem, secondItem, comparer, key, value),
  'static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)':
    (source, keyOf, type, key) => toDictionary(source, keyOf, undefined, null, key, type),
  'static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey>? comparer)':
    (source, keyOf, comparer, type, key) => toDictionary(source, keyOf, undefined, comparer, key, type),
  'static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)':
    (source, keyOf, valueOf, _type, key, value) => toDictionary(source, keyOf, valueOf, null, key, value),
  'static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey>? comparer)':
    (source, keyOf, valueOf, comparer, _type, key, value) =>
      toDictionary(source, keyOf, valueOf, comparer, key, value),
};

/** `System.Linq.Enumerable`. */
export const enumerableType: TypeDeclaration = declareType(
  'public static class System.Linq.Enumerable',
  () => ({
    ...projectionMembers,
    ...slicingMembers,
    ...wholeSequenceMembers,
    ...elementMembers,
    ...aggregateMembers,
    ...orderingMembers,
    ...groupingMembers,
    ...setMembers,
    ...conversionMembers,
  }),
);
