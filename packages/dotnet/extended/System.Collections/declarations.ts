// The types of `System.Collections` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { caseInsensitiveComparerType } from './case-insensitive-comparer-type.ts';
import { structuralComparisonsType } from './structural-comparisons.ts';
import { collectionBaseType } from './collection-base.ts';
import { dictionaryBaseType } from './dictionary-base.ts';
import { readOnlyCollectionBaseType } from './read-only-collection-base.ts';
import { arrayListType, arrayListViewTypes } from './array-list.ts';
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

/** Types of `System.Collections`, containing types before the types inside them. */
export const systemCollectionsDeclarations: readonly TypeDeclaration[] = [
  caseInsensitiveComparerType,
  structuralComparisonsType,
  collectionBaseType,
  dictionaryBaseType,
  readOnlyCollectionBaseType,
  arrayListType,
  ...arrayListViewTypes,
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
