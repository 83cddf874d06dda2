// The enum `System.Collections.Specialized.NotifyCollectionChangedAction`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { collectionActions } from './collection-change.ts';

/** `System.Collections.Specialized.NotifyCollectionChangedAction`. */
export const notifyCollectionChangedActionType: TypeDeclaration = declareEnum(
  'public enum System.Collections.Specialized.NotifyCollectionChangedAction',
  collectionActions,
);
