// All types of `System.Collections` and the namespaces in it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayListTypes } from './array-list.ts';
import { arraySegmentTypes } from '../System/array-segment.ts';
import { bitArrayType } from './bit-array.ts';
import { blockingCollectionTypes } from '../System.Collections.Concurrent/blocking-collection.ts';
import { boxedInterfaceTypes } from './boxed-interfaces.ts';
import { boxedCollectionTypes } from './boxed-collections.ts';
import { collectionBaseTypes } from './collection-bases.ts';
import { collectionType } from '../System.Collections.ObjectModel/collection.ts';
import { collectionChangeTypes } from '../System.Collections.Specialized/collection-change.ts';
import { keyedCollectionType } from '../System.Collections.ObjectModel/keyed-collection.ts';
import { observableCollectionTypes } from '../System.Collections.ObjectModel/observable-collection.ts';
import { collectionExpressionTypes } from '../System/collection-expression-types.ts';
import { collectionExtensionsType } from '../System.Collections.Generic/collection-extensions.ts';
import { alternateLookupTypes } from '../System.Collections.Generic/alternate-lookup-types.ts';
import { concurrentTypes } from '../System.Collections.Concurrent/concurrent.ts';
import { dictionaryEntryType } from './dictionary-entry.ts';
import {
  dictionaryKeysType,
  dictionaryType,
  dictionaryValuesType,
} from '../System.Collections.Generic/dictionary.ts';
import {
  comparerType,
  equalityComparerType,
  referenceEqualityComparerType,
} from '../System.Collections.Generic/equality-comparer.ts';
import { hashSetType } from '../System.Collections.Generic/hash-set.ts';
import { immutableDictionaryTypes } from '../System.Collections.Immutable/dictionaries.ts';
import { immutableEndTypes } from '../System.Collections.Immutable/queue-and-stack.ts';
import { immutableInterlockedType } from '../System.Collections.Immutable/interlocked.ts';
import { immutableListTypes } from '../System.Collections.Immutable/lists.ts';
import { immutableSetTypes } from '../System.Collections.Immutable/sets.ts';
import { enumeratorTypes } from '../System.Collections.Generic/enumerators.ts';
import { frozenTypes } from '../System.Collections.Frozen/frozen.ts';
import { hashtableTypes } from './hashtable.ts';
import { genericInterfaceTypes } from '../System.Collections.Generic/interfaces.ts';
import { keyValuePairFactoryType, keyValuePairType } from '../System.Collections.Generic/key-value-pair.ts';
import { linkedListTypes } from '../System.Collections.Generic/linked-list.ts';
import { listType } from '../System.Collections.Generic/list-type.ts';
import { orderedDictionaryType, orderedPartTypes } from '../System.Collections.Generic/ordered-dictionary.ts';
import { priorityQueueType, unorderedItemsTypes } from '../System.Collections.Generic/priority-queue.ts';
import { queueType, stackType } from '../System.Collections.Generic/queue-and-stack.ts';
import { readOnlyCollectionType } from '../System.Collections.ObjectModel/read-only-collection.ts';
import { readOnlyDictionaryType } from '../System.Collections.ObjectModel/read-only-dictionary.ts';
import { readOnlyObservableType } from '../System.Collections.ObjectModel/read-only-observable.ts';
import { readOnlySetType } from '../System.Collections.ObjectModel/read-only-set.ts';
import { sortedMapTypes } from '../System.Collections.Generic/sorted-dictionary.ts';
import { sortedSetType } from '../System.Collections.Generic/sorted-set.ts';
import { specializedDictionaryTypes } from '../System.Collections.Specialized/dictionaries.ts';
import { specializedTypes } from '../System.Collections.Specialized/name-value-collection.ts';
import { stringCollectionTypes } from '../System.Collections.Specialized/string-collection.ts';

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
