// Members of `System.IO.Stream` that give tasks: bytes in memory are there at once.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Memory, Span } from '@mockwright/language/runtime/span';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import type { Task } from '@mockwright/language/runtime/tasks';
import { EndOfStreamException } from './end-of-stream-exception.ts';
import { readAll, readExactly, readPart, writePart } from './stream-parts.ts';
import type { ByteStream } from './stream-parts.ts';

const tasks = 'System.Threading.Tasks';
const cancellation = 'System.Threading.CancellationToken';
const int = (): NamedType => specialType('int');
const done = (): Task => completedTask<unknown>(undefined);
const valueDone = (): ValueTask => new ValueTask(undefined, done());
const counted = (count: number): ValueTask => new ValueTask(int(), completedTask(count, int()));

/** Bytes into a span or memory; how many there were. */
export function readInto(self: ByteStream, { items, offset, length }: Span<number> | Memory): number {
  return self.read(items as number[], offset, length);
}
/** At least so many bytes into a span or memory. @throws {EndOfStreamException} where there are fewer */
export function readAtLeast(
  self: ByteStream,
  target: Span<number> | Memory,
  minimum: number,
  throws: boolean,
): number {
  const { items, offset, length } = target;
  if (minimum < 0) throw new ArgumentOutOfRangeException('minimumBytes', 'Non-negative number required.');
  if (minimum > length)
    throw new ArgumentOutOfRangeException(
      'minimumBytes',
      'Must not be greater than the length of the buffer.',
    );
  const count = readAll(self, items as number[], offset, minimum, length);
  if (count < minimum && throws)
    throw new EndOfStreamException('Unable to read beyond the end of the stream.');
  return count;
}

/** Members with and without a token, which nothing here waits for. */
function withToken(
  result: string,
  name: string,
  parameters: string,
  implementation: (...args: any[]) => unknown,
): Record<string, Implementation> {
  const before = parameters === '' ? '' : `${parameters}, `;
  return {
    [`${tasks}.${result} ${name}(${parameters})`]: implementation,
    [`${parameters === 'Stream destination' ? '' : 'virtual '}${tasks}.${result} ${name}(${before}${cancellation} cancellationToken)`]:
      implementation,
  };
}

/** The members of `Stream`. */
export const streamAsyncMembers: Readonly<Record<string, Implementation>> = {
  ...withToken('Task', 'CopyToAsync', 'Stream destination', (self: ByteStream, target: ByteStream | null) => {
    self.copyTo(target);
    return done();
  }),
  ...withToken(
    'Task',
    'CopyToAsync',
    'Stream destination, int bufferSize',
    (self: ByteStream, target: ByteStream | null) => {
      self.copyTo(target);
      return done();
    },
  ),
  ...withToken('Task', 'FlushAsync', '', (self: ByteStream) => {
    self.flush();
    return done();
  }),
  ...withToken(
    'Task<int>',
    'ReadAsync',
    'byte[] buffer, int offset, int count',
    (self: ByteStream, buffer: number[], offset: number, count: number) =>
      completedTask(readPart(self, buffer, offset, count), int()),
  ),
  [`virtual ${tasks}.ValueTask<int> ReadAsync(Memory<byte> buffer, ${cancellation} cancellationToken = default)`]:
    (self: ByteStream, buffer: Memory) => counted(readInto(self, buffer)),
  [`${tasks}.ValueTask ReadExactlyAsync(Memory<byte> buffer, ${cancellation} cancellationToken = default)`]: (
    self: ByteStream,
    buffer: Memory,
  ) => {
    readAtLeast(self, buffer, buffer.length, true);
    return valueDone();
  },
  [`${tasks}.ValueTask ReadExactlyAsync(byte[] buffer, int offset, int count, ${cancellation} cancellationToken = default)`]:
    (self: ByteStream, buffer: number[], offset: number, count: number) => {
      readExactly(self, buffer, offset, count);
      return valueDone();
    },
  [`${tasks}.ValueTask<int> ReadAtLeastAsync(Memory<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true, ${cancellation} cancellationToken = default)`]:
    (self: ByteStream, buffer: Memory, minimum: number, throws: boolean) =>
      counted(readAtLeast(self, buffer, minimum, throws)),
  ...withToken(
    'Task',
    'WriteAsync',
    'byte[] buffer, int offset, int count',
    (self: ByteStream, buffer: number[], offset: number, count: number) => {
      writePart(self, buffer, offset, count);
      return done();
    },
  ),
  [`virtual ${tasks}.ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, ${cancellation} cancellationToken = default)`]:
    (self: ByteStream, { items, offset, length }: Memory) => {
      self.write(items as number[], offset, length);
      return valueDone();
    },
};
