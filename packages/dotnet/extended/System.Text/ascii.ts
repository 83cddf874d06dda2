// The static class `System.Text.Ascii` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Index } from '../../System/index.ts';
import { Range } from '../../System/range.ts';
import { operationStatus } from '../../System/text/rune-coding.ts';
import type { Numbers } from './utf8-numbers.ts';

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

function asciiMembers(): Members {
  const members: Members = {
    'static bool IsValid(byte value)': isAscii,
    'static bool IsValid(char value)': isAscii,
    ['static System.Buffers.OperationStatus ToUtf16(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten)']:
      convert(same),
    ['static System.Buffers.OperationStatus FromUtf16(ReadOnlySpan<char> source, Span<byte> destination, out int bytesWritten)']:
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
      members[
        `static System.Buffers.OperationStatus ${name}InPlace(Span<${from}> value, out int ${written})`
      ] = inPlace(map);
      for (const to of units)
        members[
          `static System.Buffers.OperationStatus ${name}(ReadOnlySpan<${from}> source, Span<${to}> destination, out int ${to}sWritten)`
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

/** `System.Text.Ascii`. */
export const asciiType: TypeDeclaration = declareType('public static class System.Text.Ascii', () =>
  asciiMembers(),
);
