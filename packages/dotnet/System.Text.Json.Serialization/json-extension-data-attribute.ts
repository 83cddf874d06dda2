// The attribute `System.Text.Json.Serialization.JsonExtensionDataAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonExtensionDataAttribute`. */
export const jsonExtensionDataAttributeType: TypeDeclaration = attribute('JsonExtensionDataAttribute', ['']);
