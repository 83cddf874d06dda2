// `Utf8JsonWriter`, `Utf8JsonReader` and their options, as template code sees them.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type {
  Accessors,
  Implementation,
  Ref,
  TypeDeclaration,
} from '@mockwright/language/metadata/declaration';
import type { NamedType, SpecialType, Type } from '@mockwright/language/metadata/symbols';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { toArray } from '@mockwright/language/runtime/box';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { startAsyncValue } from '@mockwright/language/runtime/tasks';
import { later } from '../newtonsoft/declarations/async-members.ts';
import type { PrimitiveName } from '../newtonsoft/values/primitives.ts';
import { base64OfBytes } from '../newtonsoft/values/system-types.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Stream } from '../System.IO/stream.ts';
import { JsonEncodedText, plainText, textTypes } from './encoded-text.ts';
import type { TextLike } from './encoded-text.ts';
import { JsonDocumentOptions } from './document-options.ts';
import {
  checkIndentation,
  defaultEncoder,
  JsonSerializerOptions,
} from '../System.Text.Json.Serialization/options.ts';
import type { JavaScriptEncoder } from '../System.Text.Json.Serialization/options.ts';
import { serializeBoxed } from './serialize.ts';
import { Utf8JsonReader, tokenTypes } from './utf8-reader.ts';
import { Utf8JsonWriter } from './utf8-writer.ts';
import { parseData } from './parse-data.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const json = 'System.Text.Json';

/** `JsonWriterOptions`. */
class JsonWriterOptions {
  declare readonly $type: NamedType;
  Encoder: JavaScriptEncoder | null = null;
  Indented = false;
  IndentCharacter = 32;
  IndentSize = 2;
  MaxDepth = 0;
  NewLine = '\n';
  SkipValidation = false;
  $copy(): JsonWriterOptions {
    return Object.assign(new JsonWriterOptions(), this);
  }
}
/** `JsonReaderOptions`. */
class JsonReaderOptions extends JsonDocumentOptions {
  override $copy(): JsonReaderOptions {
    return Object.assign(new JsonReaderOptions(), this);
  }
}
function field(name: string): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name],
    set: (self: Record<string, unknown>, value: unknown) => {
      checkIndentation(name, value);
      self[name] = value;
    },
  };
}
function fields(...declarations: readonly string[]): Record<string, Accessors> {
  return Object.fromEntries(
    declarations.map((declaration) => [
      `${declaration} { get; set; }`,
      field(declaration.slice(declaration.lastIndexOf(' ') + 1)),
    ]),
  );
}
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

const readKinds: readonly (readonly [type: string, kind: PrimitiveName, isNumber: boolean])[] = [
  ['byte', 'Byte', true],
  ['sbyte', 'SByte', true],
  ['short', 'Int16', true],
  ['ushort', 'UInt16', true],
  ['int', 'Int32', true],
  ['uint', 'UInt32', true],
  ['long', 'Int64', true],
  ['ulong', 'UInt64', true],
  ['float', 'Single', true],
  ['double', 'Double', true],
  ['decimal', 'Decimal', true],
  ['DateTime', 'DateTime', false],
  ['DateTimeOffset', 'DateTimeOffset', false],
  ['Guid', 'Guid', false],
];
function readMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {
    'byte[] GetBytesFromBase64()': (self: Utf8JsonReader) => self.get('Bytes', false),
  };
  for (const [type, kind, isNumber] of readKinds) {
    members[`${type} Get${kind}()`] = (self: Utf8JsonReader) => self.get(kind, isNumber);
    members[`bool TryGet${kind}(out ${type} value)`] = (self: Utf8JsonReader, target: Ref) => {
      const value = self.tryGet(kind, isNumber);
      target.v = value ?? defaultOf(typeNamed(type));
      return value !== undefined;
    };
  }
  return members;
}
/** @throws ArgumentException for a target that is too short */
function copyUnits(units: readonly number[], target: Span<number>): number {
  if (units.length > target.length) throw new ArgumentException('Destination is too short.');
  for (const [index, unit] of units.entries()) target.set(index, unit);
  return units.length;
}
// oxlint-disable-next-line require-yield -- there is nothing to wait for
function* closing(writer: Utf8JsonWriter): Generator<never, void, unknown> {
  writer.close();
}
function typeNamed(name: string): Type {
  return /^[a-z]/.test(name) ? specialType(name as SpecialType) : coreType(`System.${name}`);
}

