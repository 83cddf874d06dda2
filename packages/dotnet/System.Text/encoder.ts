// The class `System.Text.Encoder`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Span } from '@mockwright/language/runtime/span';
import { charsOfText, textOfChars } from '../System/text/chars.ts';
import { fitting, partAt, tell, writeAll } from './converted-parts.ts';
import type { Converted } from './converted-parts.ts';
import { partOf } from './encoding/encoding.ts';
import type { Encoding } from './encoding/encoding.ts';
import { bytesTooSmall, writeBytes } from './encoding/encoded-output.ts';

/** Keeps the first half of a surrogate pair. */
export class Encoder {
  declare readonly $type: NamedType;
  readonly encoding: Encoding;
  #waiting = '';
  constructor(encoding: Encoding) {
    this.encoding = encoding;
  }
  $held(): Held {
    const waiting = this.#waiting;
    return { parts: [this.encoding], putBack: () => void (this.#waiting = waiting) };
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

/** `System.Text.Encoder`. */
export const encoderType: TypeDeclaration = declareType(
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
);
