// The class `System.Text.Decoder`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Span } from '@mockwright/language/runtime/span';
import { charsOfText } from '../System/text/chars.ts';
import { fitting, partAt, tell, writeAll } from './converted-parts.ts';
import type { Converted } from './converted-parts.ts';
import { partOf } from './encoding/encoding.ts';
import type { Encoding } from './encoding/encoding.ts';
import { charsTooSmall, writeChars } from './encoding/encoded-output.ts';

/** Keeps the bytes of an unfinished character. */
export class Decoder {
  declare readonly $type: NamedType;
  readonly encoding: Encoding;
  #waiting: readonly number[] = [];
  constructor(encoding: Encoding) {
    this.encoding = encoding;
  }
  $held(): Held {
    const waiting = this.#waiting;
    return { parts: [this.encoding], putBack: () => void (this.#waiting = waiting) };
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

/** `System.Text.Decoder`. */
export const decoderType: TypeDeclaration = declareType(
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
);
