// `System.Text.Json.Serialization.JsonExtensionDataAttribute`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonExtensionDataAttribute`. */
export const jsonExtensionDataAttributeType: TypeDeclaration = attribute('JsonExtensionDataAttribute', ['']);
