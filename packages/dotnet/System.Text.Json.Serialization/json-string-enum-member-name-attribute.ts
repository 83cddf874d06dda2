// The attribute `System.Text.Json.Serialization.JsonStringEnumMemberNameAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonStringEnumMemberNameAttribute`. */
export const jsonStringEnumMemberNameAttributeType: TypeDeclaration = attribute(
  'JsonStringEnumMemberNameAttribute',
  ['string name'],
);
