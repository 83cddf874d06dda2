// The attribute `System.Text.Json.Serialization.JsonRequiredAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonRequiredAttribute`. */
export const jsonRequiredAttributeType: TypeDeclaration = attribute('JsonRequiredAttribute', ['']);
