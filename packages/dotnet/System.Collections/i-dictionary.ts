// The interface `System.Collections.IDictionary`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember, change, collectionProtocol } from './collection-protocol.ts';
import { DictionaryEnumerator } from './structural-equality.ts';

/** `System.Collections.IDictionary`. */
export const iDictionaryType: TypeDeclaration = declareType(
  'public interface System.Collections.IDictionary : ICollection',
  () => ({
    'object? this[object key] { get; set; }': {
      get: (self, key) => callMember(self, 'IDictionary.get_Item/1', 'this[]', [key], 'get'),
      set: (self, key, value) => change(self, 'IDictionary.set_Item/2', 'this[]', [key, value], 'set'),
    },
    'ICollection Keys { get; }': (self) => callMember(self, 'IDictionary.get_Keys/0', 'Keys', [], 'get'),
    'ICollection Values { get; }': (self) =>
      callMember(self, 'IDictionary.get_Values/0', 'Values', [], 'get'),
    'bool IsReadOnly { get; }': collectionProtocol.isReadOnly,
    'bool IsFixedSize { get; }': collectionProtocol.isReadOnly,
    'void Add(object key, object? value)': (self, key, value) =>
      change(self, 'IDictionary.Add/2', 'Add', [key, value]),
    'void Clear()': collectionProtocol.clear,
    'bool Contains(object key)': (self, key) => callMember(self, 'IDictionary.Contains/1', 'Contains', [key]),
    'new IDictionaryEnumerator GetEnumerator()': (self) => new DictionaryEnumerator(self),
    'void Remove(object key)': (self, key) => change(self, 'IDictionary.Remove/1', 'Remove', [key]),
  }),
);
