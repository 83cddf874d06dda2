// The class `System.Text.Json.Utf8JsonWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Span } from '@mockwright/language/runtime/span';
import { startAsyncValue } from '@mockwright/language/runtime/tasks';
import type { Stream } from '../../System.IO/stream.ts';
import {
  JsonSerializerOptions,
  defaultEncoder,
} from '../../System.Text.Json.Serialization/json-serializer-options.ts';
import { encodings } from '../../System.Text/encoding/encodings.ts';
import { later } from '../../System.Threading.Tasks/later-results.ts';
import { base64OfBytes } from '../../values/system-types.ts';
import { JsonEncodedText, plainText, textTypes } from '../../System.Text.Json/json-encoded-text.ts';
import type { TextLike } from '../../System.Text.Json/json-encoded-text.ts';
import { JsonWriterOptions } from './json-writer-options.ts';
import { serializeBoxed } from '../../System.Text.Json/serialize.ts';
import { Utf8JsonWriter } from '../../System.Text.Json/utf8-writer.ts';

function writerOver(stream: Stream | null, options: JsonWriterOptions): Utf8JsonWriter {
  notNull(stream, 'utf8Json');
  const indent = options.Indented
    ? {
        unit: String.fromCharCode(options.IndentCharacter).repeat(options.IndentSize),
        newLine: options.NewLine,
      }
    : undefined;
  const writer = new Utf8JsonWriter(
    { indent, encoder: options.Encoder ?? defaultEncoder, skipsValidation: options.SkipValidation },
    sinkOf(stream!),
  );
  optionsOf.set(writer, options.$copy());
  return writer;
}
const optionsOf = new WeakMap<Utf8JsonWriter, JsonWriterOptions>();
function sinkOf(stream: Stream): (text: string) => void {
  return (text) => {
    const bytes = encodings.utf8.encode(text);
    stream.write(bytes, 0, bytes.length);
  };
}
function writeName(self: Utf8JsonWriter, name: TextLike | null): void {
  const text = notNull(name, 'propertyName');
  if (text instanceof JsonEncodedText) self.name(text.text, text.encoded);
  else self.name(plainText(text));
}
function quoted(self: Utf8JsonWriter, text: TextLike): string {
  return text instanceof JsonEncodedText ? `"${text.encoded}"` : self.quoted(plainText(text));
}
/** The parameter of a name, in each of the forms that it takes. */
const nameForms: readonly string[] = ['string', ...textTypes].map(
  (type) => `${type} ${type.endsWith('<byte>') ? 'utf8PropertyName' : 'propertyName'}`,
);

type Put = (self: Utf8JsonWriter, text: string, kind: string) => void;
/** What `WriteNumber` and `WriteString` take: both with a name and as `…Value`. */
function valueMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const both = (
    method: string,
    parameter: string,
    write: (self: Utf8JsonWriter, value: never, put: Put) => void,
  ): void => {
    const put: Put = (self, text, kind) => self.value(text, kind);
    for (const name of nameForms)
      members[`void ${method}(${name}${parameter && `, ${parameter}`})`] = (
        self: Utf8JsonWriter,
        property: TextLike | null,
        value: never,
      ) => {
        writeName(self, property);
        write(self, value, put);
      };
    members[`void ${method}Value(${parameter})`] = (self: Utf8JsonWriter, value: never) =>
      write(self, value, put);
  };
  const usual = (): JsonSerializerOptions => new JsonSerializerOptions();
  for (const special of ['int', 'uint', 'long', 'ulong', 'float', 'double', 'decimal'] as SpecialType[])
    both('WriteNumber', `${special} value`, (self, value: unknown, put) =>
      put(self, serializeBoxed(box(value, specialType(special)), usual()), 'Number'),
    );
  for (const type of ['DateTime', 'DateTimeOffset', 'Guid'])
    both('WriteString', `${type} value`, (self, value: unknown, put) =>
      put(self, serializeBoxed(value, usual()), 'String'),
    );
  both('WriteString', 'string? value', (self, value: string | null, put) =>
    put(self, value === null ? 'null' : self.quoted(value), value === null ? 'Null' : 'String'),
  );
  for (const type of textTypes)
    both(
      'WriteString',
      `${type} ${type.endsWith('<byte>') ? 'utf8Value' : 'value'}`,
      (self, value: TextLike, put) => put(self, quoted(self, value), 'String'),
    );
  both('WriteBoolean', 'bool value', (self, value: boolean, put) =>
    put(self, String(value), value ? 'True' : 'False'),
  );
  both('WriteNull', '', (self, _value, put) => put(self, 'null', 'Null'));
  both('WriteBase64String', 'ReadOnlySpan<byte> bytes', (self, bytes: Span<number>, put) =>
    put(self, self.quoted(base64OfBytes(bytes.copy())), 'String'),
  );
  return members;
}
function containerMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [name, isObject] of [
    ['Object', true],
    ['Array', false],
  ] as const) {
    members[`void WriteStart${name}()`] = (self: Utf8JsonWriter) => self.start(isObject);
    for (const form of nameForms)
      members[`void WriteStart${name}(${form})`] = (self: Utf8JsonWriter, property: TextLike | null) => {
        writeName(self, property);
        self.start(isObject);
      };
    members[`void WriteEnd${name}()`] = (self: Utf8JsonWriter) => self.end(isObject);
  }
  return members;
}

