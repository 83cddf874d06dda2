// All types of `System.Collections.ObjectModel`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { readOnlyCollectionType } from './read-only-collection.ts';
import { readOnlyDictionaryType } from './read-only-dictionary.ts';
import { readOnlySetType } from './read-only-set.ts';
import { readOnlyObservableType } from './read-only-observable-collection.ts';
import { collectionType } from './collection.ts';
import { observableCollectionType } from './observable-collection.ts';
import { simpleMonitorType } from './simple-monitor.ts';
import { keyedCollectionType } from './keyed-collection.ts';

/** The types of `System.Collections.ObjectModel`, containing types before the types inside them. */
export const systemCollectionsObjectModelDeclarations: readonly TypeDeclaration[] = [
  readOnlyCollectionType,
  readOnlyDictionaryType,
  readOnlySetType,
  readOnlyObservableType,
  collectionType,
  observableCollectionType,
  simpleMonitorType,
  keyedCollectionType,
];
