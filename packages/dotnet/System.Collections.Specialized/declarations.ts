// All types of `System.Collections.Specialized`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iNotifyCollectionChangedType } from './i-notify-collection-changed.ts';
import { notifyCollectionChangedActionType } from './notify-collection-changed-action.ts';
import { notifyCollectionChangedEventArgsType } from './notify-collection-changed-event-args.ts';
import { notifyCollectionChangedEventHandlerType } from './notify-collection-changed-event-handler.ts';
import { listDictionaryType, listDictionaryNodeKeyValueCollectionType } from './list-dictionary.ts';
import { hybridDictionaryType } from './hybrid-dictionary.ts';
import { iOrderedDictionaryType } from './i-ordered-dictionary.ts';
import { orderedDictionaryType } from './ordered-dictionary.ts';
import { stringDictionaryType } from './string-dictionary.ts';
import { stringCollectionType } from './string-collection.ts';
import { stringEnumeratorType } from './string-enumerator.ts';
import { bitVector32Type, bitVector32SectionType } from './bit-vector32.ts';
import { nameObjectCollectionType, keysCollectionType } from './name-object-collection-base.ts';
import { collectionsUtilType } from './collections-util.ts';
import { nameValueCollectionType } from './name-value-collection.ts';

/** The types of `System.Collections.Specialized`, containing types before the types inside them. */
export const systemCollectionsSpecializedDeclarations: readonly TypeDeclaration[] = [
  iNotifyCollectionChangedType,
  notifyCollectionChangedActionType,
  notifyCollectionChangedEventArgsType,
  notifyCollectionChangedEventHandlerType,
  listDictionaryType,
  listDictionaryNodeKeyValueCollectionType,
  hybridDictionaryType,
  iOrderedDictionaryType,
  orderedDictionaryType,
  stringDictionaryType,
  stringCollectionType,
  stringEnumeratorType,
  bitVector32Type,
  bitVector32SectionType,
  nameObjectCollectionType,
  keysCollectionType,
  collectionsUtilType,
  nameValueCollectionType,
];
