// The class `System.Security.Cryptography.IncrementalHash`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { createHash, createHmac } from 'node:crypto';
import type { Hash, Hmac } from 'node:crypto';
import { Stream } from '../System.IO/stream.ts';
import { toByteArray } from '../System/base64.ts';
import { HashAlgorithmName, digestOf } from './hash-algorithm-name.ts';
import { checkPart } from './hash-data.ts';

type Bytes = readonly number[] | null;
/** What bytes are read from. */
export type Source = Bytes | Span<number> | Stream;

/** The bytes of an array, a span or a stream. @throws ArgumentNullException when there are none */
export function bytesOf(source: Source, name: string): Uint8Array {
  if (source === null) throw new ArgumentNullException(name);
  if (source instanceof Stream) return Uint8Array.from(source.readRest());
  spend(source.length);
  return Uint8Array.from(Array.isArray(source) ? source : (source as Span<number>).copy());
}

/** Takes data bit by bit. */
class IncrementalHash {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly name: string;
  readonly #start: () => Hash | Hmac;
  #hash: Hash | Hmac;
  #parts: Uint8Array[] = [];
  constructor(name: string, start: () => Hash | Hmac) {
    this.name = name;
    this.#start = start;
    this.#hash = start();
  }
  $held(): Held {
    const parts = this.#parts;
    const count = parts.length;
    const putBack = (): void => {
      parts.length = count;
      this.#parts = parts;
      this.#hash = this.#start();
      for (const part of parts) this.#hash.update(part);
    };
    return { parts: [], putBack };
  }
  append(data: Uint8Array): void {
    this.#hash.update(data);
    this.#parts.push(data);
  }
  finish(): NetArray<number> {
    const result = toByteArray(this.#hash.digest());
    this.#hash = this.#start();
    this.#parts = [];
    return result;
  }
  current(): NetArray<number> {
    const hash = this.#start();
    for (const part of this.#parts) hash.update(part);
    return toByteArray(hash.digest());
  }
  get length(): number {
    return this.#start().digest().length;
  }
}
function createIncremental(algorithm: HashAlgorithmName): IncrementalHash {
  const digest = digestOf(algorithm);
  return new IncrementalHash(algorithm.name!, () => createHash(digest));
}
function createKeyed(algorithm: HashAlgorithmName, key: Source): IncrementalHash {
  const bytes = bytesOf(key, 'key');
  const digest = digestOf(algorithm);
  return new IncrementalHash(`HMAC${algorithm.name!}`, () => createHmac(digest, bytes));
}
/** Writes what was computed into a span. @throws {ArgumentException} where it does not fit */
export function write(hash: NetArray<number>, destination: Span<number>): number {
  if (hash.length > destination.length)
    throw new ArgumentException('Destination is too short.', 'destination');
  hash.forEach((byte, index) => destination.set(index, byte));
  return hash.length;
}
/** The same for members that tell whether it fits. */
export function tryWrite(
  hash: () => NetArray<number>,
  size: number,
  destination: Span<number>,
  written: Ref<number>,
): boolean {
  written.v = destination.length < size ? 0 : write(hash(), destination);
  return destination.length >= size;
}
/** The parameter that names an algorithm. */
export const name = 'System.Security.Cryptography.HashAlgorithmName hashAlgorithm';

/** `System.Security.Cryptography.IncrementalHash`. */
export const incrementalHashType: TypeDeclaration = declareType(
  'public sealed class System.Security.Cryptography.IncrementalHash : IDisposable',
  () => ({
    [`static System.Security.Cryptography.IncrementalHash CreateHash(${name})`]: createIncremental,
    [`static System.Security.Cryptography.IncrementalHash CreateHMAC(${name}, byte[] key)`]: createKeyed,
    [`static System.Security.Cryptography.IncrementalHash CreateHMAC(${name}, ReadOnlySpan<byte> key)`]:
      createKeyed,
    ['System.Security.Cryptography.HashAlgorithmName AlgorithmName { get; }']: (self: IncrementalHash) =>
      new HashAlgorithmName(self.name),
    'int HashLengthInBytes { get; }': (self: IncrementalHash) => self.length,
    'void AppendData(byte[] data)': (self: IncrementalHash, data: Bytes) =>
      self.append(bytesOf(data, 'data')),
    'void AppendData(ReadOnlySpan<byte> data)': (self: IncrementalHash, data: Span<number>) =>
      self.append(bytesOf(data, 'data')),
    'void AppendData(byte[] data, int offset, int count)': (
      self: IncrementalHash,
      data: Bytes,
      offset: number,
      count: number,
    ) => {
      const bytes = bytesOf(data, 'data');
      checkPart(bytes.length, offset, count);
      self.append(bytes.subarray(offset, offset + count));
    },
    'int GetCurrentHash(Span<byte> destination)': (self: IncrementalHash, destination: Span<number>) =>
      write(self.current(), destination),
    'int GetHashAndReset(Span<byte> destination)': (self: IncrementalHash, destination: Span<number>) =>
      write(self.finish(), destination),
    'bool TryGetCurrentHash(Span<byte> destination, out int bytesWritten)': (
      self: IncrementalHash,
      destination: Span<number>,
      written: Ref<number>,
    ) => tryWrite(() => self.current(), self.length, destination, written),
    'bool TryGetHashAndReset(Span<byte> destination, out int bytesWritten)': (
      self: IncrementalHash,
      destination: Span<number>,
      written: Ref<number>,
    ) => tryWrite(() => self.finish(), self.length, destination, written),
    'byte[] GetHashAndReset()': (self: IncrementalHash) => self.finish(),
    'byte[] GetCurrentHash()': (self: IncrementalHash) => self.current(),
    'void Dispose()': () => undefined,
  }),
  { runtime: IncrementalHash },
);
