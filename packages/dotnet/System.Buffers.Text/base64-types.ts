// `System.Buffers.Text.Base64` and `Base64Url`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { toByteArray } from '../System/base64.ts';
import { textOfChars } from '../System/text/chars.ts';
import { operationStatus } from '../System.Text/rune-coding.ts';

type Numbers = Span<number>;
type Members = Record<string, Implementation>;

/** How bytes are written: with `+`, `/` and padding, or as URLs have it. */
interface Form {
  readonly encoding: 'base64' | 'base64url';
  readonly digit: RegExp;
  readonly needsPadding: boolean;
}
const plain: Form = { encoding: 'base64', digit: /^[A-Za-z0-9+/]$/, needsPadding: true };
const url: Form = { encoding: 'base64url', digit: /^[A-Za-z0-9_-]$/, needsPadding: false };

const invalid =
  'The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.';

const encode = (bytes: readonly number[], { encoding }: Form): string =>
  Buffer.from(bytes).toString(encoding);
const codesOf = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));
const textOf = (source: Numbers): string => textOfSpan(source);
const bytesText = (source: Numbers): string => textOfChars(source.copy());

/** What a text decodes to: as far as it is valid, in groups of four digits. */
interface Decoded {
  readonly bytes: readonly number[];
  /** How much of the text was read. */
  readonly consumed: number;
  /** All of it is valid; `needsMore` where it ends within a group. */
  readonly isValid: boolean;
  readonly needsMore: boolean;
}

/** @param room how many bytes there is room for */
function decode(text: string, form: Form, room: number): Decoded & { readonly isFull: boolean } {
  const bytes: number[] = [];
  let [consumed, at] = [0, 0];
  const result = (isValid: boolean, needsMore: boolean, isFull: boolean) => ({
    bytes,
    consumed,
    isValid,
    needsMore,
    isFull,
  });
  while (at < text.length) {
    let group = '';
    let padding = 0;
    while (at < text.length && group.length + padding < 4) {
      const char = text.charAt(at++);
      if (/^[ \t\r\n]$/.test(char)) continue;
      if (char === '=' && group.length >= 2) padding++;
      else if (padding > 0 || !form.digit.test(char)) return result(false, false, false);
      else group += char;
    }
    if (group === '') {
      consumed = at;
      continue;
    }
    const isWhole = group.length + padding === 4 || (!form.needsPadding && group.length > 1);
    if (!isWhole) return result(false, padding === 0, false);
    const part = [...Buffer.from(group, form.encoding)];
    // Bits that no byte takes must be zero.
    if (Buffer.from(part).toString(form.encoding).replace(/=+$/, '') !== group)
      return result(false, false, false);
    if (bytes.length + part.length > room) return result(false, false, true);
    bytes.push(...part);
    consumed = at;
    if (group.length < 4) {
      if (/[^ \t\r\n]/.test(text.slice(at))) return result(false, false, false);
      consumed = text.length;
      return result(true, false, false);
    }
  }
  return result(true, false, false);
}
/** @throws {FormatException} */
function decodeAll(text: string, form: Form): readonly number[] {
  const { bytes, isValid } = decode(text, form, Infinity);
  if (!isValid) throw new FormatException(invalid);
  return bytes;
}

function write(units: readonly number[], destination: Numbers): boolean {
  if (units.length > destination.length) return false;
  for (const [index, unit] of units.entries()) destination.set(index, unit);
  return true;
}
/** @throws {ArgumentException} */
function writeOrThrow(units: readonly number[], destination: Numbers): number {
  if (!write(units, destination)) throw new ArgumentException('Destination is too short.', 'destination');
  return units.length;
}
function tryWrite(units: readonly number[], destination: Numbers, written: Ref): boolean {
  const fits = write(units, destination);
  written.v = fits ? units.length : 0;
  return fits;
}

