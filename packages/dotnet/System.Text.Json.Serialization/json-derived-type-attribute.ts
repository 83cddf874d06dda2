// The attribute `System.Text.Json.Serialization.JsonDerivedTypeAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonDerivedTypeAttribute`. */
export const jsonDerivedTypeAttributeType: TypeDeclaration = attribute('JsonDerivedTypeAttribute', [
  'Type derivedType',
  'Type derivedType, string typeDiscriminator',
  'Type derivedType, int typeDiscriminator',
]);
