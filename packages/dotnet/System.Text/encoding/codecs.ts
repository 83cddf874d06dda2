// How text becomes bytes and bytes text, in UTF-8, UTF-16, UTF-32 and one byte a character.

import { paidElements } from '@mockwright/language/runtime/paid-elements';
import { spend, spendElements } from '@mockwright/language/runtime/run';

/** What is written for text without bytes: a lone surrogate, or a character that the encoding does not have. */
type EncodeOther = (unknown: string, index: number) => string;
/** What is read for bytes without meaning. */
type DecodeOther = (bytes: readonly number[], index: number) => string;

/** How one encoding turns text to bytes and back. */
export interface Codec {
  encode(text: string, other: EncodeOther): number[];
  decode(bytes: readonly number[], other: DecodeOther): string;
  /** How many bytes at the end are the beginning of something. */
  openBytes(bytes: readonly number[]): number;
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** The text with a replacement for each lone surrogate. */
function wellFormed(text: string, other: EncodeOther): string {
  return text.replace(loneSurrogate, (surrogate, index: number) => {
    spend(1);
    return other(surrogate, index);
  });
}

/** Bytes as the elements of an array. */
function elementsOf(bytes: Buffer): number[] {
  return paidElements(bytes.length, (at) => bytes[at]!);
}

/** Length of the UTF-8 sequence that a byte begins; 0 for bytes that begin none. */
function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}
/** Whether a byte may stand at a place of the sequence; the second byte keeps out overlong forms and surrogates. */
function continues(first: number, place: number, byte: number | undefined): boolean {
  if (byte === undefined || byte < 0x80 || byte > 0xbf) return false;
  if (place > 1) return true;
  if (first === 0xe0) return byte >= 0xa0;
  if (first === 0xed) return byte <= 0x9f;
  if (first === 0xf0) return byte >= 0x90;
  return first !== 0xf4 || byte <= 0x8f;
}
/** How many bytes of a sequence are there, from `at` on. */
function presentLength(bytes: readonly number[], at: number, length: number): number {
  let present = 1;
  while (present < length && continues(bytes[at]!, present, bytes[at + present])) present++;
  return present;
}

/** UTF-8, as `Encoding.UTF8` reads and writes it. */
export const utf8Codec: Codec = {
  encode: (text, other) => elementsOf(Buffer.from(wellFormed(text, other), 'utf8')),
  decode: (bytes, other) => {
    const buffer = Buffer.from(bytes);
    const quick = buffer.toString('utf8');
    if (!quick.includes('\ufffd')) return quick;
    let text = '';
    for (let at = 0; at < bytes.length;) {
      spend(1);
      const length = sequenceLength(bytes[at]!);
      const present = length === 0 ? 1 : presentLength(bytes, at, length);
      text +=
        present === length
          ? buffer.toString('utf8', at, at + present)
          : other(bytes.slice(at, at + present), at);
      at += present;
    }
    return text;
  },
  openBytes: (bytes) => {
    for (let back = 1; back <= Math.min(3, bytes.length); back++) {
      const at = bytes.length - back;
      const length = sequenceLength(bytes[at]!);
      if (length > back) return presentLength(bytes, at, length) === back ? back : 0;
      if (length > 0) return 0;
    }
    return 0;
  },
};

/** UTF-16 in one of its byte orders. */
export function utf16Codec(bigEndian: boolean): Codec {
  const order = (bytes: Buffer): Buffer => (bigEndian ? bytes.swap16() : bytes);
  return {
    encode: (text, other) => {
      spendElements(text.length * 2);
      return elementsOf(order(Buffer.from(wellFormed(text, other), 'utf16le')));
    },
    decode: (bytes, other) => {
      const even = bytes.length - (bytes.length % 2);
      const units = order(Buffer.from(bytes.slice(0, even))).toString('utf16le');
      const text = wellFormed(units, (_, index) => other(bytes.slice(index * 2, index * 2 + 2), index * 2));
      return even === bytes.length ? text : text + other(bytes.slice(even), even);
    },
    openBytes: (bytes) => {
      const odd = bytes.length % 2;
      const high = bytes[bytes.length - odd - (bigEndian ? 2 : 1)];
      return high !== undefined && (high & 0xfc) === 0xd8 ? odd + 2 : odd;
    },
  };
}

/** UTF-32 in one of its byte orders. */
export function utf32Codec(bigEndian: boolean): Codec {
  return {
    encode: (text, other) => {
      spendElements(text.length * 4);
      const bytes: number[] = [];
      for (const character of wellFormed(text, other)) {
        const point = character.codePointAt(0)!;
        const [low, second, third] = [point & 0xff, (point >> 8) & 0xff, point >> 16];
        if (bigEndian) bytes.push(0, third, second, low);
        else bytes.push(low, second, third, 0);
      }
      return bytes;
    },
    decode: (bytes, other) => {
      const buffer = Buffer.from(bytes);
      let text = '';
      for (let at = 0; at < bytes.length; at += 4) {
        spend(1);
        const point =
          at + 4 > bytes.length ? -1 : bigEndian ? buffer.readUInt32BE(at) : buffer.readUInt32LE(at);
        const isScalar = point >= 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
        text += isScalar ? String.fromCodePoint(point) : other(bytes.slice(at, at + 4), at);
      }
      return text;
    },
    openBytes: (bytes) => bytes.length % 4,
  };
}

/** One byte a character, for those below a limit. */
export function singleByteCodec(limit: number): Codec {
  const code = (character: string): number => character.charCodeAt(0);
  return {
    encode: (text, other) => {
      const bytes: number[] = [];
      let index = 0;
      for (const character of text) {
        if ((index & 0xfff) === 0xfff) spend(0x1000);
        if (character.length === 1 && code(character) < limit) bytes.push(code(character));
        else {
          spend(1);
          for (const instead of other(character, index)) bytes.push(Math.min(code(instead), limit - 1));
        }
        index += character.length;
      }
      return bytes;
    },
    decode: (bytes, other) => {
      let text = '';
      for (const [index, byte] of bytes.entries())
        text += byte < limit ? String.fromCharCode(byte) : (spend(1), other([byte], index));
      return text;
    },
    openBytes: () => 0,
  };
}
