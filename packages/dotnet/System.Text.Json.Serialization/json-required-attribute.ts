// `System.Text.Json.Serialization.JsonRequiredAttribute`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonRequiredAttribute`. */
export const jsonRequiredAttributeType: TypeDeclaration = attribute('JsonRequiredAttribute', ['']);
