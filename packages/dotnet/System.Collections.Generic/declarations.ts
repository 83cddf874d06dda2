// All types of `System.Collections.Generic`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { keyNotFoundExceptionType } from './key-not-found-exception.ts';
import { iEnumerableType } from './i-enumerable.ts';
import { iEnumeratorType } from './i-enumerator.ts';
import { iCollectionType } from './i-collection.ts';
import { iListType } from './i-list.ts';
import { iReadOnlyCollectionType } from './i-read-only-collection.ts';
import { iReadOnlyListType } from './i-read-only-list.ts';
import { iDictionaryType } from './i-dictionary.ts';
import { iReadOnlyDictionaryType } from './i-read-only-dictionary.ts';
import { iReadOnlySetType } from './i-read-only-set.ts';
import { iSetType } from './i-set.ts';
import { iComparerType } from './i-comparer.ts';
import { iEqualityComparerType } from './i-equality-comparer.ts';
import { keyValuePairType, keyValuePairFactoryType } from './key-value-pair.ts';
import { equalityComparerType } from './equality-comparer.ts';
import { comparerType } from './comparer.ts';
import { referenceEqualityComparerType } from './reference-equality-comparer.ts';
import { listType } from './list-type.ts';
import {
  dictionaryType,
  dictionaryKeysType,
  dictionaryValuesType,
  dictionaryAlternateLookupType,
} from './dictionary.ts';
import { hashSetType, hashSetAlternateLookupType } from './hash-set.ts';
import { queueType } from './queue-type.ts';
import { stackType } from './stack-type.ts';
import {
  sortedDictionaryType,
  sortedDictionaryKeyCollectionType,
  sortedDictionaryValueCollectionType,
} from './sorted-dictionary.ts';
import { sortedListType, sortedListKeyListType, sortedListValueListType } from './sorted-list.ts';
import { sortedSetType } from './sorted-set.ts';
import { linkedListType } from './linked-list.ts';
import { linkedListNodeType } from './linked-list-node-type.ts';
import { priorityQueueType, unorderedItemsTypes } from './priority-queue.ts';
import { orderedDictionaryType, orderedPartTypes } from './ordered-dictionary.ts';
import { collectionExtensionsType } from './collection-extensions.ts';
import { iAlternateEqualityComparerType } from './i-alternate-equality-comparer.ts';
import { iAsyncEnumerableType } from './i-async-enumerable.ts';
import { iAsyncEnumeratorType } from './i-async-enumerator.ts';

/** The types of `System.Collections.Generic`, containing types before the types inside them. */
export const systemCollectionsGenericDeclarations: readonly TypeDeclaration[] = [
  keyNotFoundExceptionType,
  iEnumerableType,
  iEnumeratorType,
  iCollectionType,
  iListType,
  iReadOnlyCollectionType,
  iReadOnlyListType,
  iDictionaryType,
  iReadOnlyDictionaryType,
  iReadOnlySetType,
  iSetType,
  iComparerType,
  iEqualityComparerType,
  keyValuePairType,
  keyValuePairFactoryType,
  equalityComparerType,
  comparerType,
  referenceEqualityComparerType,
  listType,
  dictionaryType,
  dictionaryKeysType,
  dictionaryValuesType,
  hashSetType,
  queueType,
  stackType,
  sortedDictionaryType,
  sortedDictionaryKeyCollectionType,
  sortedDictionaryValueCollectionType,
  sortedListType,
  sortedListKeyListType,
  sortedListValueListType,
  sortedSetType,
  linkedListType,
  linkedListNodeType,
  priorityQueueType,
  ...unorderedItemsTypes,
  orderedDictionaryType,
  ...orderedPartTypes,
  collectionExtensionsType,
  iAlternateEqualityComparerType,
  dictionaryAlternateLookupType,
  hashSetAlternateLookupType,
  iAsyncEnumerableType,
  iAsyncEnumeratorType,
];
