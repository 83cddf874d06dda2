// The attribute `System.Text.Json.Serialization.JsonIncludeAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonIncludeAttribute`. */
export const jsonIncludeAttributeType: TypeDeclaration = attribute('JsonIncludeAttribute', ['']);
