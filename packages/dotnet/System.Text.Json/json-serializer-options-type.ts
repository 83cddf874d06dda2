// The class `System.Text.Json.JsonSerializerOptions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import {
  JsonSerializerOptions,
  listOfConverters,
  readOnly,
  settable,
} from '../System.Text.Json.Serialization/json-serializer-options.ts';

/** `System.Text.Json.JsonSerializerOptions`. */
export const jsonSerializerOptionsType: TypeDeclaration = declareType(
  'public sealed class System.Text.Json.JsonSerializerOptions',
  () => ({
    'JsonSerializerOptions()': () => new JsonSerializerOptions(),
    'JsonSerializerOptions(JsonSerializerOptions options)': (other: JsonSerializerOptions) =>
      JsonSerializerOptions.copy(notNull(other as JsonSerializerOptions | null, 'options')),
    ['JsonSerializerOptions(System.Text.Json.JsonSerializerDefaults defaults)']: (defaults: number) =>
      JsonSerializerOptions.of(defaults),
    'static JsonSerializerOptions Default { get; }': () => readOnly(JsonSerializerOptions.of(0)),
    'static JsonSerializerOptions Web { get; }': () => readOnly(JsonSerializerOptions.of(1)),
    'static JsonSerializerOptions Strict { get; }': () => readOnly(JsonSerializerOptions.of(2)),
    ['IList<System.Text.Json.Serialization.JsonConverter> Converters { get; }']: (
      self: JsonSerializerOptions,
    ) => (self.converters ??= listOfConverters()),
    'bool IsReadOnly { get; }': (self: JsonSerializerOptions) => self.isReadOnly,
    'void MakeReadOnly()': (self: JsonSerializerOptions) => {
      if (!self.resolver && !self.hasUsualResolver && !self.isReadOnly)
        throw new InvalidOperationException(
          'JsonSerializerOptions instance must specify a TypeInfoResolver setting before being marked as read-only.',
        );
      readOnly(self);
    },
    'void MakeReadOnly(bool populateMissingResolver)': (self: JsonSerializerOptions) => void readOnly(self),
    ...settable(
      'bool AllowDuplicateProperties',
      'bool AllowOutOfOrderMetadataProperties',
      'bool AllowTrailingCommas',
      'int DefaultBufferSize',
      'System.Text.Json.Serialization.JsonIgnoreCondition DefaultIgnoreCondition',
      'JsonNamingPolicy? DictionaryKeyPolicy',
      'System.Text.Encodings.Web.JavaScriptEncoder? Encoder',
      'bool IgnoreReadOnlyFields',
      'bool IgnoreReadOnlyProperties',
      'bool IncludeFields',
      'char IndentCharacter',
      'int IndentSize',
      'int MaxDepth',
      'string NewLine',
      'System.Text.Json.Serialization.JsonNumberHandling NumberHandling',
      'System.Text.Json.Serialization.JsonObjectCreationHandling PreferredObjectCreationHandling',
      'bool PropertyNameCaseInsensitive',
      'JsonNamingPolicy? PropertyNamingPolicy',
      'JsonCommentHandling ReadCommentHandling',
      'System.Text.Json.Serialization.ReferenceHandler? ReferenceHandler',
      'bool RespectNullableAnnotations',
      'bool RespectRequiredConstructorParameters',
      'System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver? TypeInfoResolver',
      'System.Text.Json.Serialization.JsonUnknownTypeHandling UnknownTypeHandling',
      'System.Text.Json.Serialization.JsonUnmappedMemberHandling UnmappedMemberHandling',
      'bool WriteIndented',
    ),
  }),
  { runtime: JsonSerializerOptions },
);
