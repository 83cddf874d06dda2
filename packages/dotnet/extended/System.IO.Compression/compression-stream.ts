// What the compressing streams have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import {
  ArgumentException,
  InvalidOperationException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { BudgetError, memoryLimit, requireTime, spend, spendMemory } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  deflateRawSync,
  inflateRawSync,
} from 'node:zlib';
import { InvalidDataException } from '../../System.IO/invalid-data-exception.ts';
import { streamOverrides } from '../../System.IO/stream-members.ts';
import { PassingStream } from '../../System.IO/stream.ts';
import type { Stream } from '../../System.IO/stream.ts';

/** The values of `CompressionMode`. */
export const modes = { Decompress: 0, Compress: 1 } as const;
/** The values of `CompressionLevel`. */
export const levels = { Optimal: 0, Fastest: 1, NoCompression: 2, SmallestSize: 3 } as const;
/** The levels of zlib. */
const zlibLevels = [6, 1, 0, 9] as const;
const brotliQualities = [4, 1, 0, 11] as const;

/** What the four streams do differently. */
export interface Format {
  /** A part of the data; `isLast` ends it. */
  compress(part: Uint8Array, level: number, isLast: boolean): Uint8Array;
  /** Before the first part. */
  header(level: number): readonly number[];
  /** Behind the last part, by all of the data. */
  trailer(data: Uint8Array): readonly number[];
  decompress(data: Uint8Array): Uint8Array;
  readonly invalid: () => Error;
  readonly notReadable: string;
  readonly notWritable: string;
}

/** What is missing at the end is no mistake. */
export const lenient: Readonly<Record<'finishFlush' | 'maxOutputLength', number>> = {
  finishFlush: constants.Z_SYNC_FLUSH,
  maxOutputLength: memoryLimit,
};
/** Of so many bytes each the run is asked whether it may go on: some of them take a microsecond each and more. */
const blockSize = 1 << 16;
/** So far back compressed bytes refer to others. */
const windowSize = 1 << 15;
/** Deflates block by block, each with what comes before it at hand. */
function deflateBlocks(part: Uint8Array, level: number, isLast: boolean): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at === 0 || at < part.length; at += blockSize) {
    if (at > 0) spend(blockSize);
    const end = at + blockSize;
    blocks.push(
      deflateRawSync(part.subarray(at, end), {
        level: zlibLevels[level]!,
        finishFlush: isLast && end >= part.length ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        ...(at > 0 && { dictionary: part.subarray(at - windowSize, at) }),
      }),
    );
  }
  return Buffer.concat(blocks);
}
/** Deflate without a header. */
export const deflate: Format = {
  compress: deflateBlocks,
  header: () => [],
  trailer: () => [],
  decompress: (data) => inflateRawSync(data, lenient),
  invalid: () =>
    new InvalidDataException('The archive entry was compressed using an unsupported compression method.'),
  notReadable: 'Reading from the compression stream is not supported.',
  notWritable: 'Writing to the compression stream is not supported.',
};
/** The four bytes of a number, the lowest first. */
export const littleEndian = (value: number): number[] =>
  [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);
/** What a byte takes of Brotli's best, in milliseconds at worst. */
const smallestByte = 0.0022;
/** Brotli. */
export const brotli: Format = {
  ...deflate,
  compress: (part, level) => {
    if (level === levels.SmallestSize) requireTime('A compression', part.length * smallestByte);
    return brotliCompressSync(part, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[level]! },
    });
  },
  decompress: (data) =>
    brotliDecompressSync(data, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      maxOutputLength: memoryLimit,
    }),
  invalid: () => new InvalidOperationException('Decoder ran into invalid data.'),
  notReadable: 'Can not perform Read operations on a BrotliStream constructed with CompressionMode.Compress.',
  notWritable:
    'Can not perform Write operations on a BrotliStream constructed with CompressionMode.Decompress.',
};

/** `DeflateStream`, `GZipStream`, `ZLibStream` and `BrotliStream`. */
export abstract class CompressionStream extends PassingStream {
  protected readonly notSeekable = 'This operation is not supported.';
  protected abstract readonly format: Format;
  #base: Stream | null;
  readonly #mode: number;
  readonly #level: number;
  readonly #leaveOpen: boolean;
  /** What has been written; of it `#sent` bytes are in the other stream already. */
  readonly #written: number[] = [];
  #sent = 0;
  #hasHeader = false;
  #content: Uint8Array | undefined;
  #at = 0;

