// The struct `System.Text.Json.Utf8JsonReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { toArray } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { encodings } from '../../System.Text/encoding/encodings.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import { plainText } from '../../System.Text.Json/json-encoded-text.ts';
import type { JsonReaderOptions } from './json-reader-options.ts';
import { parseData } from '../../System.Text.Json/parse-data.ts';
import { Utf8JsonReader } from '../../System.Text.Json/utf8-reader.ts';

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
function typeNamed(name: string): Type {
  return /^[a-z]/.test(name) ? specialType(name as SpecialType) : coreType(`System.${name}`);
}

/** `System.Text.Json.Utf8JsonReader`. */
export const utf8JsonReaderType: TypeDeclaration = declareType(
  'public ref struct System.Text.Json.Utf8JsonReader',
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
);
