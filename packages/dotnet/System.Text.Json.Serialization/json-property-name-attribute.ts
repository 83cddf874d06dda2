// The attribute `System.Text.Json.Serialization.JsonPropertyNameAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonPropertyNameAttribute`. */
export const jsonPropertyNameAttributeType: TypeDeclaration = attribute('JsonPropertyNameAttribute', [
  'string name',
]);
