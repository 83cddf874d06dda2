// The enum `System.ComponentModel.ListChangedType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { listChanges } from './property-events.ts';

/** `System.ComponentModel.ListChangedType`. */
export const listChangedTypeType: TypeDeclaration = declareEnum(
  'public enum System.ComponentModel.ListChangedType',
  listChanges,
);
