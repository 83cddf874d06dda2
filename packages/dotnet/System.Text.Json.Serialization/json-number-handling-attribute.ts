// The attribute `System.Text.Json.Serialization.JsonNumberHandlingAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonNumberHandlingAttribute`. */
export const jsonNumberHandlingAttributeType: TypeDeclaration = attribute('JsonNumberHandlingAttribute', [
  'JsonNumberHandling handling',
]);
