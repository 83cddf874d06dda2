// The attribute `System.ComponentModel.DescriptionAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { descriptions } from '../System/described-attributes.ts';
import { DescriptionAttribute } from './description-attribute.ts';

/** `System.ComponentModel.DescriptionAttribute`. */
export const descriptionAttributeType: TypeDeclaration = descriptions(
  'DescriptionAttribute',
  'Description',
  DescriptionAttribute,
);
