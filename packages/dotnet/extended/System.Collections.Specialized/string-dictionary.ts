// The class `System.Collections.Specialized.StringDictionary`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import {
  Hashtable,
  HashtablePart,
  boxedTableMembers,
  containsValue,
} from '../../System.Collections/hashtable.ts';

/** `StringDictionary`: texts by keys in lower case. */
class StringDictionary extends Hashtable {}

const lower = (key: string | null): string => {
  if (key === null) throw new ArgumentNullException('key');
  return key.toLowerCase();
};

/** `System.Collections.Specialized.StringDictionary`. */
export const stringDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.StringDictionary : IEnumerable',
  () => ({
    'StringDictionary()': () => new StringDictionary(),
    'virtual int Count { get; }': (self: StringDictionary) => self.$count,
    'virtual bool IsSynchronized { get; }': () => false,
    'virtual object SyncRoot { get; }': (self: StringDictionary) => self,
    'virtual string? this[string key] { get; set; }': {
      get: (self: StringDictionary, key: string | null) => self.get(lower(key)),
      set: (self: StringDictionary, key: string | null, value: unknown) => self.put(lower(key), value, false),
    },
    'virtual ICollection Keys { get; }': (self: StringDictionary) =>
      new HashtablePart(self, 'Key', coreType('System.Collections.Hashtable.KeyCollection')),
    'virtual ICollection Values { get; }': (self: StringDictionary) =>
      new HashtablePart(self, 'Value', coreType('System.Collections.Hashtable.ValueCollection')),
    'virtual void Add(string key, string? value)': (self: StringDictionary, key, value) =>
      self.put(lower(key), value, true),
    'virtual void Clear()': (self: StringDictionary) => self.clear(),
    'virtual bool ContainsKey(string key)': (self: StringDictionary, key) => self.has(lower(key)),
    'virtual bool ContainsValue(string? value)': containsValue,
    'virtual void CopyTo(Array array, int index)': boxedTableMembers['void CopyTo(Array array, int index)'],
    'virtual void Remove(string key)': (self: StringDictionary, key) => self.remove(lower(key)),
    'virtual IEnumerator GetEnumerator()': boxedTableMembers['IDictionaryEnumerator GetEnumerator()'],
  }),
  { runtime: StringDictionary },
);