// oxlint-disable-next-line require-yield -- there is nothing to wait for
function* closing(writer: Utf8JsonWriter): Generator<never, void, unknown> {
  writer.close();
}

/** `System.Text.Json.Utf8JsonWriter`. */
export const utf8JsonWriterType: TypeDeclaration = declareType(
  'public sealed class System.Text.Json.Utf8JsonWriter : IDisposable, IAsyncDisposable',
  () => ({
    'Utf8JsonWriter(System.IO.Stream utf8Json, JsonWriterOptions options = default)': writerOver,
    'long BytesCommitted { get; }': (self: Utf8JsonWriter) => BigInt(self.committed),
    'int BytesPending { get; }': (self: Utf8JsonWriter) => self.pending,
    'int CurrentDepth { get; }': (self: Utf8JsonWriter) => self.depth,
    'void Dispose()': (self: Utf8JsonWriter) => self.close(),
    'void Flush()': (self: Utf8JsonWriter) => self.flush(),
    'System.Threading.Tasks.Task FlushAsync(System.Threading.CancellationToken cancellationToken = default)':
      (self: Utf8JsonWriter) => later(() => self.flush()),
    'System.Threading.Tasks.ValueTask DisposeAsync()': (self: Utf8JsonWriter) =>
      startAsyncValue(closing(self), undefined),
    'void Reset()': (self: Utf8JsonWriter) => self.reset(),
    'void Reset(System.IO.Stream utf8Json)': (self: Utf8JsonWriter, stream: Stream | null) =>
      self.reset(sinkOf(notNull(stream, 'utf8Json'))),
    'JsonWriterOptions Options { get; }': (self: Utf8JsonWriter) =>
      optionsOf.get(self) ?? new JsonWriterOptions(),
    ...containerMethods(),
    ...Object.fromEntries(nameForms.map((form) => [`void WritePropertyName(${form})`, writeName])),
    ...valueMethods(),
    'void WriteCommentValue(string value)': (self: Utf8JsonWriter, text: string) => self.comment(text),
    'void WriteCommentValue(ReadOnlySpan<char> value)': (self: Utf8JsonWriter, text: Span<number>) =>
      self.comment(plainText(text)),
    'void WriteCommentValue(ReadOnlySpan<byte> utf8Value)': (self: Utf8JsonWriter, text: Span<number>) =>
      self.comment(plainText(text)),
    'void WriteRawValue(ReadOnlySpan<char> json, bool skipInputValidation = false)': (
      self: Utf8JsonWriter,
      text: Span<number>,
      skips: boolean,
    ) => self.raw(plainText(text), skips),
    'void WriteRawValue(ReadOnlySpan<byte> utf8Json, bool skipInputValidation = false)': (
      self: Utf8JsonWriter,
      text: Span<number>,
      skips: boolean,
    ) => self.raw(plainText(text), skips),
    'void WriteRawValue(string json, bool skipInputValidation = false)': (
      self: Utf8JsonWriter,
      text: string | null,
      skips: boolean,
    ) => self.raw(notNull(text, 'json'), skips),
  }),
  { runtime: Utf8JsonWriter },
);
