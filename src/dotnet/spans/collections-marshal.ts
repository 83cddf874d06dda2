// `System.Runtime.InteropServices.CollectionsMarshal`: what lists and dictionaries hold, seen in place.
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { copyValue, defaultOf } from '../../runtime/casting.ts';
import { coreType } from '../../runtime/core-types.ts';
import { toSpan } from '../../runtime/span.ts';
import type { Span } from '../../runtime/span.ts';
import type { Dictionary } from '../collections/generic/dictionary.ts';
import type { List } from '../collections/generic/list.ts';
import { dereferenced } from '../../runtime/not-null.ts';

/** The value under a key as a variable; a new key gets the default value. */
function valueRef(given: Dictionary | null, key: unknown, exists: Ref, TValue: Type): Ref {
  const dictionary = dereferenced(given);
  exists.v = dictionary.has(key);
  dictionary.set(key, exists.v === true ? copyValue(dictionary.get(key), TValue) : defaultOf(TValue));
  return {
    get v() {
      return dictionary.get(key);
    },
    set v(value: unknown) {
      dictionary.set(key, value);
    },
  };
}

/**
 * The elements as variables. What is copied out of a list shares its structs with it, since nothing else changes them
 * in place: they are made the list's own before something can.
 */
function asSpan(list: List | null, T: Type): Span {
  const items = list === null ? null : list.items;
  if (items !== null && T.kind === 'struct')
    for (let at = 0; at < items.length; at++) items[at] = copyValue(items[at], T);
  return toSpan(items, coreType('System.Span', 1).construct([T]));
}

/** `CollectionsMarshal`. */
export const collectionsMarshalType: TypeDeclaration = declareType(
  'public static class System.Runtime.InteropServices.CollectionsMarshal',
  () => ({
    'static Span<T> AsSpan<T>(List<T>? list)': asSpan,
    'static ref TValue? GetValueRefOrAddDefault<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key, out bool exists) where TKey : notnull':
      (dictionary: Dictionary, key: unknown, exists: Ref, _key: Type, TValue: Type) =>
        valueRef(dictionary, key, exists, TValue),
  }),
);
