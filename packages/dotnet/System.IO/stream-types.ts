// `SeekOrigin`, `Stream` and `MemoryStream`, as template code sees them.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  InvalidOperationException,
  UnauthorizedAccessException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import type { Span } from '@mockwright/language/runtime/span';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import { ArraySegment } from '../System/array-segment.ts';
import { checkNotNegative } from '../System/text/range-checks.ts';
import { outOfRange } from '../System/text/range-checks.ts';
import { readAtLeast, readInto, streamAsyncMembers } from './stream-async.ts';
import { checkBytes, readExactly } from './stream-parts.ts';
import { MemoryStream, NullStream, Stream, checkChars, seekOrigins } from './stream.ts';

type Bytes = NetArray<number>;
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

/** The library's own kind of stream behind one: its methods are what `base` is to a template class. */
function libraryOf(self: Stream): Stream {
  return Object.getPrototypeOf(self) as Stream;
}
/** `Dispose()`, as far as the class of the stream has no `Close()` of its own. */
function dispose(self: Stream): void {
  const override = overrideOf(self, 'Stream.Dispose/1');
  if (override) override.call(self, true);
  else libraryOf(self).close.call(self);
}
/** What reads into a part of an array, or writes one: the part must be in it. */
const checked =
  (name: 'read' | 'write'): Implementation =>
  (self: Stream, buffer: number[], offset: number, count: number) => {
    checkBytes(buffer, offset, count);
    return Reflect.apply<Stream, [number[], number, number], number | void>(libraryOf(self)[name], self, [
      buffer,
      offset,
      count,
    ]);
  };
/** What every kind of stream has to have. */
const basicMembers: Readonly<Record<string, Implementation>> = {
  'bool CanRead { get; }': (self: Stream) => Reflect.get(libraryOf(self), 'canRead', self),
  'bool CanSeek { get; }': (self: Stream) => Reflect.get(libraryOf(self), 'canSeek', self),
  'bool CanWrite { get; }': (self: Stream) => Reflect.get(libraryOf(self), 'canWrite', self),
  'long Length { get; }': (self: Stream) => BigInt(Reflect.get(libraryOf(self), 'length', self)),
  'long Position { get; set; }': {
    get: (self: Stream) => BigInt(Reflect.get(libraryOf(self), 'position', self)),
    set: (self: Stream, value: bigint) => void Reflect.set(libraryOf(self), 'position', Number(value), self),
  },
  'void Flush()': (self: Stream) => libraryOf(self).flush.call(self),
  'int Read(byte[] buffer, int offset, int count)': checked('read'),
  'long Seek(long offset, SeekOrigin origin)': (self: Stream, offset: bigint, origin: number) =>
    BigInt(libraryOf(self).seek.call(self, Number(offset), origin)),
  'void SetLength(long value)': (self: Stream, value: bigint) =>
    void Reflect.set(libraryOf(self), 'length', Number(value), self),
  'void Write(byte[] buffer, int offset, int count)': checked('write'),
};
function withModifier(
  modifier: string,
  members: Readonly<Record<string, Implementation>>,
): Record<string, Implementation> {
  return Object.fromEntries(
    Object.entries(members).map(([signature, implementation]) => [
      `${modifier} ${signature}`,
      implementation,
    ]),
  );
}
/** The same members in the classes that derive from `Stream`. */
export const streamOverrides: Readonly<Record<string, Implementation>> = withModifier(
  'override',
  basicMembers,
);

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
      'protected Stream()': () => {
        throw new Error('Abstract.');
      },
      ...withModifier('abstract', basicMembers),
      'virtual bool CanTimeout { get; }': () => false,
      'virtual int ReadTimeout { get; set; }': { get: noTimeout, set: noTimeout },
      'virtual int WriteTimeout { get; set; }': { get: noTimeout, set: noTimeout },
      'virtual void Close()': dispose,
      'void CopyTo(Stream destination)': (self: Stream, target: Stream | null) => self.copyTo(target),
      'virtual void CopyTo(Stream destination, int bufferSize)': (
        self: Stream,
        target: Stream | null,
        bufferSize: number,
      ) => {
        const to = notNull(target, 'destination');
        if (bufferSize <= 0) throw outOfRange('bufferSize', bufferSize, 'a non-negative and non-zero value');
        self.copyTo(to);
      },
      'void Dispose()': (self: Stream) => self.close(),
      'protected virtual void Dispose(bool disposing)': (self: Stream, disposing: boolean) => {
        if (disposing) libraryOf(self).close.call(self);
      },
      'virtual System.Threading.Tasks.ValueTask DisposeAsync()': (self: Stream) => {
        self.close();
        return new ValueTask(undefined, completedTask<unknown>(undefined));
      },
      ...streamAsyncMembers,
      'virtual int Read(Span<byte> buffer)': readInto,
      'int ReadAtLeast(Span<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true)': readAtLeast,
      'void ReadExactly(Span<byte> buffer)': (self: Stream, buffer: Span<number>) =>
        void readAtLeast(self, buffer, buffer.length, true),
      'virtual int ReadByte()': (self: Stream) => libraryOf(self).readByte.call(self),
      'void ReadExactly(byte[] buffer, int offset, int count)': readExactly,
      'virtual void Write(ReadOnlySpan<byte> buffer)': (
        self: Stream,
        { items, offset, length }: Span<number>,
      ) => self.write(items as number[], offset, length),
      'virtual void WriteByte(byte value)': (self: Stream, value: number) => self.write([value], 0, 1),
    }),
    { runtime: Stream },
  ),
  declareType(
    'public class System.IO.MemoryStream : Stream',
    () => ({
      ...streamOverrides,
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
      'virtual int Capacity { get; set; }': {
        get: (self: MemoryStream) => self.capacity,
        set: (self: MemoryStream, value: number) => void (self.capacity = value),
      },
      'virtual byte[] GetBuffer()': (self: MemoryStream) => {
        const buffer = self.getBuffer();
        if (!buffer)
          throw new UnauthorizedAccessException("MemoryStream's internal buffer cannot be accessed.");
        return buffer;
      },
      'virtual bool TryGetBuffer(out ArraySegment<byte> buffer)': (
        self: MemoryStream,
        buffer: Ref<ArraySegment>,
      ) => {
        const bytes = self.getBuffer();
        const type = coreType('System.ArraySegment', 1).construct([specialType('byte')]);
        buffer.v = new ArraySegment(type, bytes ?? null, 0, bytes ? self.length : 0);
        return bytes !== undefined;
      },
      'virtual byte[] ToArray()': (self: MemoryStream) => self.toArray(),
      'virtual void WriteTo(Stream stream)': (self: MemoryStream, target: Stream | null) => {
        const all = self.toArray();
        notNull(target, 'stream').write(all, 0, all.length);
      },
    }),
    { runtime: MemoryStream },
  ),
];
