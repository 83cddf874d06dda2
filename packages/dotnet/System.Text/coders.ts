// System.Text.Encoder and Decoder: encodings that keep what is unfinished until the next call.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { spend } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { charsOfText, textOfChars } from '../System/text/chars.ts';
import { partOf } from './encoding/encoding.ts';
import type { Encoding } from './encoding/encoding.ts';
import { bytesTooSmall, charsTooSmall, writeBytes, writeChars } from './encoding/output.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** Keeps the first half of a surrogate pair. */
export class Encoder {
  declare readonly $type: NamedType;
  readonly encoding: Encoding;
  #waiting = '';
  constructor(encoding: Encoding) {
    this.encoding = encoding;
  }
  /** @param keeps whether what is left over waits for the next call */
  encode(
    chars: readonly number[] | null,
    index: number,
    count: number,
    flush: boolean,
    keeps: boolean,
  ): number[] {
    const text =
      this.#waiting +
      textOfChars(partOf(notNull(chars, 'chars'), index, count, 'chars', ['charIndex', 'charCount']));
    const open = !flush && /[\ud800-\udbff]$/.test(text) ? 1 : 0;
    if (keeps) this.#waiting = text.slice(text.length - open);
    return this.encoding.encode(text.slice(0, text.length - open));
  }
  write(
    chars: readonly number[] | null,
    charIndex: number,
    charCount: number,
    bytes: number[] | null,
    byteIndex: number,
    flush: boolean,
  ): number {
    const encoded = this.encode(chars, charIndex, charCount, flush, true);
    return writeBytes(this.encoding, encoded, bytes, byteIndex);
  }
  reset(): void {
    this.#waiting = '';
  }
  /** `Convert`: as many characters as the bytes have room for. */
  convert(text: string, room: number, flush: boolean): Converted<number> {
    const limit = fitting(text.length, room, (count) => {
      const all = this.#waiting + text.slice(0, count);
      const open = (count < text.length || !flush) && /[\ud800-\udbff]$/.test(all) ? 1 : 0;
      return { open, size: this.encoding.encode(all.slice(0, all.length - open)).length };
    });
    if (limit === 0 && text !== '') throw bytesTooSmall(this.encoding);
    const isAll = limit === text.length;
    const bytes = this.encode(charsOfText(text), 0, limit, flush && isAll, true);
    return { values: bytes, used: limit, isCompleted: isAll && (!flush || this.#waiting === '') };
  }
}

/** What `Convert` made, of how much of what it was given. */
interface Converted<T> {
  readonly values: readonly T[];
  readonly used: number;
  readonly isCompleted: boolean;
}
/**
 * How much of the input fits into that room: all of it, or up to the end of a character.
 * @param measure how much so many items take, and how many of them are the beginning of something
 */
function fitting(
  length: number,
  room: number,
  measure: (count: number) => { readonly open: number; readonly size: number },
): number {
  if (measure(length).size <= room) return length;
  let fits = 0;
  for (let count = 1; count < length; count++) {
    spend(1);
    const { open, size } = measure(count);
    if (size > room) break;
    if (open === 0) fits = count;
  }
  return fits;
}

/** Keeps the bytes of an unfinished character. */
export class Decoder {
  declare readonly $type: NamedType;
  readonly encoding: Encoding;
  #waiting: readonly number[] = [];
  constructor(encoding: Encoding) {
    this.encoding = encoding;
  }
  decode(
    bytes: readonly number[] | null,
    index: number,
    count: number,
    flush: boolean,
    keeps: boolean,
  ): string {
    const all = [
      ...this.#waiting,
      ...partOf(notNull(bytes, 'bytes'), index, count, 'bytes', ['byteIndex', 'byteCount']),
    ];
    const open = flush ? 0 : this.encoding.kind.codec.openBytes(all);
    if (keeps) this.#waiting = all.slice(all.length - open);
    return this.encoding.decode(all.slice(0, all.length - open));
  }
  write(
    bytes: readonly number[] | null,
    byteIndex: number,
    byteCount: number,
    chars: number[] | null,
    charIndex: number,
    flush: boolean,
  ): number {
    const text = this.decode(bytes, byteIndex, byteCount, flush, true);
    return writeChars(this.encoding, text, chars, charIndex);
  }
  reset(): void {
    this.#waiting = [];
  }
  /** `Convert`: as many bytes as the characters have room for. */
  convert(bytes: readonly number[], room: number, flush: boolean): Converted<number> {
    const limit = fitting(bytes.length, room, (count) => {
      const all = [...this.#waiting, ...bytes.slice(0, count)];
      const open = count === bytes.length && flush ? 0 : this.encoding.kind.codec.openBytes(all);
      return { open, size: this.encoding.decode(all.slice(0, all.length - open)).length };
    });
    if (limit === 0 && bytes.length > 0) throw charsTooSmall(this.encoding);
    const isAll = limit === bytes.length;
    const text = this.decode(bytes, 0, limit, flush && isAll, true);
    return {
      values: charsOfText(text),
      used: limit,
      isCompleted: isAll && (!flush || this.#waiting.length === 0),
    };
  }
}

/** Tells a caller of `Convert` what was done. */
function tell(
  { values, used, isCompleted }: Converted<number>,
  target: { set(index: number, value: number): void },
  usedRef: Ref<number>,
  writtenRef: Ref<number>,
  completed: Ref<boolean>,
): void {
  for (const [index, value] of values.entries()) target.set(index, value);
  usedRef.v = used;
  writtenRef.v = values.length;
  completed.v = isCompleted;
}
/** A part of an array to write to. */
const partAt = (array: number[], start: number): { set(index: number, value: number): void } => ({
  set: (index, value) => (array[start + index] = value),
});
function writeAll(values: readonly number[], target: Span<number>, tooSmall: () => Error): number {
  if (values.length > target.length) throw tooSmall();
  for (const [index, value] of values.entries()) target.set(index, value);
  return values.length;
}

/** `Encoder` and `Decoder`. */
export const coderTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Text.Encoder',
    () => ({
      'EncoderFallback? Fallback { get; }': (self: Encoder) => self.encoding.encoderFallback,
      'void Reset()': (self: Encoder) => self.reset(),
      'int GetByteCount(char[] chars, int index, int count, bool flush)': (
        self: Encoder,
        chars: readonly number[] | null,
        index: number,
        count: number,
        flush: boolean,
      ) => self.encode(chars, index, count, flush, false).length,
      'int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, bool flush)': (
        self: Encoder,
        chars: readonly number[] | null,
        charIndex: number,
        charCount: number,
        bytes: number[] | null,
        byteIndex: number,
        flush: boolean,
      ) => self.write(chars, charIndex, charCount, bytes, byteIndex, flush),
      'int GetByteCount(ReadOnlySpan<char> chars, bool flush)': (
        self: Encoder,
        chars: Span<number>,
        flush: boolean,
      ) => self.encode(chars.copy(), 0, chars.length, flush, false).length,
      'int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush)': (
        self: Encoder,
        chars: Span<number>,
        bytes: Span<number>,
        flush: boolean,
      ) =>
        writeAll(self.encode(chars.copy(), 0, chars.length, flush, true), bytes, () =>
          bytesTooSmall(self.encoding),
        ),
      'void Convert(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, int byteCount, bool flush, out int charsUsed, out int bytesUsed, out bool completed)':
        (
          self: Encoder,
          chars: readonly number[] | null,
          charIndex: number,
          charCount: number,
          bytes: number[] | null,
          byteIndex: number,
          byteCount: number,
          flush: boolean,
          charsUsed: Ref<number>,
          bytesUsed: Ref<number>,
          completed: Ref<boolean>,
        ) => {
          const part = partOf(notNull(chars, 'chars'), charIndex, charCount, 'chars', [
            'charIndex',
            'charCount',
          ]);
          partOf(notNull(bytes, 'bytes'), byteIndex, byteCount, 'bytes', ['byteIndex', 'byteCount']);
          const done = self.convert(textOfChars(part), byteCount, flush);
          tell(done, partAt(bytes!, byteIndex), charsUsed, bytesUsed, completed);
        },
      'void Convert(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush, out int charsUsed, out int bytesUsed, out bool completed)':
        (
          self: Encoder,
          chars: Span<number>,
          bytes: Span<number>,
          flush: boolean,
          charsUsed: Ref<number>,
          bytesUsed: Ref<number>,
          completed: Ref<boolean>,
        ) =>
          tell(
            self.convert(textOfChars(chars.copy()), bytes.length, flush),
            bytes,
            charsUsed,
            bytesUsed,
            completed,
          ),
    }),
    { runtime: Encoder },
  ),
  declareType(
    'public abstract class System.Text.Decoder',
    () => ({
      'DecoderFallback? Fallback { get; }': (self: Decoder) => self.encoding.decoderFallback,
      'void Reset()': (self: Decoder) => self.reset(),
      'int GetCharCount(byte[] bytes, int index, int count)': (
        self: Decoder,
        bytes: readonly number[] | null,
        index: number,
        count: number,
      ) => self.decode(bytes, index, count, false, false).length,
      'int GetCharCount(byte[] bytes, int index, int count, bool flush)': (
        self: Decoder,
        bytes: readonly number[] | null,
        index: number,
        count: number,
        flush: boolean,
      ) => self.decode(bytes, index, count, flush, false).length,
      'int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)': (
        self: Decoder,
        bytes: readonly number[] | null,
        byteIndex: number,
        byteCount: number,
        chars: number[] | null,
        charIndex: number,
      ) => self.write(bytes, byteIndex, byteCount, chars, charIndex, false),
      'int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, bool flush)': (
        self: Decoder,
        bytes: readonly number[] | null,
        byteIndex: number,
        byteCount: number,
        chars: number[] | null,
        charIndex: number,
        flush: boolean,
      ) => self.write(bytes, byteIndex, byteCount, chars, charIndex, flush),
      'int GetCharCount(ReadOnlySpan<byte> bytes, bool flush)': (
        self: Decoder,
        bytes: Span<number>,
        flush: boolean,
      ) => self.decode(bytes.copy(), 0, bytes.length, flush, false).length,
      'int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush)': (
        self: Decoder,
        bytes: Span<number>,
        chars: Span<number>,
        flush: boolean,
      ) =>
        writeAll(charsOfText(self.decode(bytes.copy(), 0, bytes.length, flush, true)), chars, () =>
          charsTooSmall(self.encoding),
        ),
      'void Convert(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, int charCount, bool flush, out int bytesUsed, out int charsUsed, out bool completed)':
        (
          self: Decoder,
          bytes: readonly number[] | null,
          byteIndex: number,
          byteCount: number,
          chars: number[] | null,
          charIndex: number,
          charCount: number,
          flush: boolean,
          bytesUsed: Ref<number>,
          charsUsed: Ref<number>,
          completed: Ref<boolean>,
        ) => {
          const part = partOf(notNull(bytes, 'bytes'), byteIndex, byteCount, 'bytes', [
            'byteIndex',
            'byteCount',
          ]);
          partOf(notNull(chars, 'chars'), charIndex, charCount, 'chars', ['charIndex', 'charCount']);
          const done = self.convert(part, charCount, flush);
          tell(done, partAt(chars!, charIndex), bytesUsed, charsUsed, completed);
        },
      'void Convert(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush, out int bytesUsed, out int charsUsed, out bool completed)':
        (
          self: Decoder,
          bytes: Span<number>,
          chars: Span<number>,
          flush: boolean,
          bytesUsed: Ref<number>,
          charsUsed: Ref<number>,
          completed: Ref<boolean>,
        ) => tell(self.convert(bytes.copy(), chars.length, flush), chars, bytesUsed, charsUsed, completed),
    }),
    { runtime: Decoder },
  ),
];
