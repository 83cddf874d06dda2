// The types of `System.Collections`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iEnumerableType } from './i-enumerable.ts';
import { iEnumeratorType } from './i-enumerator.ts';
import { iCollectionType } from './i-collection.ts';
import { iListType } from './i-list.ts';
import { iDictionaryEnumeratorType } from './i-dictionary-enumerator.ts';
import { iDictionaryType } from './i-dictionary.ts';
import { iComparerType } from './i-comparer.ts';
import { comparerClassType } from './comparer-type.ts';
import { iEqualityComparerType } from './i-equality-comparer.ts';
import { iStructuralEquatableType } from './i-structural-equatable.ts';
import { iStructuralComparableType } from './i-structural-comparable.ts';
import { dictionaryEntryType } from './dictionary-entry.ts';
import { hashtableTypes } from './hashtable.ts';

/** The types of `System.Collections`, containing types before the types inside them. */
export const systemCollectionsDeclarations: readonly TypeDeclaration[] = [
  iEnumerableType,
  iEnumeratorType,
  iCollectionType,
  iListType,
  iDictionaryEnumeratorType,
  iDictionaryType,
  iComparerType,
  comparerClassType,
  iEqualityComparerType,
  iStructuralEquatableType,
  iStructuralComparableType,
  dictionaryEntryType,
  ...hashtableTypes,
];
