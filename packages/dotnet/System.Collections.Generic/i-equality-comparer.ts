// The interface `System.Collections.Generic.IEqualityComparer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember } from '../System.Collections/collection-protocol.ts';

/** `System.Collections.Generic.IEqualityComparer`. */
export const iEqualityComparerType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IEqualityComparer<in T> where T : allows ref struct',
  () => ({
    'bool Equals(T? x, T? y)': (self, x, y) =>
      callMember(self, 'EqualityComparer`1.Equals/2', 'Equals', [x, y]),
    'int GetHashCode(T obj)': (self, value) =>
      callMember(self, 'EqualityComparer`1.GetHashCode/1', 'GetHashCode', [value]),
  }),
);
