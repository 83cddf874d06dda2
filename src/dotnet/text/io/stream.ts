// `Stream` and `MemoryStream`: bytes that are read and written, in memory only.
import { declareEnum, declareType } from '../../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType } from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import type { NetArray } from '../../../runtime/box.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  NotSupportedException,
  ObjectDisposedException,
  UnauthorizedAccessException,
} from '../../../runtime/exceptions.ts';
import { spend, spendMemory } from '../../../runtime/run.ts';
import { ValueTask, completedTask } from '../../../runtime/tasks.ts';
import type { Span } from '../../../runtime/span.ts';
import type { Task } from '../../../runtime/tasks.ts';
import { ArraySegment } from '../../collections/array-segment.ts';
import { checkNotNegative } from '../range-checks.ts';
import { IOException } from './io-exceptions.ts';
import { notNull } from '../../../runtime/not-null.ts';
import { readAtLeast, readInto, streamAsyncMembers } from './stream-async.ts';
import { readExactly, readPart, tooLong, writePart } from './stream-parts.ts';
import type { ByteStream } from './stream-parts.ts';

type Bytes = NetArray<number>;
const seekOrigins = { Begin: 0, Current: 1, End: 2 } as const;

/** @throws ArgumentException for a part that is not within the characters */
export function checkChars(buffer: readonly number[] | null, index: number, count: number): void {
  const { length } = notNull(buffer, 'buffer');
  checkNotNegative('index', index);
  checkNotNegative('count', count);
  if (count > length - index) throw new ArgumentException(tooLong);
}

/** `System.IO.Stream`. */
export abstract class Stream {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  abstract readonly canRead: boolean;
  abstract readonly canSeek: boolean;
  abstract readonly canWrite: boolean;
  abstract get length(): number;
  abstract set length(value: number);
  abstract position: number;
  /** Up to `count` bytes into the array; 0 at the end. */
  abstract read(buffer: number[], offset: number, count: number): number;
  abstract write(buffer: readonly number[], offset: number, count: number): void;
  close(): void {}
  flush(): void {}

  /** The next byte; -1 at the end. */
  readByte(): number {
    const one = [0];
    return this.read(one, 0, 1) === 0 ? -1 : one[0]!;
  }
  /** All bytes from here to the end. */
  readRest(): number[] {
    const rest: number[] = [];
    if (this.canSeek) {
      const count = Math.max(0, this.length - this.position);
      spendMemory(count);
      this.read(rest, 0, count);
    }
    return rest;
  }
  seek(offset: number, origin: number): number {
    const base =
      origin === seekOrigins.Begin ? 0 : origin === seekOrigins.Current ? this.position : this.length;
    if (origin < 0 || origin > 2) throw new ArgumentException('Invalid seek origin.');
    if (base + offset < 0)
      throw new IOException('An attempt was made to move the position before the beginning of the stream.');
    return (this.position = base + offset);
  }
  copyTo(target: ByteStream | null): void {
    const rest = this.readRest();
    notNull(target, 'destination').write(rest, 0, rest.length);
  }
}

/** A stream that goes one way: what passes through it is made of another stream's bytes. */
export abstract class PassingStream extends Stream {
  readonly canSeek: boolean = false;
  protected abstract readonly notSeekable: string;
  #refusal(): NotSupportedException {
    return new NotSupportedException(this.notSeekable);
  }
  get length(): number {
    throw this.#refusal();
  }
  set length(_value: number) {
    throw this.#refusal();
  }
  get position(): number {
    throw this.#refusal();
  }
  set position(_value: number) {
    throw this.#refusal();
  }
  override seek(): number {
    throw this.#refusal();
  }
  override readRest(): number[] {
    const rest: number[] = [];
    this.read(rest, 0, Infinity);
    return rest;
  }
}

