// The attribute `System.ComponentModel.DisplayNameAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { descriptions } from '../System/described-attributes.ts';
import { TextAttribute } from '../System/text-attribute.ts';

class DisplayNameAttribute extends TextAttribute {}

/** `System.ComponentModel.DisplayNameAttribute`. */
export const displayNameAttributeType: TypeDeclaration = descriptions(
  'DisplayNameAttribute',
  'DisplayName',
  DisplayNameAttribute,
);
