// `System.Text.Json.Serialization.JsonPropertyOrderAttribute`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonPropertyOrderAttribute`. */
export const jsonPropertyOrderAttributeType: TypeDeclaration = attribute('JsonPropertyOrderAttribute', [
  'int order',
]);
