// All types of `System.Collections` and the namespaces in it.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { arrayListType } from './array-list.ts';
import { arraySegmentTypes } from './array-segment.ts';
import { bitArrayType } from './bit-array.ts';
import { blockingCollectionTypes } from './blocking-collection.ts';
import { boxedInterfaceTypes } from './boxed-interfaces.ts';
import { boxedCollectionTypes } from './boxed-collections.ts';
import { collectionBaseTypes } from './collection-bases.ts';
import { collectionType } from './collection.ts';
import { collectionChangeTypes } from './collection-change.ts';
import { keyedCollectionType } from './keyed-collection.ts';
import { observableCollectionTypes } from './observable-collection.ts';
import { collectionExtensionsType } from './collection-extensions.ts';
import { alternateLookupTypes } from './alternate-lookup-types.ts';
import { concurrentTypes } from './concurrent.ts';
import { dictionaryEntryType } from './dictionary-entry.ts';
import { dictionaryKeysType, dictionaryType, dictionaryValuesType } from './dictionary.ts';
import { comparerType, equalityComparerType, referenceEqualityComparerType } from './equality-comparer.ts';
import { hashSetType } from './hash-set.ts';
import { immutableDictionaryTypes } from './immutable-dictionaries.ts';
import { immutableEndTypes } from './immutable-ends.ts';
import { immutableInterlockedType } from './immutable-interlocked.ts';
import { immutableListTypes } from './immutable-lists.ts';
import { immutableSetTypes } from './immutable-sets.ts';
import { enumeratorTypes } from './enumerators.ts';
import { frozenTypes } from './frozen.ts';
import { hashtableTypes } from './hashtable.ts';
import { genericInterfaceTypes } from './interfaces.ts';
import { keyValuePairFactoryType, keyValuePairType } from './key-value-pair.ts';
import { linkedListTypes } from './linked-list.ts';
import { listType } from './list-type.ts';
import { orderedDictionaryType, orderedPartTypes } from './ordered-dictionary.ts';
import { priorityQueueType, unorderedItemsTypes } from './priority-queue.ts';
import { queueType, stackType } from './queue-and-stack.ts';
import { readOnlyCollectionType } from './read-only-collection.ts';
import { readOnlyDictionaryType } from './read-only-dictionary.ts';
import { readOnlyObservableType } from './read-only-observable.ts';
import { readOnlySetType } from './read-only-set.ts';
import { sortedMapTypes } from './sorted-dictionary.ts';
import { sortedSetType } from './sorted-set.ts';
import { specializedDictionaryTypes } from './specialized-dictionaries.ts';
import { specializedTypes } from './specialized.ts';
import { stringCollectionTypes } from './string-collection.ts';

/** All collections, containing types first. */
export const collectionsDeclarations: readonly TypeDeclaration[] = [
  ...genericInterfaceTypes,
  ...boxedInterfaceTypes,
  dictionaryEntryType,
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
  ...sortedMapTypes,
  sortedSetType,
  ...linkedListTypes,
  priorityQueueType,
  ...unorderedItemsTypes,
  orderedDictionaryType,
  ...orderedPartTypes,
  collectionExtensionsType,
  readOnlyCollectionType,
  readOnlyDictionaryType,
  readOnlySetType,
  readOnlyObservableType,
  collectionType,
  ...collectionBaseTypes,
  ...collectionChangeTypes,
  ...observableCollectionTypes,
  keyedCollectionType,
  arrayListType,
  ...hashtableTypes,
  ...boxedCollectionTypes,
  ...specializedDictionaryTypes,
  ...stringCollectionTypes,
  ...specializedTypes,
  bitArrayType,
  ...concurrentTypes,
  ...blockingCollectionTypes,
  ...immutableListTypes,
  ...immutableEndTypes,
  ...immutableDictionaryTypes,
  ...immutableSetTypes,
  immutableInterlockedType,
  ...enumeratorTypes,
  ...arraySegmentTypes,
  ...frozenTypes,
  ...alternateLookupTypes,
];
