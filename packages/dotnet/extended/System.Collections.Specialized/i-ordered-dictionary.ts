// The interface `System.Collections.Specialized.IOrderedDictionary`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Collections.Specialized.IOrderedDictionary`. */
export const iOrderedDictionaryType: TypeDeclaration = declareType(
  'public interface System.Collections.Specialized.IOrderedDictionary : IDictionary',
  () => ({
    'object? this[int index] { get; set; }': undefined,
    'new IDictionaryEnumerator GetEnumerator()': undefined,
    'void Insert(int index, object key, object? value)': undefined,
    'void RemoveAt(int index)': undefined,
  }),
);
