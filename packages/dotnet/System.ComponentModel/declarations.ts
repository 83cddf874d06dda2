// The types of `System.ComponentModel`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { win32ExceptionType } from './win32-exception.ts';
import { descriptionAttributeType } from './description-attribute-type.ts';
import { displayNameAttributeType } from './display-name-attribute.ts';
import { defaultValueAttributeType } from './default-value-attribute.ts';
import { componentModelTypes } from './property-events.ts';
import { listChangedTypeType } from './list-changed-type.ts';
import { listChangedEventArgsType } from './list-changed-event-args.ts';

/** The types of `System.ComponentModel`, containing types before the types inside them. */
export const systemComponentModelDeclarations: readonly TypeDeclaration[] = [
  win32ExceptionType,
  descriptionAttributeType,
  displayNameAttributeType,
  defaultValueAttributeType,
  ...componentModelTypes,
  listChangedTypeType,
  listChangedEventArgsType,
];
