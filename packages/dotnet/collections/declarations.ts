// All types of `System.Collections` and the namespaces in it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayListTypes } from './non-generic/array-list.ts';
import { arraySegmentTypes } from './array-segment.ts';
import { bitArrayType } from './non-generic/bit-array.ts';
import { blockingCollectionTypes } from './concurrent/blocking-collection.ts';
import { boxedInterfaceTypes } from './non-generic/boxed-interfaces.ts';
import { boxedCollectionTypes } from './non-generic/boxed-collections.ts';
import { collectionBaseTypes } from './non-generic/collection-bases.ts';
import { collectionType } from './object-model/collection.ts';
import { collectionChangeTypes } from './object-model/collection-change.ts';
import { keyedCollectionType } from './object-model/keyed-collection.ts';
import { observableCollectionTypes } from './object-model/observable-collection.ts';
import { collectionExpressionTypes } from './generic/collection-expression-types.ts';
import { collectionExtensionsType } from './generic/collection-extensions.ts';
import { alternateLookupTypes } from './generic/alternate-lookup-types.ts';
import { partitionerTypes } from './concurrent/partitioner.ts';
import { concurrentTypes } from './concurrent/concurrent.ts';
import { dictionaryEntryType } from './non-generic/dictionary-entry.ts';
import { dictionaryKeysType, dictionaryType, dictionaryValuesType } from './generic/dictionary.ts';
import {
  comparerType,
  equalityComparerType,
  referenceEqualityComparerType,
} from './generic/equality-comparer.ts';
import { hashSetType } from './generic/hash-set.ts';
import { immutableDictionaryTypes } from './immutable/dictionaries.ts';
import { immutableEndTypes } from './immutable/queue-and-stack.ts';
import { immutableInterlockedType } from './immutable/interlocked.ts';
import { immutableListTypes } from './immutable/lists.ts';
import { immutableSetTypes } from './immutable/sets.ts';
import { enumeratorTypes } from './generic/enumerators.ts';
import { frozenTypes } from './immutable/frozen.ts';
import { hashtableTypes } from './non-generic/hashtable.ts';
import { genericInterfaceTypes } from './generic/interfaces.ts';
import { keyValuePairFactoryType, keyValuePairType } from './generic/key-value-pair.ts';
import { linkedListTypes } from './generic/linked-list.ts';
import { listType } from './generic/list-type.ts';
import { orderedDictionaryType, orderedPartTypes } from './generic/ordered-dictionary.ts';
import { priorityQueueType, unorderedItemsTypes } from './generic/priority-queue.ts';
import { queueType, stackType } from './generic/queue-and-stack.ts';
import { readOnlyCollectionType } from './object-model/read-only-collection.ts';
import { readOnlyDictionaryType } from './object-model/read-only-dictionary.ts';
import { readOnlyObservableType } from './object-model/read-only-observable.ts';
import { readOnlySetType } from './object-model/read-only-set.ts';
import { sortedMapTypes } from './generic/sorted-dictionary.ts';
import { sortedSetType } from './generic/sorted-set.ts';
import { specializedDictionaryTypes } from './specialized/dictionaries.ts';
import { specializedTypes } from './specialized/name-value-collection.ts';
import { stringCollectionTypes } from './specialized/string-collection.ts';

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
  ...collectionExpressionTypes,
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
  ...arrayListTypes,
  ...hashtableTypes,
  ...boxedCollectionTypes,
  ...specializedDictionaryTypes,
  ...stringCollectionTypes,
  ...specializedTypes,
  bitArrayType,
  ...concurrentTypes,
  ...blockingCollectionTypes,
  ...partitionerTypes,
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
