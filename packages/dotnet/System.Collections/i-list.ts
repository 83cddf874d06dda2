// The interface `System.Collections.IList`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { boxedListProtocol } from './boxed-list.ts';

/** `System.Collections.IList`. */
export const iListType: TypeDeclaration = declareType(
  'public interface System.Collections.IList : ICollection',
  () => ({
    'object? this[int index] { get; set; }': boxedListProtocol,
    'bool IsReadOnly { get; }': boxedListProtocol.isReadOnly,
    'bool IsFixedSize { get; }': boxedListProtocol.isFixedSize,
    'int Add(object? value)': boxedListProtocol.add,
    'bool Contains(object? value)': boxedListProtocol.contains,
    'void Clear()': boxedListProtocol.clear,
    'int IndexOf(object? value)': boxedListProtocol.indexOf,
    'void Insert(int index, object? value)': boxedListProtocol.insert,
    'void Remove(object? value)': boxedListProtocol.remove,
    'void RemoveAt(int index)': boxedListProtocol.removeAt,
  }),
);
