// The class `Newtonsoft.Json.JsonWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { field, ranged } from '../values/property-accessors.ts';
import { asyncMembers } from './declarations/async-members.ts';
import type { JsonReader } from './reading/json-reader.ts';
import { library } from './writer-of-library.ts';
import { JsonWriter } from './writing/json-writer.ts';
import { writtenReferenceTypes, writtenValueTypes } from './writing/value-types.ts';

const itself = (self: JsonWriter): JsonWriter => self;
type Target = (self: JsonWriter) => JsonWriter;
function writeValues(of: Target): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [name, kind] of writtenValueTypes) {
    members[`virtual void WriteValue(${name} value)`] = (self: JsonWriter, value: unknown) =>
      of(self).writePrimitive.call(self, kind, value);
    members[`virtual void WriteValue(${name}? value)`] = (self: JsonWriter, value: unknown) =>
      of(self).writeNullable.call(self, kind, value);
  }
  for (const [name, kind] of writtenReferenceTypes) {
    members[`virtual void WriteValue(${name}? value)`] = (self: JsonWriter, value: unknown) =>
      of(self).writePrimitive.call(self, kind, value);
  }
  members['virtual void WriteValue(object? value)'] = (self: JsonWriter, value: unknown) =>
    of(self).writeValue.call(self, value);
  return members;
}

/** @param of whose methods they call: the library's, or what the writer's own class has in their place */
const writerMembers = (of: Target): Readonly<Record<string, Implementation>> => ({
  'bool CloseOutput { get; set; }': field('closeOutput'),
  'bool AutoCompleteOnClose { get; set; }': field('autoCompleteOnClose'),
  'WriteState WriteState { get; }': (self: JsonWriter) => self.writeState,
  'string Path { get; }': (self: JsonWriter) => self.path,
  'Formatting Formatting { get; set; }': ranged(1, field('formatting')),
  'DateFormatHandling DateFormatHandling { get; set; }': ranged(1, field('dateFormatHandling')),
  'DateTimeZoneHandling DateTimeZoneHandling { get; set; }': ranged(3, field('dateTimeZoneHandling')),
  'StringEscapeHandling StringEscapeHandling { get; set; }': ranged(2, field('stringEscapeHandling')),
  'FloatFormatHandling FloatFormatHandling { get; set; }': ranged(2, field('floatFormatHandling')),
  'string? DateFormatString { get; set; }': field('dateFormatString'),
  'CultureInfo Culture { get; set; }': field('culture', CultureInfo.invariant),
  'abstract void Flush()': (self: JsonWriter) => of(self).flush.call(self),
  'virtual void Close()': (self: JsonWriter) => of(self).close.call(self),
  'virtual void WriteStartObject()': (self: JsonWriter) => of(self).writeStartObject.call(self),
  'virtual void WriteEndObject()': (self: JsonWriter) => of(self).writeEndObject.call(self),
  'virtual void WriteStartArray()': (self: JsonWriter) => of(self).writeStartArray.call(self),
  'virtual void WriteEndArray()': (self: JsonWriter) => of(self).writeEndArray.call(self),
  'virtual void WriteStartConstructor(string name)': (self: JsonWriter, name: string) =>
    of(self).writeStartConstructor.call(self, name),
  'virtual void WriteEndConstructor()': (self: JsonWriter) => of(self).writeEndConstructor.call(self),
  'virtual void WritePropertyName(string name)': (self: JsonWriter, name: string) =>
    of(self).writePropertyName.call(self, name),
  'virtual void WritePropertyName(string name, bool escape)': (
    self: JsonWriter,
    name: string,
    escape: boolean,
  ) => of(self).writePropertyName.call(self, name, escape),
  'virtual void WriteEnd()': (self: JsonWriter) => of(self).writeEnd.call(self),
  'void WriteToken(JsonReader reader)': (self: JsonWriter, reader: JsonReader | null) =>
    self.writeToken(notNull(reader, 'reader')),
  'void WriteToken(JsonReader reader, bool writeChildren)': (
    self: JsonWriter,
    reader: JsonReader | null,
    children: boolean,
  ) => self.writeToken(notNull(reader, 'reader'), children),
  'void WriteToken(JsonToken token, object? value)': (self: JsonWriter, token: number, value: unknown) =>
    self.writeTokenOf(token, value),
  'void WriteToken(JsonToken token)': (self: JsonWriter, token: number) => self.writeTokenOf(token, null),
  'virtual void WriteNull()': (self: JsonWriter) => of(self).writeNull.call(self),
  'virtual void WriteUndefined()': (self: JsonWriter) => of(self).writeUndefined.call(self),
  'virtual void WriteRaw(string? json)': (self: JsonWriter, json: string | null) =>
    of(self).writeRaw.call(self, json),
  'virtual void WriteRawValue(string? json)': (self: JsonWriter, json: string | null) =>
    of(self).writeRawValue.call(self, json),
  ...writeValues(of),
  'virtual void WriteComment(string? text)': (self: JsonWriter, text: string | null) =>
    of(self).writeComment.call(self, text),
  'virtual void WriteWhitespace(string ws)': (self: JsonWriter, text: string) =>
    of(self).writeWhitespace.call(self, text),
  'void IDisposable.Dispose()': (self: JsonWriter) => self.close(),
  'protected virtual void Dispose(bool disposing)': (self: JsonWriter, disposing: boolean) => {
    if (disposing) self.close();
  },
});
/** What derived writers may change of what stands between the tokens. */
const betweenTokens = (of: Target): Readonly<Record<string, Implementation>> => ({
  'protected virtual void WriteEnd(JsonToken token)': (self: JsonWriter, token: number) =>
    of(self).closeContainer.call(self, token),
  'protected virtual void WriteIndent()': (self: JsonWriter) => of(self).putIndent.call(self),
  'protected virtual void WriteValueDelimiter()': (self: JsonWriter) => of(self).putDelimiter.call(self),
  'protected virtual void WriteIndentSpace()': (self: JsonWriter) => of(self).putIndentSpace.call(self),
});
/** `Newtonsoft.Json.JsonWriter`. */
export const jsonWriterType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.JsonWriter : IDisposable',
  () => ({
    'protected JsonWriter()': () => new JsonWriter(),
    ...writerMembers(library),
    ...betweenTokens(library),
    ...asyncMembers(writerMembers(itself), (name) => /^(Write|Flush|Close)/.test(name), true),
    ...asyncMembers(betweenTokens(itself), () => true, true),
    'protected int Top { get; }': (self: JsonWriter) => self.top,
    'protected void SetWriteState(JsonToken token, object value)': (
      self: JsonWriter,
      token: number,
      value: unknown,
    ) => self.setWriteState(token, value),
  }),
  { runtime: JsonWriter },
);
