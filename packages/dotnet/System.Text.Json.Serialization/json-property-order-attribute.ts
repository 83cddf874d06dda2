// The attribute `System.Text.Json.Serialization.JsonPropertyOrderAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonPropertyOrderAttribute`. */
export const jsonPropertyOrderAttributeType: TypeDeclaration = attribute('JsonPropertyOrderAttribute', [
  'int order',
]);
