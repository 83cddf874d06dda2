// All types of `System.ComponentModel`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { win32ExceptionType } from './win32-exception.ts';
import { descriptionAttributeType } from './description-attribute-type.ts';
import { displayNameAttributeType } from './display-name-attribute.ts';
import { categoryAttributeType } from './category-attribute.ts';
import { defaultValueAttributeType } from './default-value-attribute.ts';
import { componentModelTypes } from './property-events.ts';
import { cancelEventArgsType } from './cancel-event-args.ts';
import { cancelEventHandlerType } from './cancel-event-handler.ts';
import { listChangedTypeType } from './list-changed-type.ts';
import { listChangedEventArgsType } from './list-changed-event-args.ts';
import { listChangedEventHandlerType } from './list-changed-event-handler.ts';
import { addingNewEventArgsType } from './adding-new-event-args.ts';
import { addingNewEventHandlerType } from './adding-new-event-handler.ts';
import { iChangeTrackingType } from './i-change-tracking.ts';
import { iRevertibleChangeTrackingType } from './i-revertible-change-tracking.ts';
import { iEditableObjectType } from './i-editable-object.ts';
import { iDataErrorInfoType } from './i-data-error-info.ts';
import { iSupportInitializeType } from './i-support-initialize.ts';

/** The types of `System.ComponentModel`, containing types before the types inside them. */
export const systemComponentModelDeclarations: readonly TypeDeclaration[] = [
  win32ExceptionType,
  descriptionAttributeType,
  displayNameAttributeType,
  categoryAttributeType,
  defaultValueAttributeType,
  ...componentModelTypes,
  cancelEventArgsType,
  cancelEventHandlerType,
  listChangedTypeType,
  listChangedEventArgsType,
  listChangedEventHandlerType,
  addingNewEventArgsType,
  addingNewEventHandlerType,
  iChangeTrackingType,
  iRevertibleChangeTrackingType,
  iEditableObjectType,
  iDataErrorInfoType,
  iSupportInitializeType,
];
