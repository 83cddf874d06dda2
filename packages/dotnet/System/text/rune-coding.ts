// Runes as UTF-16 and UTF-8: what `Rune` reads from spans and writes into them.
import type { Ref } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';

type Numbers = Span<number>;

/** The members of `System.Buffers.OperationStatus`. */
export const operationStatus = {
  Done: 0,
  DestinationTooSmall: 1,
  NeedMoreData: 2,
  InvalidData: 3,
} as const;

type OperationStatus = (typeof operationStatus)[keyof typeof operationStatus];

/** What stands at an end of a span: a scalar value, or none; how many units it takes, and whether it is whole. */
export interface Decoded {
  readonly value: number;
  readonly length: number;
  readonly status: OperationStatus;
}

const replacement = 0xfffd;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const none: Decoded = { value: replacement, length: 0, status: operationStatus.NeedMoreData };
const bad = (length: number): Decoded => ({
  value: replacement,
  length,
  status: operationStatus.InvalidData,
});
const cut = (length: number): Decoded => ({
  value: replacement,
  length,
  status: operationStatus.NeedMoreData,
});
const done = (value: number, length: number): Decoded => ({ value, length, status: operationStatus.Done });

/** The first rune of UTF-16. */
export function decodeUtf16(source: Numbers): Decoded {
  if (source.length === 0) return none;
  const first = source.get(0);
  if (isLow(first)) return bad(1);
  if (!isHigh(first)) return done(first, 1);
  if (source.length === 1) return cut(1);
  const second = source.get(1);
  return isLow(second) ? done(((first - 0xd800) << 10) + (second - 0xdc00) + 0x10000, 2) : bad(1);
}

/** The last rune of UTF-16. */
export function decodeLastUtf16(source: Numbers): Decoded {
  const { length } = source;
  if (length === 0) return none;
  const last = source.get(length - 1);
  if (isHigh(last)) return cut(1);
  if (!isLow(last)) return done(last, 1);
  return length > 1 && isHigh(source.get(length - 2)) ? decodeUtf16(source.slice(length - 2)) : bad(1);
}

/** The least and the greatest second byte after a first one. */
function secondByte(first: number): readonly [least: number, greatest: number] {
  switch (first) {
    case 0xe0:
      return [0xa0, 0xbf];
    case 0xed:
      return [0x80, 0x9f];
    case 0xf0:
      return [0x90, 0xbf];
    case 0xf4:
      return [0x80, 0x8f];
    default:
      return [0x80, 0xbf];
  }
}

/** The first rune of UTF-8. */
export function decodeUtf8(source: Numbers): Decoded {
  if (source.length === 0) return none;
  const first = source.get(0);
  if (first < 0x80) return done(first, 1);
  const length = first < 0xc2 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 1;
  if (length === 1) return bad(1);
  let value = first & (0xff >> (length + 1));
  for (let index = 1; index < length; index++) {
    if (index >= source.length) return cut(index);
    const byte = source.get(index);
    const [least, greatest] = index === 1 ? secondByte(first) : [0x80, 0xbf];
    if (byte < least || byte > greatest) return bad(index);
    value = (value << 6) | (byte & 0x3f);
  }
  return done(value, length);
}

/** The last rune of UTF-8. */
export function decodeLastUtf8(source: Numbers): Decoded {
  if (source.length === 0) return none;
  for (let start = source.length - 1; start >= Math.max(0, source.length - 4); start--) {
    if ((source.get(start) & 0xc0) === 0x80) continue;
    const found = decodeUtf8(source.slice(start));
    const isAll = found.length === source.length - start;
    return isAll ? found : bad(1);
  }
  return bad(1);
}

const utf8Of = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const utf16Of = (text: string): readonly number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
type Form = 'utf8' | 'utf16';
const unitsOf: Readonly<Record<Form, (text: string) => readonly number[]>> = {
  utf8: utf8Of,
  utf16: utf16Of,
};

/** Writes a rune's text into a span where there is room. */
export function tryEncode(text: string, form: Form, destination: Numbers, written: Ref): boolean {
  const units = unitsOf[form](text);
  const fits = units.length <= destination.length;
  written.v = fits ? units.length : 0;
  if (fits) for (const [index, unit] of units.entries()) destination.set(index, unit);
  return fits;
}

/** @throws {ArgumentException} where there is no room */
export function encode(text: string, form: Form, destination: Numbers): number {
  const written: Ref = { v: 0 };
  if (!tryEncode(text, form, destination, written))
    throw new ArgumentException('Destination is too short.', 'destination');
  return written.v as number;
}
