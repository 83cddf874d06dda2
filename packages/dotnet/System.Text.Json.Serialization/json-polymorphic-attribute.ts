// The attribute `System.Text.Json.Serialization.JsonPolymorphicAttribute` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attribute } from './attribute-values.ts';

/** `System.Text.Json.Serialization.JsonPolymorphicAttribute`. */
export const jsonPolymorphicAttributeType: TypeDeclaration = attribute(
  'JsonPolymorphicAttribute',
  [''],
  [
    'string? TypeDiscriminatorPropertyName',
    'bool IgnoreUnrecognizedTypeDiscriminators',
    'JsonUnknownDerivedTypeHandling UnknownDerivedTypeHandling',
  ],
);
