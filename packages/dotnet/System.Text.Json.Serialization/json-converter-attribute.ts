// The attribute `System.Text.Json.Serialization.JsonConverterAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonConverterAttribute`. */
export const jsonConverterAttributeType: TypeDeclaration = attribute('JsonConverterAttribute', [
  'Type converterType',
]);
