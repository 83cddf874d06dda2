// The static class `System.Convert` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidCastException,
} from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { operationStatus } from './text/rune-coding.ts';
import {
  breaksLines,
  bytesIn,
  fromBase64,
  fromHex,
  toBase64,
  toHex,
  tryFromBase64,
  writeBase64,
} from './base64.ts';
import {
  changeType,
  convertBoxed,
  convertNatural,
  convertibleNames,
  typeCodeOf,
  typeOfConvertible,
} from './convert-values.ts';
import type { Convertible } from './convert-values.ts';
import { DBNull } from './db-null.ts';
import { integerRanges } from './numbers/parse-number.ts';
import { fromRadix, toRadix } from './radix.ts';
import { textOfBytes, writeBytes, writeText } from './span-members.ts';
import { textOfChars } from './text/chars.ts';
import { typeCodes } from './type-code.ts';

const kinds = Object.keys(convertibleNames) as Convertible[];

/** All `ToX` overloads to one type. */
function conversionsTo(to: Convertible): Record<string, Implementation> {
  const method = `To${convertibleNames[to]}`;
  const members: Record<string, Implementation> = {};
  const nullable = to === 'string' ? '?' : '';
  members[`static ${to}${nullable} ${method}(object? value)`] = (value: unknown) =>
    convertBoxed(value, to, null);
  members[`static ${to}${nullable} ${method}(object? value, IFormatProvider? provider)`] = (
    value: unknown,
    provider: unknown,
  ) => convertBoxed(value, to, provider);
  for (const from of kinds) {
    const parameter = from === 'string' && to !== 'char' ? 'string?' : from;
    const result = from === 'string' && to === 'string' ? 'string?' : to;
    members[`static ${result} ${method}(${parameter} value)`] = (value: unknown) =>
      convertNatural(value, from, to, null);
    if (from === 'string' || to === 'string') {
      members[`static ${result} ${method}(${parameter} value, IFormatProvider? provider)`] = (
        value: unknown,
        provider: unknown,
      ) => {
        // The one kind of number for which .NET reads null as it would a text.
        if (to === 'sbyte' && value === null) throw new ArgumentNullException('s');
        return convertNatural(value, from, to, provider);
      };
    }
  }
  return members;
}

/** `ToX(string, fromBase)` of the integer types, `ToString(x, toBase)` of four of them. */
function radixMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const keyword of Object.keys(integerRanges) as (keyof typeof integerRanges)[]) {
    if (keyword === 'nint' || keyword === 'nuint') continue;
    const range = integerRanges[keyword];
    members[`static ${keyword} To${convertibleNames[keyword]}(string? value, int fromBase)`] = (
      value: string | null,
      base: number,
    ) => {
      const result = fromRadix(value, range, base);
      return range.bits === 64 ? result : Number(result);
    };
    if (['byte', 'short', 'int', 'long'].includes(keyword)) {
      members[`static string ToString(${keyword} value, int toBase)`] = (
        value: number | bigint,
        base: number,
      ) => toRadix(value, range.bits, base);
    }
  }
  return members;
}

function all(inArray: readonly number[] | null): readonly number[] {
  if (inArray === null) throw new ArgumentNullException('inArray');
  return inArray;
}

/** `Convert.ChangeType(value, typeCode)`. @throws {InvalidCastException | ArgumentException} */
function changeToCode(value: unknown, code: number, provider: unknown = null): unknown {
  const { Empty, Object: object, DBNull: dbNull, String: string } = typeCodes;
  if (value === null && (code === Empty || code === string || code === object)) return null;
  if (
    value === null ||
    (typeCodeOf(value) === object && (code === object || code === Empty || code === dbNull))
  )
    throw new InvalidCastException('Object must implement IConvertible.');
  if (code === Empty || code === dbNull)
    throw new InvalidCastException(`Object cannot be cast to ${code === Empty ? 'Empty' : 'DBNull'}.`);
  if (code === object) return value;
  const kind = kinds.find(
    (candidate) => typeCodes[convertibleNames[candidate] as keyof typeof typeCodes] === code,
  );
  if (kind === undefined) throw new ArgumentException('Unknown TypeCode value.');
  return changeType(value, typeOfConvertible(kind), provider);
}