/** `JsonTokenType`, `JsonWriterOptions`, `JsonReaderOptions`, `Utf8JsonWriter` and `Utf8JsonReader`. */
export const utf8Types: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${json}.JsonTokenType : byte`, tokenTypes),
  declareType(
    `public struct ${json}.JsonWriterOptions`,
    () =>
      fields(
        'System.Text.Encodings.Web.JavaScriptEncoder? Encoder',
        'bool Indented',
        'char IndentCharacter',
        'int IndentSize',
        'int MaxDepth',
        'string NewLine',
        'bool SkipValidation',
      ),
    {
      runtime: JsonWriterOptions,
      defaultValue: () => new JsonWriterOptions(),
      copy: (value: JsonWriterOptions) => value.$copy(),
    },
  ),
  declareType(
    `public struct ${json}.JsonReaderOptions`,
    () => fields('bool AllowTrailingCommas', 'JsonCommentHandling CommentHandling', 'int MaxDepth'),
    {
      runtime: JsonReaderOptions,
      defaultValue: () => new JsonReaderOptions(),
      copy: (value: JsonReaderOptions) => value.$copy(),
    },
  ),
  declareType(
    `public sealed class ${json}.Utf8JsonWriter : IDisposable, IAsyncDisposable`,
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
  ),
  declareType(
    `public ref struct ${json}.Utf8JsonReader`,
    () => ({
      'Utf8JsonReader(ReadOnlySpan<byte> jsonData, JsonReaderOptions options = default)': (
        bytes: Span<number>,
        options: JsonReaderOptions,
      ) => Utf8JsonReader.over(parseData(encodings.utf8.decode(bytes.copy()), options.reader)),
      'long BytesConsumed { get; }': (self: Utf8JsonReader) => BigInt(self.end),
      'int CurrentDepth { get; }': (self: Utf8JsonReader) => self.depth,
      'bool HasValueSequence { get; }': () => false,
      'bool IsFinalBlock { get; }': () => true,
      'long TokenStartIndex { get; }': (self: Utf8JsonReader) => BigInt(self.start),
      'JsonTokenType TokenType { get; }': (self: Utf8JsonReader) => self.tokenType,
      'bool GetBoolean()': (self: Utf8JsonReader) => self.boolean(),
      'string? GetString()': (self: Utf8JsonReader) => self.string(),
      ...readMethods(),
      'bool Read()': (self: Utf8JsonReader) => self.read(),
      'void Skip()': (self: Utf8JsonReader) => self.skip(),
      'bool TrySkip()': (self: Utf8JsonReader) => {
        self.skip();
        return true;
      },
      'bool ValueTextEquals(ReadOnlySpan<char> text)': (self: Utf8JsonReader, text: Span<number>) =>
        self.string() === plainText(text),
      'bool ValueTextEquals(ReadOnlySpan<byte> utf8Text)': (self: Utf8JsonReader, text: Span<number>) =>
        self.string() === plainText(text),
      'ReadOnlySpan<byte> ValueSpan { get; }': (self: Utf8JsonReader) =>
        toSpan(
          toArray(encodings.utf8.encode(self.rawValue), specialType('byte')),
          coreType('System.ReadOnlySpan', 1).construct([specialType('byte')]),
        ),
      'bool ValueIsEscaped { get; }': (self: Utf8JsonReader) => self.rawValue.includes('\\'),
      'int CopyString(Span<char> charDestination)': (self: Utf8JsonReader, target: Span<number>) =>
        copyUnits(
          Array.from(self.string() ?? '', (_, index) => (self.string() ?? '').charCodeAt(index)),
          target,
        ),
      'int CopyString(Span<byte> utf8Destination)': (self: Utf8JsonReader, target: Span<number>) =>
        copyUnits(encodings.utf8.encode(self.string() ?? ''), target),
      'bool ValueTextEquals(string? text)': (self: Utf8JsonReader, text: string | null) =>
        self.string() === (text ?? ''),
    }),
    {
      runtime: Utf8JsonReader,
      defaultValue: () => new Utf8JsonReader(),
      copy: (value: Utf8JsonReader) => value.$copy(),
    },
  ),
];
