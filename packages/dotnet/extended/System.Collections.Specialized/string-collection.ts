// The class `System.Collections.Specialized.StringCollection`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { List } from '../../System.Collections.Generic/list.ts';
import { requireArgument, startOutOfRange } from '../../System.Collections/argument-checks.ts';
import { copyAll } from '../../System.Collections/array-copy.ts';
import { indexOfItem } from '../../System.Collections/list-search.ts';

/** `StringCollection`: a list of texts. */
class StringCollection extends List<string | null> {
  constructor() {
    super(coreType('System.Collections.Specialized.StringCollection'));
  }
  override get $elementType(): Type {
    return specialType('string');
  }
}
type Texts = StringCollection;

/** `System.Collections.Specialized.StringCollection`. */
export const stringCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.StringCollection : IList',
  () => ({
    'StringCollection()': () => new StringCollection(),
    'int Count { get; }': (self: Texts) => self.items.length,
    'bool IsReadOnly { get; }': () => false,
    'bool IsSynchronized { get; }': () => false,
    'object SyncRoot { get; }': (self: Texts) => self,
    'string? this[int index] { get; set; }': {
      get: (self: Texts, index: number) => self.get(index),
      set: (self: Texts, index: number, value: string | null) => self.set(index, value),
    },
    'int Add(string? value)': (self: Texts, value) => {
      self.add(value);
      return self.items.length - 1;
    },
    'void AddRange(string[] value)': (self: Texts, value) => {
      requireArgument(value, 'value');
      self.insertRange(self.items.length, value);
    },
    'void Clear()': (self: Texts) => self.clear(),
    'bool Contains(string? value)': (self: Texts, value) => self.indexOf(value) >= 0,
    'void CopyTo(string[] array, int index)': (self: Texts, array, index) =>
      copyAll(self.items, self.$elementType, array, index),
    'StringEnumerator GetEnumerator()': (self: Texts) => new Enumerator(self, self.$elementType),
    'int IndexOf(string? value)': (self: Texts, value) =>
      indexOfItem(self.items, value, 0, self.items.length),
    'void Insert(int index, string? value)': (self: Texts, index, value) => {
      if (index >>> 0 > self.items.length) throw startOutOfRange('index');
      self.insert(index, value);
    },
    'void Remove(string? value)': (self: Texts, value) => {
      const index = self.indexOf(value);
      if (index >= 0) self.removeAt(index);
    },
    'void RemoveAt(int index)': (self: Texts, index) => self.removeAt(index),
  }),
  { runtime: StringCollection },
);