/** `System.IO.MemoryStream`. */
class MemoryStream extends Stream {
  #buffer: Bytes;
  /** Where the stream begins in the array that it was given. */
  readonly #origin: number;
  #length: number;
  #capacity: number;
  #position = 0;
  #isOpen = true;
  readonly #isWritable: boolean;
  readonly #canGrow: boolean;
  readonly #isVisible: boolean;
  constructor(capacity: number);
  constructor(buffer: Bytes, origin: number, length: number, isWritable: boolean, isVisible: boolean);
  constructor(
    from: number | Bytes,
    origin: number = 0,
    length: number = 0,
    isWritable = true,
    isVisible = true,
  ) {
    super();
    this.#canGrow = typeof from === 'number';
    this.#buffer = typeof from === 'number' ? toArray<number>([], specialType('byte')) : from;
    this.#origin = origin;
    this.#length = length;
    this.#capacity = typeof from === 'number' ? from : length;
    this.#isWritable = isWritable;
    this.#isVisible = isVisible;
  }
  get canRead(): boolean {
    return this.#isOpen;
  }
  get canSeek(): boolean {
    return this.#isOpen;
  }
  get canWrite(): boolean {
    return this.#isOpen && this.#isWritable;
  }
  #check(): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot access a closed Stream.');
  }
  #checkWritable(): void {
    this.#check();
    if (!this.#isWritable) throw new NotSupportedException('Stream does not support writing.');
  }
  get length(): number {
    this.#check();
    return this.#length;
  }
  set length(value: number) {
    if (value < 0 || value > 0x7fffffff)
      throw new ArgumentOutOfRangeException(
        'value',
        'Stream length must be non-negative and less than 2^31 - 1 - origin.',
      );
    this.#checkWritable();
    this.#grow(value);
    for (let at = this.#length; at < value; at++) this.#buffer[this.#origin + at] = 0;
    this.#length = value;
    this.#position = Math.min(this.#position, value);
  }
  get capacity(): number {
    this.#check();
    return this.#capacity;
  }
  set capacity(value: number) {
    if (value < this.length)
      throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');
    if (!this.#canGrow && value !== this.#capacity)
      throw new NotSupportedException('Memory stream is not expandable.');
    this.#capacity = value;
  }
  get position(): number {
    this.#check();
    return this.#position;
  }
  set position(value: number) {
    checkNotNegative('value', value);
    this.#check();
    this.#position = value;
  }
  #grow(length: number): void {
    if (length <= this.#capacity) return;
    if (!this.#canGrow) throw new NotSupportedException('Memory stream is not expandable.');
    this.#capacity = Math.max(length, 256, this.#capacity * 2);
    spendMemory(this.#capacity);
  }
  read(buffer: number[], offset: number, count: number): number {
    this.#check();
    const done = Math.max(0, Math.min(count, this.#length - this.#position));
    spend(done >> 3);
    for (let at = 0; at < done; at++) buffer[offset + at] = this.#buffer[this.#origin + this.#position + at]!;
    this.#position += done;
    return done;
  }
  write(buffer: readonly number[], offset: number, count: number): void {
    this.#checkWritable();
    const end = this.#position + count;
    this.#grow(end);
    spend(count >> 3);
    for (let at = this.#length; at < this.#position; at++) this.#buffer[this.#origin + at] = 0;
    for (let at = 0; at < count; at++)
      this.#buffer[this.#origin + this.#position + at] = buffer[offset + at]!;
    this.#position = end;
    this.#length = Math.max(this.#length, end);
  }
  override close(): void {
    this.#isOpen = false;
  }
  /** A copy of all of it; also of a closed stream. */
  toArray(): Bytes {
    spendMemory(this.#length);
    return toArray(this.#buffer.slice(this.#origin, this.#origin + this.#length), specialType('byte'));
  }
  /** The array behind the stream, up to its capacity; undefined where it is kept private. */
  getBuffer(): Bytes | undefined {
    if (!this.#isVisible) return undefined;
    while (this.#buffer.length < this.#origin + this.#capacity) this.#buffer.push(0);
    return this.#buffer;
  }
}

/** `Stream.Null`. */
export class NullStream extends Stream {
  readonly canRead: boolean = true;
  readonly canSeek: boolean = true;
  readonly canWrite: boolean = true;
  get length(): number {
    return 0;
  }
  set length(_value: number) {}
  get position(): number {
    return 0;
  }
  set position(_value: number) {}
  read(): number {
    return 0;
  }
  write(): void {}
}

const done = (): Task => completedTask<unknown>(undefined);
function over(
  buffer: Bytes | null,
  index: number,
  count: number,
  isWritable: boolean,
  isVisible: boolean,
): MemoryStream {
  checkChars(buffer, index, count);
  return new MemoryStream(buffer!, index, count, isWritable, isVisible);
}

/** @throws {InvalidOperationException} */
function noTimeout(): never {
  throw new InvalidOperationException('Timeouts are not supported on this stream.');
}

/** `SeekOrigin`, `Stream` and `MemoryStream`. */
export const streamTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.IO.SeekOrigin', seekOrigins),
  declareType(
    'public abstract class System.IO.Stream : IDisposable, IAsyncDisposable',
    () => ({
      'static Stream Null { get; }': () => new NullStream(),
      'static Stream Synchronized(Stream stream)': (stream: Stream | null) => notNull(stream, 'stream'),
      'bool CanRead { get; }': (self: Stream) => self.canRead,
      'bool CanSeek { get; }': (self: Stream) => self.canSeek,
      'bool CanTimeout { get; }': () => false,
      'bool CanWrite { get; }': (self: Stream) => self.canWrite,
      'virtual int ReadTimeout { get; set; }': { get: noTimeout, set: noTimeout },
      'virtual int WriteTimeout { get; set; }': { get: noTimeout, set: noTimeout },
      'long Length { get; }': (self: Stream) => BigInt(self.length),
      'long Position { get; set; }': {
        get: (self: Stream) => BigInt(self.position),
        set: (self: Stream, value: bigint) => void (self.position = Number(value)),
      },
      'void Close()': (self: Stream) => self.close(),
      'void CopyTo(Stream destination)': (self: Stream, target: Stream | null) => self.copyTo(target),
      'void CopyTo(Stream destination, int bufferSize)': (self: Stream, target: Stream | null) =>
        self.copyTo(target),
      'void Dispose()': (self: Stream) => self.close(),
      'System.Threading.Tasks.ValueTask DisposeAsync()': (self: Stream) => {
        self.close();
        return new ValueTask(undefined, done());
      },
      'void Flush()': (self: Stream) => self.flush(),
      ...streamAsyncMembers,
      'int Read(byte[] buffer, int offset, int count)': readPart,
      'int Read(Span<byte> buffer)': readInto,
      'int ReadAtLeast(Span<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true)': readAtLeast,
      'void ReadExactly(Span<byte> buffer)': (self: Stream, buffer: Span<number>) =>
        void readAtLeast(self, buffer, buffer.length, true),
      'int ReadByte()': (self: Stream) => self.readByte(),
      'void ReadExactly(byte[] buffer, int offset, int count)': readExactly,
      'long Seek(long offset, SeekOrigin origin)': (self: Stream, offset: bigint, origin: number) =>
        BigInt(self.seek(Number(offset), origin)),
      'void SetLength(long value)': (self: Stream, value: bigint) => void (self.length = Number(value)),
      'void Write(byte[] buffer, int offset, int count)': writePart,
      'void Write(ReadOnlySpan<byte> buffer)': (self: Stream, { items, offset, length }: Span<number>) =>
        self.write(items as number[], offset, length),
      'void WriteByte(byte value)': (self: Stream, value: number) => self.write([value], 0, 1),
    }),
    { runtime: Stream },
  ),
  declareType(
    'public class System.IO.MemoryStream : Stream',
    () => ({
      'MemoryStream()': () => new MemoryStream(0),
      'MemoryStream(int capacity)': (capacity: number) => {
        checkNotNegative('capacity', capacity);
        return new MemoryStream(capacity);
      },
      'MemoryStream(byte[] buffer)': (buffer: Bytes | null) =>
        over(buffer, 0, buffer?.length ?? 0, true, false),
      'MemoryStream(byte[] buffer, bool writable)': (buffer: Bytes | null, writable: boolean) =>
        over(buffer, 0, buffer?.length ?? 0, writable, false),
      'MemoryStream(byte[] buffer, int index, int count)': (
        buffer: Bytes | null,
        index: number,
        count: number,
      ) => over(buffer, index, count, true, false),
      'MemoryStream(byte[] buffer, int index, int count, bool writable)': (
        buffer: Bytes | null,
        index: number,
        count: number,
        writable: boolean,
      ) => over(buffer, index, count, writable, false),
      'MemoryStream(byte[] buffer, int index, int count, bool writable, bool publiclyVisible)': over,
      'int Capacity { get; set; }': {
        get: (self: MemoryStream) => self.capacity,
        set: (self: MemoryStream, value: number) => void (self.capacity = value),
      },
      'byte[] GetBuffer()': (self: MemoryStream) => {
        const buffer = self.getBuffer();
        if (!buffer)
          throw new UnauthorizedAccessException("MemoryStream's internal buffer cannot be accessed.");
        return buffer;
      },
      'bool TryGetBuffer(out ArraySegment<byte> buffer)': (self: MemoryStream, buffer: Ref<ArraySegment>) => {
        const bytes = self.getBuffer();
        const type = coreType('System.ArraySegment', 1).construct([specialType('byte')]);
        buffer.v = new ArraySegment(type, bytes ?? null, 0, bytes ? self.length : 0);
        return bytes !== undefined;
      },
      'byte[] ToArray()': (self: MemoryStream) => self.toArray(),
      'void WriteTo(Stream stream)': (self: MemoryStream, target: Stream | null) => {
        const all = self.toArray();
        notNull(target, 'stream').write(all, 0, all.length);
      },
    }),
    { runtime: MemoryStream },
  ),
];
