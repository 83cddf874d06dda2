// The members of converters that are built in: what `base` is to a template class that extends one.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { JsonReader } from '../reading/json-reader.ts';
import type { JsonConverter } from '../serialization/converter.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

/** `CanConvert`. */
export const canConvertMember: Readonly<Record<string, Implementation>> = {
  'override bool CanConvert(Type objectType)': (self: JsonConverter, type: Type | null) =>
    type !== null && self.canUsuallyConvert(type),
};
/** `WriteJson`, `ReadJson` and `CanConvert`. */
export const converterMembers: Readonly<Record<string, Implementation>> = {
  'override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer)': (
    self: JsonConverter,
    writer: JsonWriter | null,
    value: unknown,
    serializer: object,
  ) => self.writeUsually(writer, value, serializer),
  'override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer)':
    (
      self: JsonConverter,
      reader: JsonReader | null,
      type: Type | null,
      existing: unknown,
      serializer: object,
    ) => self.readUsually(reader, type, existing, serializer),
  ...canConvertMember,
};
