// The attribute `System.Text.Json.Serialization.JsonIgnoreAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonIgnoreAttribute`. */
export const jsonIgnoreAttributeType: TypeDeclaration = attribute(
  'JsonIgnoreAttribute',
  [''],
  ['JsonIgnoreCondition Condition'],
);
