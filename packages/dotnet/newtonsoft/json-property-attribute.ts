// The attribute `Newtonsoft.Json.JsonPropertyAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonAttribute, make, settable } from './attribute-values.ts';

class JsonPropertyAttribute extends JsonAttribute {}

/** `Newtonsoft.Json.JsonPropertyAttribute`. */
export const jsonPropertyAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonPropertyAttribute : Attribute',
  () => ({
    ...settable(
      'Type? ItemConverterType',
      'object[]? ItemConverterParameters',
      'Type? NamingStrategyType',
      'object[]? NamingStrategyParameters',
      'NullValueHandling NullValueHandling',
      'DefaultValueHandling DefaultValueHandling',
      'ReferenceLoopHandling ReferenceLoopHandling',
      'ObjectCreationHandling ObjectCreationHandling',
      'TypeNameHandling TypeNameHandling',
      'bool IsReference',
      'int Order',
      'Required Required',
      'string? PropertyName',
      'ReferenceLoopHandling ItemReferenceLoopHandling',
      'TypeNameHandling ItemTypeNameHandling',
      'bool ItemIsReference',
    ),
    'JsonPropertyAttribute()': () => make(JsonPropertyAttribute),
    'JsonPropertyAttribute(string propertyName)': (name: string) =>
      make(JsonPropertyAttribute, { PropertyName: name }),
  }),
  { runtime: JsonPropertyAttribute },
);
