// The class `System.IO.MemoryStream` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { UnauthorizedAccessException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { ArraySegment } from '../System/array-segment.ts';
import { checkNotNegative } from '../System/text/range-checks.ts';
import { streamOverrides } from './stream-members.ts';
import { MemoryStream, checkChars } from './stream.ts';
import type { Stream } from './stream.ts';

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

/** `System.IO.MemoryStream`. */
export const memoryStreamType: TypeDeclaration = declareType(
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
);
