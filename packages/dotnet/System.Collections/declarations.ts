// All types of `System.Collections`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iEnumerableType } from './i-enumerable.ts';
import { iEnumeratorType } from './i-enumerator.ts';
import { iCollectionType } from './i-collection.ts';
import { iListType } from './i-list.ts';
import { iDictionaryEnumeratorType } from './i-dictionary-enumerator.ts';
import { iDictionaryType } from './i-dictionary.ts';
import { iComparerType } from './i-comparer.ts';
import { comparerClassType } from './comparer-type.ts';
import { caseInsensitiveComparerType } from './case-insensitive-comparer-type.ts';
import { iEqualityComparerType } from './i-equality-comparer.ts';
import { iStructuralEquatableType } from './i-structural-equatable.ts';
import { iStructuralComparableType } from './i-structural-comparable.ts';
import { structuralComparisonsType } from './structural-comparisons.ts';
import { dictionaryEntryType } from './dictionary-entry.ts';
import { collectionBaseType } from './collection-base.ts';
import { dictionaryBaseType } from './dictionary-base.ts';
import { readOnlyCollectionBaseType } from './read-only-collection-base.ts';
import { arrayListType, arrayListViewTypes } from './array-list.ts';
import { hashtableTypes } from './hashtable.ts';
import {
  sortedListType,
  sortedListSyncSortedListType,
  sortedListKeyListType,
  sortedListValueListType,
} from './sorted-list.ts';
import { queueType, queueSynchronizedQueueType } from './queue-type.ts';
import { stackType, stackSyncStackType } from './stack-type.ts';
import {
  listDictionaryInternalType,
  listDictionaryInternalNodeKeyValueCollectionType,
} from './list-dictionary-internal.ts';
import { bitArrayType } from './bit-array.ts';

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
  caseInsensitiveComparerType,
  iEqualityComparerType,
  iStructuralEquatableType,
  iStructuralComparableType,
  structuralComparisonsType,
  dictionaryEntryType,
  collectionBaseType,
  dictionaryBaseType,
  readOnlyCollectionBaseType,
  arrayListType,
  ...arrayListViewTypes,
  ...hashtableTypes,
  sortedListType,
  queueType,
  stackType,
  sortedListSyncSortedListType,
  queueSynchronizedQueueType,
  sortedListKeyListType,
  sortedListValueListType,
  stackSyncStackType,
  listDictionaryInternalType,
  listDictionaryInternalNodeKeyValueCollectionType,
  bitArrayType,
];
