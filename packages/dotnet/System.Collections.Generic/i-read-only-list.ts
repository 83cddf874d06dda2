// The interface `System.Collections.Generic.IReadOnlyList`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { listProtocol } from '../System.Collections/collection-protocol.ts';

/** `System.Collections.Generic.IReadOnlyList`. */
export const iReadOnlyListType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IReadOnlyList<out T> : IReadOnlyCollection<T>',
  () => ({
    'T this[int index] { get; }': listProtocol.get,
  }),
);
