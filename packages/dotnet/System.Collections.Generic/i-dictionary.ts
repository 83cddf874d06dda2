// The interface `System.Collections.Generic.IDictionary`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { change } from '../System.Collections/collection-protocol.ts';
import { dictionary } from './dictionary-members.ts';

/** `System.Collections.Generic.IDictionary`. */
export const iDictionaryType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>',
  () => ({
    'TValue this[TKey key] { get; set; }': {
      get: dictionary.get,
      set: (self, key, value) => change(self, 'IDictionary`2.set_Item/2', 'this[]', [key, value], 'set'),
    },
    'ICollection<TKey> Keys { get; }': dictionary.keys,
    'ICollection<TValue> Values { get; }': dictionary.values,
    'bool ContainsKey(TKey key)': dictionary.containsKey,
    'void Add(TKey key, TValue value)': (self, key, value) =>
      change(self, 'IDictionary`2.Add/2', 'Add', [key, value]),
    'bool Remove(TKey key)': (self, key) => change(self, 'IDictionary`2.Remove/1', 'Remove', [key]),
    'bool TryGetValue(TKey key, out TValue value)': dictionary.tryGetValue,
  }),
);
