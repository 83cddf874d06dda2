// Parts of arrays that streams read into and write from.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { EndOfStreamException } from './end-of-stream-exception.ts';

/** What a stream can do with bytes. */
export interface ByteStream {
  /** Up to `count` bytes into the array; 0 at the end. */
  read(buffer: number[], offset: number, count: number): number;
  write(buffer: readonly number[], offset: number, count: number): void;
  copyTo(target: ByteStream | null): void;
  flush(): void;
}

/** What .NET says of a part that is not within an array. */
export const tooLong =
  'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.';

/** @throws ArgumentException for a part that is not within the bytes */
export function checkBytes(buffer: readonly number[] | null, offset: number, count: number): void {
  const { length } = notNull(buffer, 'buffer');
  if (offset < 0) throw new ArgumentOutOfRangeException('offset', 'Non-negative number required.');
  if (count < 0 || count > length - offset) throw new ArgumentOutOfRangeException('count', tooLong);
}
/** `Stream.Read`. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function readPart(self: ByteStream, buffer: number[], offset: number, count: number): number {
  checkBytes(buffer, offset, count);
  return self.read(buffer, offset, count);
}
/** `Stream.Write`. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function writePart(self: ByteStream, buffer: number[], offset: number, count: number): void {
  checkBytes(buffer, offset, count);
  self.write(buffer, offset, count);
}
/** `Stream.ReadExactly`. @throws {EndOfStreamException} where there are fewer bytes */
export function readExactly(self: ByteStream, buffer: number[], offset: number, count: number): void {
  checkBytes(buffer, offset, count);
  if (readAll(self, buffer, offset, count, count) < count)
    throw new EndOfStreamException('Unable to read beyond the end of the stream.');
}
/** Reads until there are so many bytes or no more. @returns how many there were */
export function readAll(
  self: ByteStream,
  buffer: number[],
  offset: number,
  minimum: number,
  count: number,
): number {
  let total = 0;
  while (total < minimum) {
    const part = self.read(buffer, offset + total, count - total);
    if (part === 0) break;
    total += part;
  }
  return total;
}

/** A length or position as a `long`, also one that a class of a template gives and that is no exact number. */
export const toLong = (value: number): bigint =>
  Number.isSafeInteger(value) ? BigInt(value) : clampLong(BigInt(value));
const clampLong = (value: bigint): bigint =>
  value > 0x7fffffffffffffffn
    ? 0x7fffffffffffffffn
    : value < -0x8000000000000000n
      ? -0x8000000000000000n
      : value;
