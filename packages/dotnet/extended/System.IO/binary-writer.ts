// `BinaryWriter` and `BinaryReader`: values as bytes of a stream.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Encoding } from '../../System.Text/encoding/encoding.ts';
import type { Stream } from '../../System.IO/stream.ts';

/** `System.IO.BinaryWriter`. */
export class BinaryWriter {
  declare readonly $type: NamedType;
  readonly stream: Stream;
  readonly encoding: Encoding;
  readonly #leavesOpen: boolean;
  constructor(stream: Stream | null, encoding: Encoding | null, leavesOpen: boolean) {
    this.stream = notNull(stream, 'output');
    this.encoding = notNull(encoding, 'encoding');
    if (!this.stream.canWrite) throw new ArgumentException('Stream was not writable.');
    this.#leavesOpen = leavesOpen;
  }
  $held(): Held {
    return { parts: [this.stream] };
  }
  bytes(bytes: ArrayLike<number>): void {
    this.stream.write(Array.from(bytes), 0, bytes.length);
  }
  /** Seven bits a byte, low ones first. */
  compact(value: bigint): void {
    let rest = value;
    for (; rest >= 0x80n; rest >>= 7n) this.stream.write([Number(rest & 0x7fn) | 0x80], 0, 1);
    this.stream.write([Number(rest)], 0, 1);
  }
  text(text: string): void {
    this.bytes(this.encoding.encode(text));
  }
  close(): void {
    if (!this.#leavesOpen) this.stream.close();
  }
}
