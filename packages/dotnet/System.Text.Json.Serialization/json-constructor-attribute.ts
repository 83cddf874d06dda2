// The attribute `System.Text.Json.Serialization.JsonConstructorAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonConstructorAttribute`. */
export const jsonConstructorAttributeType: TypeDeclaration = attribute('JsonConstructorAttribute', ['']);
