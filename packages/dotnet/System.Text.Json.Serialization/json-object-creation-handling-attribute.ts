// The attribute `System.Text.Json.Serialization.JsonObjectCreationHandlingAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonObjectCreationHandlingAttribute`. */
export const jsonObjectCreationHandlingAttributeType: TypeDeclaration = attribute(
  'JsonObjectCreationHandlingAttribute',
  ['JsonObjectCreationHandling handling'],
);
