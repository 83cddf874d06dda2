// The interface `System.Collections.IStructuralEquatable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { partsEqual, partsHash } from './structural-equality.ts';

/** `System.Collections.IStructuralEquatable`. */
export const iStructuralEquatableType: TypeDeclaration = declareType(
  'public interface System.Collections.IStructuralEquatable',
  () => ({
    'bool Equals(object? other, IEqualityComparer comparer)': partsEqual,
    'int GetHashCode(IEqualityComparer comparer)': partsHash,
  }),
);
