// The interface `System.Collections.IEqualityComparer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember } from './collection-protocol.ts';

/** `System.Collections.IEqualityComparer`. */
export const iEqualityComparerType: TypeDeclaration = declareType(
  'public interface System.Collections.IEqualityComparer',
  () => ({
    'bool Equals(object? x, object? y)': (self, x, y) =>
      callMember(self, 'IEqualityComparer.Equals/2', 'Equals', [x, y]),
    'int GetHashCode(object obj)': (self, value) =>
      callMember(self, 'IEqualityComparer.GetHashCode/1', 'GetHashCode', [value]),
  }),
);
