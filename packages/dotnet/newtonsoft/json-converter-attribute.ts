// The attribute `Newtonsoft.Json.JsonConverterAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { JsonAttribute, make } from './attribute-values.ts';

class JsonConverterAttribute extends JsonAttribute {}

/** `Newtonsoft.Json.JsonConverterAttribute`. */
export const jsonConverterAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonConverterAttribute : Attribute',
  () => ({
    'Type ConverterType { get; }': (self: Record<string, unknown>) => self['ConverterType'] ?? null,
    'object[]? ConverterParameters { get; }': (self: Record<string, unknown>) =>
      self['ConverterParameters'] ?? null,
    'JsonConverterAttribute(Type converterType)': (type: unknown) =>
      make(JsonConverterAttribute, { ConverterType: notNull(type, 'converterType') }),
    'JsonConverterAttribute(Type converterType, params object[] converterParameters)': (
      type: unknown,
      parameters: unknown,
    ) =>
      make(JsonConverterAttribute, {
        ConverterType: notNull(type, 'converterType'),
        ConverterParameters: parameters,
      }),
  }),
  { runtime: JsonConverterAttribute },
);
