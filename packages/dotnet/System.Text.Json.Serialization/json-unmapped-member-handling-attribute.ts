// The attribute `System.Text.Json.Serialization.JsonUnmappedMemberHandlingAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonUnmappedMemberHandlingAttribute`. */
export const jsonUnmappedMemberHandlingAttributeType: TypeDeclaration = attribute(
  'JsonUnmappedMemberHandlingAttribute',
  ['JsonUnmappedMemberHandling unmappedMemberHandling'],
);
