// The interface `System.Collections.IComparer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember } from './collection-protocol.ts';

/** `System.Collections.IComparer`. */
export const iComparerType: TypeDeclaration = declareType(
  'public interface System.Collections.IComparer',
  () => ({
    'int Compare(object? x, object? y)': (self, x, y) =>
      callMember(self, 'IComparer.Compare/2', 'Compare', [x, y]),
  }),
);
