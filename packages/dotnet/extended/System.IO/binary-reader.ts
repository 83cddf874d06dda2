// `BinaryWriter` and `BinaryReader`: values as bytes of a stream.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException, FormatException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spendMemory } from '@mockwright/language/runtime/run';
import type { Encoding } from '../../System.Text/encoding/encoding.ts';
import { encodings } from '../../System.Text/encoding/encodings.ts';
import { EndOfStreamException } from '../../System.IO/end-of-stream-exception.ts';
import type { Stream } from '../../System.IO/stream.ts';

/** `System.IO.BinaryReader`. */
export class BinaryReader {
  declare readonly $type: NamedType;
  readonly stream: Stream;
  readonly encoding: Encoding;
  readonly #leavesOpen: boolean;
  constructor(stream: Stream | null, encoding: Encoding | null, leavesOpen: boolean) {
    this.stream = notNull(stream, 'input');
    this.encoding = notNull(encoding, 'encoding');
    if (!this.stream.canRead) throw new ArgumentException('Stream was not readable.');
    this.#leavesOpen = leavesOpen;
  }
  $held(): Held {
    return { parts: [this.stream] };
  }
  /** Up to `count` bytes. */
  upTo(count: number): number[] {
    spendMemory(count);
    const bytes: number[] = [];
    this.stream.read(bytes, 0, count);
    return bytes;
  }
  exactly(count: number): number[] {
    const bytes = this.upTo(count);
    if (bytes.length < count) throw new EndOfStreamException('Unable to read beyond the end of the stream.');
    return bytes;
  }
  compact(width: 32 | 64): bigint {
    let value = 0n;
    for (let shift = 0n; shift < BigInt(width); shift += 7n) {
      const [byte] = this.exactly(1);
      value |= BigInt(byte! & 0x7f) << shift;
      if (byte! < 0x80) return BigInt.asIntN(width, value);
    }
    throw new FormatException('Too many bytes in what should have been a 7-bit encoded integer.');
  }
  /** The next characters, fewer at the end. */
  chars(count: number): string {
    let text = '';
    while (text.length < count) {
      const size = this.#characterSize();
      const bytes = size === 0 ? [] : this.upTo(size);
      if (bytes.length === 0) break;
      text += this.encoding.decode(bytes);
    }
    return text;
  }
  #characterSize(): number {
    const { codePage } = this.encoding;
    if (codePage === encodings.utf32.codePage) return 4;
    if (codePage === encodings.unicode.codePage || codePage === encodings.bigEndianUnicode.codePage) return 2;
    if (codePage !== encodings.utf8.codePage) return 1;
    const first = this.stream.readByte();
    if (first < 0) return 0;
    this.stream.position--;
    return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  }
  peek(): number {
    if (!this.stream.canSeek) return -1;
    const { position } = this.stream;
    const text = this.chars(1);
    this.stream.position = position;
    return text === '' ? -1 : text.charCodeAt(0);
  }
  text(): string {
    return this.encoding.decode(this.exactly(Number(this.compact(32))));
  }
  close(): void {
    if (!this.#leavesOpen) this.stream.close();
  }
}