const maxInput = 1610612733;
function encodedLength(bytesLength: number, form: Form): number {
  if (bytesLength < 0 || bytesLength > maxInput)
    throw new ArgumentOutOfRangeException(form.needsPadding ? 'length' : 'bytesLength');
  return form.needsPadding ? Math.ceil(bytesLength / 3) * 4 : Math.ceil((bytesLength * 4) / 3);
}
function decodedLength(length: number, form: Form): number {
  if (length < 0) throw new ArgumentOutOfRangeException(form.needsPadding ? 'length' : 'base64Length');
  return form.needsPadding ? (length >> 2) * 3 : Math.floor((length * 3) / 4);
}

/** `OperationStatus EncodeToX(bytes, destination, out bytesConsumed, out written, isFinalBlock)`. */
const encodeStatus =
  (form: Form) =>
  (source: Numbers, destination: Numbers, consumed: Ref, written: Ref, isFinal: boolean): number => {
    const bytes = source.copy();
    const usable = isFinal ? bytes.length : bytes.length - (bytes.length % 3);
    const room = Math.floor(destination.length / 4) * 3;
    const fits = encodedLength(usable, form) <= destination.length;
    const taken = fits ? usable : Math.min(usable, room);
    const text = encode(bytes.slice(0, taken), form);
    write(codesOf(text), destination);
    consumed.v = taken;
    written.v = text.length;
    if (!fits) return operationStatus.DestinationTooSmall;
    return usable < bytes.length ? operationStatus.NeedMoreData : operationStatus.Done;
  };
const decodeStatus =
  (form: Form, read: (source: Numbers) => string) =>
  (source: Numbers, destination: Numbers, consumed: Ref, written: Ref, isFinal: boolean): number => {
    const found = decode(read(source), form, destination.length);
    write(found.bytes, destination);
    consumed.v = found.consumed;
    written.v = found.bytes.length;
    if (found.isFull) return operationStatus.DestinationTooSmall;
    if (found.isValid) return operationStatus.Done;
    return found.needsMore && !isFinal ? operationStatus.NeedMoreData : operationStatus.InvalidData;
  };

function validity(form: Form): Members {
  const members: Members = {};
  for (const [type, read] of [
    ['char', textOf],
    ['byte', bytesText],
  ] as const) {
    const name = type === 'char' ? 'base64Text' : 'utf8Base64Text';
    const suffix = form.needsPadding ? '' : 'Url';
    const parameter = name.replace('64', `64${suffix}`);
    members[`static bool IsValid(ReadOnlySpan<${type}> ${parameter})`] = (text: Numbers) =>
      decode(read(text), form, Infinity).isValid;
    members[`static bool IsValid(ReadOnlySpan<${type}> ${parameter}, out int decodedLength)`] = (
      text: Numbers,
      length: Ref,
    ) => {
      const { isValid, bytes } = decode(read(text), form, Infinity);
      length.v = isValid ? bytes.length : 0;
      return isValid;
    };
  }
  return members;
}

const base64Type = declareType('public static class System.Buffers.Text.Base64', () => ({
  ...validity(plain),
  'static int GetMaxEncodedToUtf8Length(int length)': (length: number) => encodedLength(length, plain),
  'static int GetMaxDecodedFromUtf8Length(int length)': (length: number) => decodedLength(length, plain),
  'static System.Buffers.OperationStatus EncodeToUtf8(ReadOnlySpan<byte> bytes, Span<byte> utf8, out int bytesConsumed, out int bytesWritten, bool isFinalBlock = true)':
    encodeStatus(plain),
  'static System.Buffers.OperationStatus DecodeFromUtf8(ReadOnlySpan<byte> utf8, Span<byte> bytes, out int bytesConsumed, out int bytesWritten, bool isFinalBlock = true)':
    decodeStatus(plain, bytesText),
  'static System.Buffers.OperationStatus EncodeToUtf8InPlace(Span<byte> buffer, int dataLength, out int bytesWritten)':
    (buffer: Numbers, length: number, written: Ref) =>
      tryWrite(codesOf(encode(buffer.slice(0, length).copy(), plain)), buffer, written)
        ? operationStatus.Done
        : operationStatus.DestinationTooSmall,
  'static System.Buffers.OperationStatus DecodeFromUtf8InPlace(Span<byte> buffer, out int bytesWritten)': (
    buffer: Numbers,
    written: Ref,
  ) => decodeStatus(plain, bytesText)(buffer, buffer, { v: 0 }, written, true),
}));