/** `FromHexString` into a span: as far as there are digits, and room. */
function readHex(text: string, destination: Span<number>, consumed: Ref, written: Ref): number {
  const pairs = Math.min(text.length >> 1, destination.length);
  let [at, count] = [0, 0];
  let status: number =
    text.length >> 1 > destination.length
      ? operationStatus.DestinationTooSmall
      : text.length % 2 === 1
        ? operationStatus.NeedMoreData
        : operationStatus.Done;
  for (; count < pairs; count++) {
    const pair = text.slice(at, at + 2);
    if (!/^[0-9a-fA-F]{2}$/.test(pair)) {
      // .NET looks at the second digit first.
      if (!/[0-9a-fA-F]$/.test(pair)) at++;
      status = operationStatus.InvalidData;
      break;
    }
    destination.set(count, Number.parseInt(pair, 16));
    at += 2;
  }
  consumed.v = at;
  written.v = count;
  return status;
}

/** `System.Convert`. */
export const convertType: TypeDeclaration = declareType('public static class System.Convert', () => ({
  'static TypeCode GetTypeCode(object? value)': typeCodeOf,
  'static readonly object DBNull': DBNull.value,
  'static bool IsDBNull(object? value)': (value: unknown) => value === DBNull.value,
  'static object? ChangeType(object? value, TypeCode typeCode)': (value: unknown, code: number) =>
    changeToCode(value, code),
  'static object? ChangeType(object? value, TypeCode typeCode, IFormatProvider? provider)': changeToCode,
  'static object? ChangeType(object? value, Type conversionType)': (value: unknown, type: Type | null) =>
    changeType(value, type, null),
  'static object? ChangeType(object? value, Type conversionType, IFormatProvider? provider)': changeType,
  ...(Object.assign({}, ...kinds.map(conversionsTo)) as Record<string, Implementation>),
  ...radixMembers(),
  'static string ToBase64String(byte[] inArray)': (inArray: readonly number[] | null) =>
    toBase64(all(inArray), false),
  'static string ToBase64String(byte[] inArray, Base64FormattingOptions options)': (
    inArray: readonly number[] | null,
    options: number,
  ) => toBase64(all(inArray), breaksLines(options)),
  'static string ToBase64String(byte[] inArray, int offset, int length)': (
    inArray: readonly number[] | null,
    offset: number,
    length: number,
  ) => toBase64(bytesIn(inArray, offset, length), false),
  'static string ToBase64String(byte[] inArray, int offset, int length, Base64FormattingOptions options)': (
    inArray: readonly number[] | null,
    offset: number,
    length: number,
    options: number,
  ) => toBase64(bytesIn(inArray, offset, length), breaksLines(options)),
  'static string ToBase64String(ReadOnlySpan<byte> bytes, Base64FormattingOptions options = Base64FormattingOptions.None)':
    (bytes: Span<number>, options: number) => toBase64(bytes.copy(), breaksLines(options)),
  'static int ToBase64CharArray(byte[] inArray, int offsetIn, int length, char[] outArray, int offsetOut)': (
    inArray: readonly number[] | null,
    offsetIn: number,
    length: number,
    outArray: number[] | null,
    offsetOut: number,
  ) => writeBase64(inArray, offsetIn, length, outArray, offsetOut, false),
  'static int ToBase64CharArray(byte[] inArray, int offsetIn, int length, char[] outArray, int offsetOut, Base64FormattingOptions options)':
    (
      inArray: readonly number[] | null,
      offsetIn: number,
      length: number,
      outArray: number[] | null,
      offsetOut: number,
      options: number,
    ) => writeBase64(inArray, offsetIn, length, outArray, offsetOut, breaksLines(options)),
  'static byte[] FromBase64String(string s)': fromBase64,
  'static byte[] FromBase64CharArray(char[] inArray, int offset, int length)': (
    chars: readonly number[] | null,
    offset: number,
    length: number,
  ) => fromBase64(textOfChars(bytesIn(chars, offset, length))),
  'static byte[] FromHexString(string s)': fromHex,
  'static byte[] FromHexString(ReadOnlySpan<char> chars)': (chars: Span<number>) =>
    fromHex(textOfSpan(chars)),
  'static byte[] FromHexString(ReadOnlySpan<byte> utf8Source)': (text: Span<number>) =>
    fromHex(textOfBytes(text)),
  'static System.Buffers.OperationStatus FromHexString(string source, Span<byte> destination, out int charsConsumed, out int bytesWritten)':
    (text: string | null, destination: Span<number>, consumed: Ref, written: Ref) => {
      if (text === null) throw new ArgumentNullException('source');
      return readHex(text, destination, consumed, written);
    },
  'static System.Buffers.OperationStatus FromHexString(ReadOnlySpan<char> source, Span<byte> destination, out int charsConsumed, out int bytesWritten)':
    (text: Span<number>, destination: Span<number>, consumed: Ref, written: Ref) =>
      readHex(textOfSpan(text), destination, consumed, written),
  'static bool TryToHexString(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten)': (
    source: Span<number>,
    destination: Span<number>,
    written: Ref,
  ) => writeText(toHex(source.copy(), true), destination, written),
  'static bool TryToHexStringLower(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten)':
    (source: Span<number>, destination: Span<number>, written: Ref) =>
      writeText(toHex(source.copy(), false), destination, written),
  'static System.Buffers.OperationStatus FromHexString(ReadOnlySpan<byte> utf8Source, Span<byte> destination, out int bytesConsumed, out int bytesWritten)':
    (text: Span<number>, destination: Span<number>, consumed: Ref, written: Ref) =>
      readHex(textOfBytes(text), destination, consumed, written),
  'static bool TryFromBase64String(string s, Span<byte> bytes, out int bytesWritten)': (
    text: string | null,
    bytes: Span<number>,
    written: Ref,
  ) => {
    if (text === null) throw new ArgumentNullException('s');
    return tryFromBase64(text, bytes, written);
  },
  'static bool TryFromBase64Chars(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten)': (
    chars: Span<number>,
    bytes: Span<number>,
    written: Ref,
  ) => tryFromBase64(textOfSpan(chars), bytes, written),
  'static bool TryToBase64Chars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten, Base64FormattingOptions options = Base64FormattingOptions.None)':
    (bytes: Span<number>, chars: Span<number>, written: Ref, options: number) =>
      writeText(toBase64(bytes.copy(), breaksLines(options)), chars, written),
  'static bool TryToHexString(ReadOnlySpan<byte> source, Span<byte> utf8Destination, out int bytesWritten)': (
    source: Span<number>,
    destination: Span<number>,
    written: Ref,
  ) => writeBytes(toHex(source.copy(), true), destination, written),
  'static bool TryToHexStringLower(ReadOnlySpan<byte> source, Span<byte> utf8Destination, out int bytesWritten)':
    (source: Span<number>, destination: Span<number>, written: Ref) =>
      writeBytes(toHex(source.copy(), false), destination, written),
  'static string ToHexString(byte[] inArray)': (inArray: readonly number[] | null) =>
    toHex(all(inArray), true),
  'static string ToHexString(byte[] inArray, int offset, int length)': (
    inArray: readonly number[] | null,
    offset: number,
    length: number,
  ) => toHex(bytesIn(inArray, offset, length), true),
  'static string ToHexString(ReadOnlySpan<byte> bytes)': (bytes: Span<number>) => toHex(bytes.copy(), true),
  'static string ToHexStringLower(byte[] inArray)': (inArray: readonly number[] | null) =>
    toHex(all(inArray), false),
  'static string ToHexStringLower(byte[] inArray, int offset, int length)': (
    inArray: readonly number[] | null,
    offset: number,
    length: number,
  ) => toHex(bytesIn(inArray, offset, length), false),
  'static string ToHexStringLower(ReadOnlySpan<byte> bytes)': (bytes: Span<number>) =>
    toHex(bytes.copy(), false),
}));
