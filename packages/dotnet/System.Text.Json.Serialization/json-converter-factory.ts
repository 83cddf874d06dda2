// The class `System.Text.Json.Serialization.JsonConverterFactory` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { JsonConverterFactory } from '../System.Text.Json/converter.ts';
import { abstract } from './abstract-member.ts';
import type { JsonSerializerOptions } from './json-serializer-options.ts';

/** `System.Text.Json.Serialization.JsonConverterFactory`. */
export const jsonConverterFactoryType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Serialization.JsonConverterFactory : System.Text.Json.Serialization.JsonConverter',
  () => ({
    'protected JsonConverterFactory()': abstract,
    'abstract JsonConverter? CreateConverter(Type typeToConvert, System.Text.Json.JsonSerializerOptions options)':
      (self: JsonConverterFactory, type: Type, options: JsonSerializerOptions) => self.create(type, options),
  }),
  { runtime: JsonConverterFactory },
);
