// `Utf8JsonWriter`, `Utf8JsonReader` and their options, as template code sees them.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { Accessors, Implementation, Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, SpecialType, Type } from '../../metadata/symbols.ts';
import { box, defaultOf } from '../../runtime/casting.ts';
import { coreType, specialType } from '../../runtime/core-types.ts';
import type { Span } from '../../runtime/span.ts';
import type { PrimitiveName } from '../json/values/primitives.ts';
import { base64OfBytes } from '../json/values/system-types.ts';
import { encodings } from '../text/encoding/encodings.ts';
import { notNull } from '../text/range-checks.ts';
import type { Stream } from '../text/io/stream.ts';
import { parseData } from './data.ts';
import { JsonDocumentOptions } from './document-options.ts';
import { defaultEncoder, JsonSerializerOptions } from './options.ts';
import type { JavaScriptEncoder } from './options.ts';
import { serializeBoxed } from './serialize.ts';
import { Utf8JsonReader, tokenTypes } from './utf8-reader.ts';
import { Utf8JsonWriter } from './utf8-writer.ts';

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
    set: (self: Record<string, unknown>, value: unknown) => void (self[name] = value),
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
  return new Utf8JsonWriter(
    { indent, encoder: options.Encoder ?? defaultEncoder, skipsValidation: options.SkipValidation },
    (text) => {
      const bytes = encodings.utf8.encode(text);
      stream!.write(bytes, 0, bytes.length);
    },
  );
}

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
    members[`void ${method}(string propertyName${parameter && `, ${parameter}`})`] = (
      self: Utf8JsonWriter,
      name: string | null,
      value: never,
    ) => {
      self.name(notNull(name, 'propertyName'));
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
  both('WriteBoolean', 'bool value', (self, value: boolean, put) =>
    put(self, String(value), value ? 'True' : 'False'),
  );
  both('WriteNull', '', (self, _value, put) => put(self, 'null', 'Null'));
  both('WriteBase64String', 'byte[] bytes', (self, bytes: number[], put) =>
    put(self, self.quoted(base64OfBytes(bytes)), 'String'),
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
    members[`void WriteStart${name}(string propertyName)`] = (
      self: Utf8JsonWriter,
      property: string | null,
    ) => {
      self.name(notNull(property, 'propertyName'));
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
function typeNamed(name: string): Type {
  return /^[a-z]/.test(name) ? specialType(name as SpecialType) : coreType(`System.${name}`);
}

/** `JsonTokenType`, `JsonWriterOptions`, `JsonReaderOptions`, `Utf8JsonWriter` and `Utf8JsonReader`. */
export const utf8Types: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${json}.JsonTokenType : byte`, tokenTypes),
  declareType(
    `public struct ${json}.JsonWriterOptions`,
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
    fields('bool AllowTrailingCommas', 'JsonCommentHandling CommentHandling', 'int MaxDepth'),
    {
      runtime: JsonReaderOptions,
      defaultValue: () => new JsonReaderOptions(),
      copy: (value: JsonReaderOptions) => value.$copy(),
    },
  ),
  declareType(
    `public sealed class ${json}.Utf8JsonWriter : IDisposable`,
    {
      'Utf8JsonWriter(System.IO.Stream utf8Json, JsonWriterOptions options = default)': writerOver,
      'long BytesCommitted { get; }': (self: Utf8JsonWriter) => BigInt(self.committed),
      'int BytesPending { get; }': (self: Utf8JsonWriter) => self.pending,
      'int CurrentDepth { get; }': (self: Utf8JsonWriter) => self.depth,
      'void Dispose()': (self: Utf8JsonWriter) => self.close(),
      'void Flush()': (self: Utf8JsonWriter) => self.flush(),
      ...containerMethods(),
      'void WritePropertyName(string propertyName)': (self: Utf8JsonWriter, name: string | null) =>
        self.name(notNull(name, 'propertyName')),
      ...valueMethods(),
      'void WriteCommentValue(string value)': (self: Utf8JsonWriter, text: string) => self.comment(text),
      'void WriteRawValue(string json, bool skipInputValidation = false)': (
        self: Utf8JsonWriter,
        text: string | null,
        skips: boolean,
      ) => self.raw(notNull(text, 'json'), skips),
    },
    { runtime: Utf8JsonWriter },
  ),
  declareType(
    `public ref struct ${json}.Utf8JsonReader`,
    {
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
      'bool ValueTextEquals(string? text)': (self: Utf8JsonReader, text: string | null) =>
        self.string() === (text ?? ''),
    },
    {
      runtime: Utf8JsonReader,
      defaultValue: () => new Utf8JsonReader(),
      copy: (value: Utf8JsonReader) => value.$copy(),
    },
  ),
];
