// The interface `System.Collections.IStructuralComparable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compareParts } from './structural-equality.ts';

/** `System.Collections.IStructuralComparable`. */
export const iStructuralComparableType: TypeDeclaration = declareType(
  'public interface System.Collections.IStructuralComparable',
  () => ({
    'int CompareTo(object? other, IComparer comparer)': compareParts,
  }),
);
