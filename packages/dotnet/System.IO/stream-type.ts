// The class `System.IO.Stream` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import type { Span } from '@mockwright/language/runtime/span';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import { outOfRange } from '../System/text/range-checks.ts';
import { readAtLeast, readInto, streamAsyncMembers } from './stream-async.ts';
import { basicMembers, libraryOf, withModifier } from './stream-members.ts';
import { readExactly } from './stream-parts.ts';
import { NullStream, Stream } from './stream.ts';

/** `Dispose()`, as far as the class of the stream has no `Close()` of its own. */
function dispose(self: Stream): void {
  const override = overrideOf(self, 'Stream.Dispose/1');
  if (override) override.call(self, true);
  else libraryOf(self).close.call(self);
}
/** @throws {InvalidOperationException} */
function noTimeout(): never {
  throw new InvalidOperationException('Timeouts are not supported on this stream.');
}

/** `System.IO.Stream`. */
export const streamType: TypeDeclaration = declareType(
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
);
