// `System.Text.Ascii` and `System.Text.Unicode.Utf8`: texts between bytes and characters.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Span } from '@mockwright/language/runtime/span';
import { Index, Range } from '../System/index-range.ts';
import { decodeUtf16, decodeUtf8, operationStatus } from './rune-coding.ts';
import type { Decoded } from './rune-coding.ts';

type Numbers = Span<number>;
type Members = Record<string, Implementation>;

const units = ['byte', 'char'] as const;
const isAscii = (unit: number): boolean => unit < 0x80;
const upper = (unit: number): number => (unit >= 0x61 && unit <= 0x7a ? unit - 32 : unit);
const lower = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit + 32 : unit);
const same = (unit: number): number => unit;
const isSpace = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13);

/** Converts as far as there is ASCII, and room. */
const convert =
  (map: (unit: number) => number) =>
  (source: Numbers, destination: Numbers, written: Ref<number>): number => {
    const room = Math.min(source.length, destination.length);
    let at = 0;
    for (; at < room; at++) {
      const unit = source.get(at);
      if (!isAscii(unit)) break;
      destination.set(at, map(unit));
    }
    written.v = at;
    if (at === source.length) return operationStatus.Done;
    return isAscii(source.get(at)) ? operationStatus.DestinationTooSmall : operationStatus.InvalidData;
  };
const inPlace =
  (map: (unit: number) => number) =>
  (value: Numbers, written: Ref<number>): number =>
    convert(map)(value, value, written);

function equal(a: Numbers, b: Numbers, map: (unit: number) => number): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) {
    const [x, y] = [a.get(index), b.get(index)];
    if (!isAscii(x) || !isAscii(y) || map(x) !== map(y)) return false;
  }
  return true;
}
function trimmed(value: Numbers, atStart: boolean, atEnd: boolean): Range {
  let [start, end] = [0, value.length];
  if (atStart) while (start < end && isSpace(value.get(start))) start++;
  if (atEnd) while (end > start && isSpace(value.get(end - 1))) end--;
  return new Range(new Index(start), new Index(end));
}

const status = 'System.Buffers.OperationStatus';
function asciiMembers(): Members {
  const members: Members = {
    'static bool IsValid(byte value)': isAscii,
    'static bool IsValid(char value)': isAscii,
    [`static ${status} ToUtf16(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten)`]:
      convert(same),
    [`static ${status} FromUtf16(ReadOnlySpan<char> source, Span<byte> destination, out int bytesWritten)`]:
      convert(same),
  };
  for (const from of units) {
    members[`static bool IsValid(ReadOnlySpan<${from}> value)`] = (value: Numbers) =>
      [...value].every(isAscii);
    members[`static Range Trim(ReadOnlySpan<${from}> value)`] = (value: Numbers) =>
      trimmed(value, true, true);
    members[`static Range TrimStart(ReadOnlySpan<${from}> value)`] = (value: Numbers) =>
      trimmed(value, true, false);
    members[`static Range TrimEnd(ReadOnlySpan<${from}> value)`] = (value: Numbers) =>
      trimmed(value, false, true);
    for (const [name, map] of [
      ['ToUpper', upper],
      ['ToLower', lower],
    ] as const) {
      const written = `${from}sWritten`;
      members[`static ${status} ${name}InPlace(Span<${from}> value, out int ${written})`] = inPlace(map);
      for (const to of units)
        members[
          `static ${status} ${name}(ReadOnlySpan<${from}> source, Span<${to}> destination, out int ${to}sWritten)`
        ] = convert(map);
    }
    for (const to of units) {
      const parameters = `(ReadOnlySpan<${from}> left, ReadOnlySpan<${to}> right)`;
      members[`static bool Equals${parameters}`] = (a: Numbers, b: Numbers) => equal(a, b, same);
      members[`static bool EqualsIgnoreCase${parameters}`] = (a: Numbers, b: Numbers) => equal(a, b, lower);
    }
  }
  return members;
}

const utf8Of = (value: number): readonly number[] => [
  ...new TextEncoder().encode(String.fromCodePoint(value)),
];
const utf16Of = (value: number): readonly number[] =>
  value > 0xffff ? [0xd800 + ((value - 0x10000) >> 10), 0xdc00 + ((value - 0x10000) & 0x3ff)] : [value];

/** Rune by rune; what is invalid becomes U+FFFD, or ends it. */
const transcode =
  (decode: (source: Numbers) => Decoded, encode: (value: number) => readonly number[]) =>
  (
    source: Numbers,
    destination: Numbers,
    read: Ref<number>,
    written: Ref<number>,
    replacesInvalid: boolean,
    isFinalBlock: boolean,
  ): number => {
    let [from, to] = [0, 0];
    const end = (result: number): number => {
      read.v = from;
      written.v = to;
      return result;
    };
    while (from < source.length) {
      const found = decode(source.slice(from));
      if (found.status === operationStatus.NeedMoreData && !isFinalBlock) return end(found.status);
      if (found.status !== operationStatus.Done && !replacesInvalid) return end(operationStatus.InvalidData);
      const encoded = encode(found.value);
      if (to + encoded.length > destination.length) return end(operationStatus.DestinationTooSmall);
      for (const unit of encoded) destination.set(to++, unit);
      from += found.length;
    }
    return end(operationStatus.Done);
  };

/** The two. */
export const utf8Types: readonly TypeDeclaration[] = [
  declareType('public static class System.Text.Ascii', () => asciiMembers()),
  declareType('public static class System.Text.Unicode.Utf8', () => ({
    [`static ${status} FromUtf16(ReadOnlySpan<char> source, Span<byte> destination, out int charsRead, out int bytesWritten, bool replaceInvalidSequences = true, bool isFinalBlock = true)`]:
      transcode(decodeUtf16, utf8Of),
    [`static ${status} ToUtf16(ReadOnlySpan<byte> source, Span<char> destination, out int bytesRead, out int charsWritten, bool replaceInvalidSequences = true, bool isFinalBlock = true)`]:
      transcode(decodeUtf8, utf16Of),
    'static bool IsValid(ReadOnlySpan<byte> value)': (value: Numbers) => {
      for (let at = 0; at < value.length;) {
        const { status: found, length } = decodeUtf8(value.slice(at));
        if (found !== operationStatus.Done) return false;
        at += length;
      }
      return true;
    },
  })),
];
