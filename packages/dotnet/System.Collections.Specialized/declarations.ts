// The types of `System.Collections.Specialized`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iNotifyCollectionChangedType } from './i-notify-collection-changed.ts';
import { notifyCollectionChangedActionType } from './notify-collection-changed-action.ts';
import { notifyCollectionChangedEventArgsType } from './notify-collection-changed-event-args.ts';
import { notifyCollectionChangedEventHandlerType } from './notify-collection-changed-event-handler.ts';
import { nameObjectCollectionType, keysCollectionType } from './name-object-collection-base.ts';
import { nameValueCollectionType } from './name-value-collection.ts';

/** The types of `System.Collections.Specialized`, containing types before the types inside them. */
export const systemCollectionsSpecializedDeclarations: readonly TypeDeclaration[] = [
  iNotifyCollectionChangedType,
  notifyCollectionChangedActionType,
  notifyCollectionChangedEventArgsType,
  notifyCollectionChangedEventHandlerType,
  nameObjectCollectionType,
  keysCollectionType,
  nameValueCollectionType,
];
