// System.Text.Encoder and Decoder: encodings that keep what is unfinished until the next call.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType } from '../../../metadata/symbols.ts';
import { textOfChars } from '../chars.ts';
import { partOf } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { writeBytes, writeChars } from './output.ts';
import { notNull } from '../../../runtime/not-null.ts';

/** Keeps the first half of a surrogate pair. */
export class Encoder {
  declare readonly $type: NamedType;
  readonly #encoding: Encoding;
  #waiting = '';
  constructor(encoding: Encoding) {
    this.#encoding = encoding;
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
    return this.#encoding.encode(text.slice(0, text.length - open));
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
    return writeBytes(this.#encoding, encoded, bytes, byteIndex);
  }
  reset(): void {
    this.#waiting = '';
  }
}

/** Keeps the bytes of an unfinished character. */
export class Decoder {
  declare readonly $type: NamedType;
  readonly #encoding: Encoding;
  #waiting: readonly number[] = [];
  constructor(encoding: Encoding) {
    this.#encoding = encoding;
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
    const open = flush ? 0 : this.#encoding.kind.codec.openBytes(all);
    if (keeps) this.#waiting = all.slice(all.length - open);
    return this.#encoding.decode(all.slice(0, all.length - open));
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
    return writeChars(this.#encoding, text, chars, charIndex);
  }
  reset(): void {
    this.#waiting = [];
  }
}

/** `Encoder` and `Decoder`. */
export const coderTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Text.Encoder',
    {
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
    },
    { runtime: Encoder },
  ),
  declareType(
    'public abstract class System.Text.Decoder',
    {
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
    },
    { runtime: Decoder },
  ),
];