const chars = (text: string): unknown => toArray(codesOf(text), specialType('char'));

/** The members of `Base64Url` for characters or for UTF-8. */
function urlMembers(unit: 'char' | 'byte', suffix: 'Chars' | 'Utf8'): Members {
  const read = unit === 'char' ? textOf : bytesText;
  const written = unit === 'char' ? 'charsWritten' : 'bytesWritten';
  const consumed = unit === 'char' ? 'charsConsumed' : 'bytesConsumed';
  const unitsOf = (source: Numbers): number[] => codesOf(encode(source.copy(), url));
  return {
    [`static System.Buffers.OperationStatus EncodeTo${suffix}(ReadOnlySpan<byte> source, Span<${unit}> destination, out int bytesConsumed, out int ${written}, bool isFinalBlock = true)`]:
      encodeStatus(url),
    [`static int EncodeTo${suffix}(ReadOnlySpan<byte> source, Span<${unit}> destination)`]: (
      source: Numbers,
      destination: Numbers,
    ) => writeOrThrow(unitsOf(source), destination),
    [`static ${unit}[] EncodeTo${suffix}(ReadOnlySpan<byte> source)`]: (source: Numbers) =>
      unit === 'char' ? chars(encode(source.copy(), url)) : toByteArray(unitsOf(source)),
    [`static bool TryEncodeTo${suffix}(ReadOnlySpan<byte> source, Span<${unit}> destination, out int ${written})`]:
      (source: Numbers, destination: Numbers, count: Ref) => tryWrite(unitsOf(source), destination, count),
    [`static System.Buffers.OperationStatus DecodeFrom${suffix}(ReadOnlySpan<${unit}> source, Span<byte> destination, out int ${consumed}, out int bytesWritten, bool isFinalBlock = true)`]:
      decodeStatus(url, read),
    [`static int DecodeFrom${suffix}(ReadOnlySpan<${unit}> source, Span<byte> destination)`]: (
      source: Numbers,
      destination: Numbers,
    ) => {
      const bytes = decodeAll(read(source), url);
      // What has no room is told as text that is not valid.
      if (!write(bytes, destination)) throw new FormatException(invalid);
      return bytes.length;
    },
    [`static bool TryDecodeFrom${suffix}(ReadOnlySpan<${unit}> source, Span<byte> destination, out int bytesWritten)`]:
      (source: Numbers, destination: Numbers, count: Ref) => {
        const bytes = decodeAll(read(source), url);
        if (!tryWrite(bytes, destination, count)) throw new FormatException(invalid);
        return true;
      },
    [`static byte[] DecodeFrom${suffix}(ReadOnlySpan<${unit}> source)`]: (source: Numbers) =>
      toByteArray([...decodeAll(read(source), url)]),
  };
}

const base64UrlType = declareType('public static class System.Buffers.Text.Base64Url', () => ({
  ...validity(url),
  'static int GetEncodedLength(int bytesLength)': (length: number) => encodedLength(length, url),
  'static int GetMaxDecodedLength(int base64Length)': (length: number) => decodedLength(length, url),
  'static string EncodeToString(ReadOnlySpan<byte> source)': (source: Numbers) => encode(source.copy(), url),
  ...urlMembers('char', 'Chars'),
  ...urlMembers('byte', 'Utf8'),
}));

/** The two. */
export const base64Types: readonly TypeDeclaration[] = [base64Type, base64UrlType];
