// The interface `System.Collections.Generic.ICollection`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { collectionProtocol } from '../System.Collections/collection-protocol.ts';

/** `System.Collections.Generic.ICollection`. */
export const iCollectionType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.ICollection<T> : IEnumerable<T>',
  () => ({
    'int Count { get; }': collectionProtocol.count,
    'bool IsReadOnly { get; }': collectionProtocol.isReadOnly,
    'void Add(T item)': collectionProtocol.add,
    'void Clear()': collectionProtocol.clear,
    'bool Contains(T item)': collectionProtocol.contains,
    'void CopyTo(T[] array, int arrayIndex)': collectionProtocol.copyTo,
    'bool Remove(T item)': collectionProtocol.remove,
  }),
);
