// The interface `System.Collections.Generic.IList`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { listProtocol } from '../System.Collections/collection-protocol.ts';

/** `System.Collections.Generic.IList`. */
export const iListType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IList<T> : ICollection<T>',
  () => ({
    'T this[int index] { get; set; }': { get: listProtocol.get, set: listProtocol.set },
    'int IndexOf(T item)': listProtocol.indexOf,
    'void Insert(int index, T item)': listProtocol.insert,
    'void RemoveAt(int index)': listProtocol.removeAt,
  }),
);
