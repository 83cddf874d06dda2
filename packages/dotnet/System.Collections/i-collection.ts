// The interface `System.Collections.ICollection`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { collectionProtocol } from './collection-protocol.ts';
import { copyBoxed } from './copy-boxed.ts';

/** `System.Collections.ICollection`. */
export const iCollectionType: TypeDeclaration = declareType(
  'public interface System.Collections.ICollection : IEnumerable',
  () => ({
    'int Count { get; }': collectionProtocol.count,
    'object SyncRoot { get; }': (self) => self,
    'bool IsSynchronized { get; }': () => false,
    'void CopyTo(Array array, int index)': copyBoxed,
  }),
);
