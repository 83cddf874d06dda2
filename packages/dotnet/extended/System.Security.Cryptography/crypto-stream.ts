// The class `System.Security.Cryptography.CryptoStream`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import { ArgumentException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { ofLibrary } from '../../System.Collections/argument-checks.ts';
import { streamOverrides } from '../../System.IO/stream-members.ts';
import { PassingStream } from '../../System.IO/stream.ts';
import type { Stream } from '../../System.IO/stream.ts';
import { CryptoTransform } from './symmetric-cipher.ts';

/** The values of `CryptoStreamMode`. */
export const streamModes = { Read: 0, Write: 1 } as const;

/** `System.Security.Cryptography.CryptoStream`. */
class CryptoStream extends PassingStream {
  protected readonly notSeekable = 'Stream does not support seeking.';
  readonly #base: Stream;
  readonly #transform: CryptoTransform;
  readonly #mode: number;
  readonly #leaveOpen: boolean;
  readonly #written: number[] = [];
  #content: readonly number[] | undefined;
  #at = 0;
  #isOpen = true;
  hasFlushed = false;

  constructor(base: Stream | null, transform: CryptoTransform | null, mode: number, leaveOpen = false) {
    super();
    this.#base = notNull(base, 'stream');
    this.#transform = ofLibrary(notNull(transform, 'transform'), CryptoTransform);
    this.#mode = mode;
    this.#leaveOpen = leaveOpen;
    if (mode !== streamModes.Read && mode !== streamModes.Write)
      throw new ArgumentException('Value was invalid.');
    if (mode === streamModes.Read && !base!.canRead)
      throw new ArgumentException('Stream was not readable.', 'stream');
    if (mode === streamModes.Write && !base!.canWrite)
      throw new ArgumentException('Stream was not writable.', 'stream');
  }
  $held(): Held {
    const { length } = this.#written;
    const [content, at] = [this.#content, this.#at];
    const [isOpen, hasFlushed] = [this.#isOpen, this.hasFlushed];
    const putBack = (): void => {
      this.#written.length = length;
      [this.#content, this.#at] = [content, at];
      [this.#isOpen, this.hasFlushed] = [isOpen, hasFlushed];
    };
    return { parts: [this.#base, this.#transform], putBack };
  }
  get canRead(): boolean {
    return this.#isOpen && this.#mode === streamModes.Read;
  }
  get canWrite(): boolean {
    return this.#isOpen && this.#mode === streamModes.Write;
  }
  read(buffer: number[], offset: number, count: number): number {
    if (!this.canRead) throw new NotSupportedException('Stream does not support reading.');
    const content = (this.#content ??= this.#transform.finish(this.#base.readRest()));
    const done = Math.min(count, content.length - this.#at);
    spend(done);
    for (let at = 0; at < done; at++) buffer[offset + at] = content[this.#at + at]!;
    this.#at += done;
    return done;
  }
  write(buffer: readonly number[], offset: number, count: number): void {
    if (!this.canWrite) throw new NotSupportedException('Stream does not support writing.');
    spendMemory(count);
    for (let at = 0; at < count; at++) this.#written.push(buffer[offset + at]!);
  }
  flushFinalBlock(): void {
    if (this.hasFlushed)
      throw new NotSupportedException(
        'FlushFinalBlock() method was called twice on a CryptoStream. It can only be called once.',
      );
    this.hasFlushed = true;
    if (this.#mode !== streamModes.Write) return;
    const bytes = this.#transform.finish(this.#written);
    this.#base.write(bytes, 0, bytes.length);
  }
  override close(): void {
    if (!this.#isOpen) return;
    if (!this.hasFlushed) this.flushFinalBlock();
    this.#isOpen = false;
    if (!this.#leaveOpen) this.#base.close();
  }
}

/** `System.Security.Cryptography.CryptoStream`. */
export const cryptoStreamType: TypeDeclaration = declareType(
  'public class System.Security.Cryptography.CryptoStream : System.IO.Stream',
  () => ({
    ...streamOverrides,
    'CryptoStream(System.IO.Stream stream, ICryptoTransform transform, CryptoStreamMode mode)': (
      base: Stream | null,
      transform: CryptoTransform | null,
      mode: number,
    ) => new CryptoStream(base, transform, mode),
    'CryptoStream(System.IO.Stream stream, ICryptoTransform transform, CryptoStreamMode mode, bool leaveOpen)':
      (base: Stream | null, transform: CryptoTransform | null, mode: number, leaveOpen: boolean) =>
        new CryptoStream(base, transform, mode, leaveOpen),
    'bool HasFlushedFinalBlock { get; }': (self: CryptoStream) => self.hasFlushed,
    'void FlushFinalBlock()': (self: CryptoStream) => self.flushFinalBlock(),
    'void Clear()': (self: CryptoStream) => self.close(),
  }),
  { runtime: CryptoStream },
);
