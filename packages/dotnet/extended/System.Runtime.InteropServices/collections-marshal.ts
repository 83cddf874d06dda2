// `System.Runtime.InteropServices.CollectionsMarshal`: what lists and dictionaries hold, seen in place.
import { changes } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { copyValue, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { appendElements } from '@mockwright/language/runtime/paid-elements';
import { spendElements } from '@mockwright/language/runtime/run';
import { OwningSpan, Span, toSpan } from '@mockwright/language/runtime/span';
import type { Dictionary } from '../../System.Collections.Generic/dictionary.ts';
import type { List } from '../../System.Collections.Generic/list.ts';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { checkSize, requireNonNegativeNumber } from '../../System.Collections/argument-checks.ts';
import { NullRef } from '../System.Runtime.CompilerServices/unsafe.ts';

/** The value under a key that is there; what is copied out of a dictionary shares its structs with it. */
function refTo(dictionary: Dictionary, key: unknown, TValue: Type): Ref {
  const get = (): unknown => dictionary.get(key);
  const set = (value: unknown): void => {
    dictionary.set(key, value);
  };
  return {
    get v() {
      const value = copyValue(get(), TValue);
      set(value);
      return value;
    },
    set v(value: unknown) {
      set(value);
    },
  };
}

/** The value under a key as a variable; a new key gets the default value. */
function valueRef(given: Dictionary | null, key: unknown, exists: Ref, TValue: Type): Ref {
  const dictionary = dereferenced(given);
  exists.v = dictionary.has(key);
  if (exists.v === false) dictionary.set(key, defaultOf(TValue));
  return refTo(dictionary, key, TValue);
}

/** The value under a key as a variable, nowhere for a key that is not there. */
function valueRefOrNull(given: Dictionary | null, key: unknown, TValue: Type): Ref {
  const dictionary = dereferenced(given);
  return dictionary.has(key) ? refTo(dictionary, key, TValue) : new NullRef();
}

/** The elements as variables. What is copied out of a list shares its structs with it. */
function asSpan(list: List | null, T: Type): Span {
  const type = coreType('System.Span', 1).construct([T]);
  if (list === null) return toSpan(null, type);
  // Whoever has the span may store in it.
  changes.log?.before(list);
  const Kind = T.kind === 'struct' ? OwningSpan : Span;
  const { seenItems } = list;
  return new Kind(type, seenItems, 0, seenItems.length);
}

function setCount(given: List | null, count: number, T: Type): void {
  requireNonNegativeNumber(count, 'count');
  const list = dereferenced(given);
  const added = count - list.items.length;
  if (added <= 0) {
    list.removeRange(count, -added);
    return;
  }
  checkSize(count);
  spendElements(added);
  changes.log?.beforeGrowth(list, list.items.length);
  appendElements(list.items, added, () => defaultOf(T));
  list.version++;
}

/** `CollectionsMarshal`. */
export const collectionsMarshalType: TypeDeclaration = declareType(
  'public static class System.Runtime.InteropServices.CollectionsMarshal',
  () => ({
    'static Span<T> AsSpan<T>(List<T>? list)': asSpan,
    'static ref TValue? GetValueRefOrAddDefault<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key, out bool exists) where TKey : notnull':
      (dictionary: Dictionary, key: unknown, exists: Ref, _key: Type, TValue: Type) =>
        valueRef(dictionary, key, exists, TValue),
    'static ref TValue GetValueRefOrNullRef<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key) where TKey : notnull':
      (dictionary: Dictionary, key: unknown, _key: Type, TValue: Type) =>
        valueRefOrNull(dictionary, key, TValue),
    'static void SetCount<T>(List<T> list, int count)': setCount,
  }),
);