  constructor(base: Stream | null, mode: number, level: number, leaveOpen: boolean) {
    super();
    notNull(base, 'stream');
    if (mode !== modes.Compress && mode !== modes.Decompress)
      throw new ArgumentException('Enum value was out of legal range.', 'mode');
    if (mode === modes.Compress && !base!.canWrite)
      throw new ArgumentException('Stream does not support writing.', 'stream');
    if (mode === modes.Decompress && !base!.canRead)
      throw new ArgumentException('Stream does not support reading.', 'stream');
    this.#base = base;
    this.#mode = mode;
    this.#level = level;
    this.#leaveOpen = leaveOpen;
  }
  $held(): Held {
    const base = this.#base;
    const { length } = this.#written;
    const [sent, hasHeader] = [this.#sent, this.#hasHeader];
    const [content, at] = [this.#content, this.#at];
    const putBack = (): void => {
      this.#base = base;
      this.#written.length = length;
      [this.#sent, this.#hasHeader] = [sent, hasHeader];
      [this.#content, this.#at] = [content, at];
    };
    return { parts: [base], putBack };
  }
  get base(): Stream | null {
    return this.#base;
  }
  get canRead(): boolean {
    return this.#mode === modes.Decompress && (this.#base?.canRead ?? false);
  }
  get canWrite(): boolean {
    return this.#mode === modes.Compress && (this.#base?.canWrite ?? false);
  }
  #open(): Stream {
    if (!this.#base) throw new ObjectDisposedException(typeName(this.$type));
    return this.#base;
  }

  read(buffer: number[], offset: number, count: number): number {
    if (this.#mode !== modes.Decompress) throw new InvalidOperationException(this.format.notReadable);
    const content = (this.#content ??= this.#decompress());
    const done = Math.min(count, content.length - this.#at);
    spend(done >> 3);
    for (let at = 0; at < done; at++) buffer[offset + at] = content[this.#at + at]!;
    this.#at += done;
    return done;
  }
  #decompress(): Uint8Array {
    const data = Uint8Array.from(this.#open().readRest());
    if (data.length === 0) return data;
    let content: Uint8Array;
    try {
      content = this.format.decompress(data);
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
        throw new BudgetError(`The code unpacks more than ${memoryLimit} bytes at once.`);
      throw this.format.invalid();
    }
    spendMemory(content.length);
    return content;
  }

  write(buffer: readonly number[], offset: number, count: number): void {
    const target = this.#open();
    if (this.#mode !== modes.Compress || !target.canWrite)
      throw new InvalidOperationException(this.format.notWritable);
    spendMemory(count);
    for (let at = 0; at < count; at++) this.#written.push(buffer[offset + at]!);
  }
  override flush(): void {
    this.#open();
    // What Brotli has compressed cannot be put together from parts.
    if (this.#mode === modes.Compress && this.format !== brotli && this.#sent < this.#written.length)
      this.#send(false);
  }
  #send(isLast: boolean): void {
    const { format } = this;
    const part = Uint8Array.from(this.#written.slice(this.#sent));
    spend(part.length);
    const bytes = [
      ...(this.#hasHeader ? [] : format.header(this.#level)),
      ...format.compress(part, this.#level, isLast),
      ...(isLast ? format.trailer(Uint8Array.from(this.#written)) : []),
    ];
    this.#hasHeader = true;
    this.#sent = this.#written.length;
    this.#base!.write(bytes, 0, bytes.length);
  }
  override close(): void {
    const base = this.#base;
    if (!base) return;
    if (this.#mode === modes.Compress && (this.#written.length > 0 || this.format === brotli))
      this.#send(true);
    this.#base = null;
    if (!this.#leaveOpen) base.close();
  }
}
/** Declares a compressing stream. */
export function declareStream(
  name: string,
  runtime: new (base: Stream | null, mode: number, level: number, leaveOpen: boolean) => CompressionStream,
  isSealed = false,
): TypeDeclaration {
  const byMode = (base: Stream | null, mode: number, leaveOpen: boolean = false): CompressionStream =>
    new runtime(base, mode, levels.Optimal, leaveOpen);
  const byLevel = (base: Stream | null, level: number, leaveOpen: boolean = false): CompressionStream => {
    if (zlibLevels[level] === undefined)
      throw new ArgumentException('Enum value was out of legal range.', 'compressionLevel');
    return new runtime(base, modes.Compress, level, leaveOpen);
  };
  return declareType(
    `public ${isSealed ? 'sealed ' : ''}class System.IO.Compression.${name} : System.IO.Stream`,
    () => ({
      ...streamOverrides,
      [`${name}(System.IO.Stream stream, CompressionMode mode)`]: (base: Stream | null, mode: number) =>
        byMode(base, mode),
      [`${name}(System.IO.Stream stream, CompressionMode mode, bool leaveOpen)`]: (
        base: Stream | null,
        mode: number,
        leaveOpen: boolean,
      ) => byMode(base, mode, leaveOpen),
      [`${name}(System.IO.Stream stream, CompressionLevel compressionLevel)`]: (
        base: Stream | null,
        level: number,
      ) => byLevel(base, level),
      [`${name}(System.IO.Stream stream, CompressionLevel compressionLevel, bool leaveOpen)`]: (
        base: Stream | null,
        level: number,
        leaveOpen: boolean,
      ) => byLevel(base, level, leaveOpen),
      'System.IO.Stream BaseStream { get; }': (self: CompressionStream) => self.base,
    }),
    { runtime },
  );
}
