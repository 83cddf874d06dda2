// The interface `System.Collections.Generic.IAlternateEqualityComparer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Collections.Generic.IAlternateEqualityComparer`. */
export const iAlternateEqualityComparerType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IAlternateEqualityComparer<in TAlternate, T> where TAlternate : allows ref struct where T : allows ref struct',
  () => ({
    'bool Equals(TAlternate alternate, T other)': undefined,
    'int GetHashCode(TAlternate alternate)': undefined,
    'T Create(TAlternate alternate)': undefined,
  }),
);
