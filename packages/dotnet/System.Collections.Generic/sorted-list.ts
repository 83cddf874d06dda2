// The class `System.Collections.Generic.SortedList` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { changes } from '@mockwright/language/runtime/change-log';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { indexOfItem } from '../System.Collections/list-search.ts';
import { SortedMap, common, constructors, enumerate, partMembers, view } from './sorted-dictionary.ts';
import type { SortedPart } from './sorted-dictionary.ts';

function elementAt<T>(items: readonly T[], index: number): T {
  if (index >>> 0 >= items.length)
    throw new ArgumentOutOfRangeException(
      'index',
      'Index was out of range. Must be non-negative and less than the size of the collection.',
      { value: index, text: String(index) },
    );
  return items[index]!;
}

/** What the parts of a `SortedList` have beyond those of a `SortedDictionary`. */
const listPartMembers = (parameter: string): Record<string, Implementation> => ({
  ...partMembers(parameter),
  [`${parameter} this[int index] { get; }`]: (self: SortedPart, index: number) =>
    elementAt(self.items, index),
  [`int IndexOf(${parameter} value)`]: (self: SortedPart, value: unknown) =>
    indexOfItem(self.items, value, 0, self.$count),
});

/** `System.Collections.Generic.SortedList`. */
export const sortedListType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.SortedList<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue> where TKey : notnull',
  () => ({
    ...constructors('SortedList'),
    ...common,
    'IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()': enumerate,
    'int Capacity { get; set; }': {
      get: (self: SortedMap) => self.room.at(self.$count),
      set: (self: SortedMap, value: number) => {
        if (value < self.$count)
          throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.', {
            value,
            text: String(value),
          });
        self.room.set(value);
      },
    },
    'IList<TKey> Keys { get; }': (self: SortedMap) => view(self, 'keys', 'SortedList`2.KeyList'),
    'IList<TValue> Values { get; }': (self: SortedMap) => view(self, 'values', 'SortedList`2.ValueList'),
    'TKey GetKeyAtIndex(int index)': (self: SortedMap, index) => elementAt(self.entries.keys, index),
    'TValue GetValueAtIndex(int index)': (self: SortedMap, index) => elementAt(self.entries.values, index),
    'void SetValueAtIndex(int index, TValue value)': (self: SortedMap, index, value) => {
      elementAt(self.entries.values, index);
      changes.log?.before(self.entries);
      self.entries.values[index] = value;
      self.entries.version++;
    },
    'int IndexOfKey(TKey key)': (self: SortedMap, key) => Math.max(-1, self.search(key)),
    'int IndexOfValue(TValue value)': (self: SortedMap, value) =>
      indexOfItem(self.entries.values, value, 0, self.$count),
    'void RemoveAt(int index)': (self: SortedMap, index) => {
      elementAt(self.entries.keys, index);
      self.entries.removeAt(index);
    },
    'void TrimExcess()': (self: SortedMap) => self.room.trim(self.$count),
  }),
  { runtime: SortedMap },
);

/** `System.Collections.Generic.SortedList.KeyList`. */
export const sortedListKeyListType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.SortedList<TKey, TValue>.KeyList : IList<TKey>, ICollection',
  () => ({ ...listPartMembers('TKey'), 'IEnumerator<TKey> GetEnumerator()': enumerate }),
);

/** `System.Collections.Generic.SortedList.ValueList`. */
export const sortedListValueListType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.SortedList<TKey, TValue>.ValueList : IList<TValue>, ICollection',
  () => ({ ...listPartMembers('TValue'), 'IEnumerator<TValue> GetEnumerator()': enumerate }),
);
