// The interface `System.Collections.Generic.IReadOnlyDictionary`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dictionary } from './dictionary-members.ts';

/** `System.Collections.Generic.IReadOnlyDictionary`. */
export const iReadOnlyDictionaryType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IReadOnlyDictionary<TKey, TValue> : IReadOnlyCollection<KeyValuePair<TKey, TValue>>',
  () => ({
    'bool ContainsKey(TKey key)': dictionary.containsKey,
    'bool TryGetValue(TKey key, out TValue value)': dictionary.tryGetValue,
    'TValue this[TKey key] { get; }': dictionary.get,
    'IEnumerable<TKey> Keys { get; }': dictionary.keys,
    'IEnumerable<TValue> Values { get; }': dictionary.values,
  }),
);
