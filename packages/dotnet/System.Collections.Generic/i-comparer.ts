// The interface `System.Collections.Generic.IComparer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember } from '../System.Collections/collection-protocol.ts';

/** `System.Collections.Generic.IComparer`. */
export const iComparerType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IComparer<in T> where T : allows ref struct',
  () => ({
    'int Compare(T? x, T? y)': (self, x, y) => callMember(self, 'Comparer`1.Compare/2', 'Compare', [x, y]),
  }),
);
