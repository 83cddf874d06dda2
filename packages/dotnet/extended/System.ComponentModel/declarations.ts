// The types of `System.ComponentModel` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { categoryAttributeType } from './category-attribute.ts';
import { cancelEventArgsType } from './cancel-event-args.ts';
import { cancelEventHandlerType } from './cancel-event-handler.ts';
import { listChangedEventHandlerType } from './list-changed-event-handler.ts';
import { addingNewEventArgsType } from './adding-new-event-args.ts';
import { addingNewEventHandlerType } from './adding-new-event-handler.ts';
import { iChangeTrackingType } from './i-change-tracking.ts';
import { iRevertibleChangeTrackingType } from './i-revertible-change-tracking.ts';
import { iEditableObjectType } from './i-editable-object.ts';
import { iDataErrorInfoType } from './i-data-error-info.ts';
import { iSupportInitializeType } from './i-support-initialize.ts';

/** Types of `System.ComponentModel`, containing types before the types inside them. */
export const systemComponentModelDeclarations: readonly TypeDeclaration[] = [
  categoryAttributeType,
  cancelEventArgsType,
  cancelEventHandlerType,
  listChangedEventHandlerType,
  addingNewEventArgsType,
  addingNewEventHandlerType,
  iChangeTrackingType,
  iRevertibleChangeTrackingType,
  iEditableObjectType,
  iDataErrorInfoType,
  iSupportInitializeType,
];
