// The algorithms for hashes, and the bytes that they are given.
import type { NetArray } from '@mockwright/language/runtime/box';
import {
  ArgumentException,
  ArgumentNullException,
  PlatformNotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { Span } from '@mockwright/language/runtime/span';
import { Stream } from '../System.IO/stream.ts';
import { checkNotNegative } from '../System/text/range-checks.ts';

/** A byte array of a script. */
export type Bytes = readonly number[] | null;

/** The bytes. @throws ArgumentNullException when there are none */
export function required(bytes: Bytes, name: string): Uint8Array {
  if (bytes === null) throw new ArgumentNullException(name);
  spend(bytes.length);
  return Uint8Array.from(bytes);
}

/** The algorithms: .NET's name, Node's, the size of a hash and of a block in bytes. */
export const algorithms = [
  { name: 'MD5', node: 'md5', size: 16, block: 64 },
  { name: 'SHA1', node: 'sha1', size: 20, block: 64 },
  { name: 'SHA256', node: 'sha256', size: 32, block: 64 },
  { name: 'SHA384', node: 'sha384', size: 48, block: 128 },
  { name: 'SHA512', node: 'sha512', size: 64, block: 128 },
  { name: 'SHA3_256', node: 'sha3-256', size: 32, block: 136 },
  { name: 'SHA3_384', node: 'sha3-384', size: 48, block: 104 },
  { name: 'SHA3_512', node: 'sha3-512', size: 64, block: 72 },
] as const;
/** One of the algorithms. */
export type Algorithm = (typeof algorithms)[number];

/** What is said of a part that is not within an array. */
export const outOfArray =
  'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.';

/** @throws {ArgumentOutOfRangeException | ArgumentException} for a part that is not within an array of that length */
export function checkPart(length: number, offset: number, count: number): void {
  checkNotNegative('offset', offset);
  checkNotNegative('count', count);
  if (length - count < offset) throw new ArgumentException(outOfArray);
}

/** Data as .NET takes it: an array, a span or a stream's rest. */
export type Source = Bytes | Span<number> | Stream;
/** The bytes of an array, a span or a stream. @throws ArgumentNullException when there are none */
export function dataOf(source: Source, name: string): Uint8Array {
  if (source instanceof Stream) return Uint8Array.from(source.readRest());
  return required(source instanceof Span ? source.copy() : source, name);
}
/** Writes a hash into a span; the length, or -1 where it does not fit. */
export function tryWrite(hashed: NetArray<number>, destination: Span<number>): number {
  if (destination.length < hashed.length) return -1;
  hashed.forEach((byte, index) => destination.set(index, byte));
  return hashed.length;
}
/** @throws PlatformNotSupportedException as `HashAlgorithm.Create()` does */
export function selectAlgorithm(): never {
  throw new PlatformNotSupportedException(
    'This platform does not allow the automatic selection of an algorithm.',
  );
}
