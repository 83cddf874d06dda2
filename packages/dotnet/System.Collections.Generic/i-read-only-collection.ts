// The interface `System.Collections.Generic.IReadOnlyCollection`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { collectionProtocol } from '../System.Collections/collection-protocol.ts';

/** `System.Collections.Generic.IReadOnlyCollection`. */
export const iReadOnlyCollectionType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IReadOnlyCollection<out T> : IEnumerable<T>',
  () => ({
    'int Count { get; }': collectionProtocol.count,
  }),
);
