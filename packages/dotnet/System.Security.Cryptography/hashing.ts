// Hashes and HMACs of System.Security.Cryptography.
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { createHash, createHmac } from 'node:crypto';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidCastException,
  PlatformNotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { Span } from '@mockwright/language/runtime/span';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import { typeName as nameOfType } from '@mockwright/language/runtime/type-name';
import { Stream } from '../System.IO/stream.ts';
import { checkNotNegative } from '../System/text/range-checks.ts';
import { toByteArray } from '../System/base64.ts';
import { randomBytes } from './random-bytes.ts';

type Bytes = readonly number[] | null;

function required(bytes: Bytes, name: string): Uint8Array {
  if (bytes === null) throw new ArgumentNullException(name);
  spend(bytes.length);
  return Uint8Array.from(bytes);
}

/** The algorithms: .NET's name, Node's, the size of a hash and of a block in bytes. */
const algorithms = [
  { name: 'MD5', node: 'md5', size: 16, block: 64 },
  { name: 'SHA1', node: 'sha1', size: 20, block: 64 },
  { name: 'SHA256', node: 'sha256', size: 32, block: 64 },
  { name: 'SHA384', node: 'sha384', size: 48, block: 128 },
  { name: 'SHA512', node: 'sha512', size: 64, block: 128 },
  { name: 'SHA3_256', node: 'sha3-256', size: 32, block: 136 },
  { name: 'SHA3_384', node: 'sha3-384', size: 48, block: 104 },
  { name: 'SHA3_512', node: 'sha3-512', size: 64, block: 72 },
] as const;
type Algorithm = (typeof algorithms)[number];

function hash(algorithm: Algorithm, data: Uint8Array): NetArray<number> {
  return toByteArray(createHash(algorithm.node).update(data).digest());
}
function hmac(algorithm: Algorithm, key: Uint8Array, data: Uint8Array): NetArray<number> {
  return toByteArray(createHmac(algorithm.node, key).update(data).digest());
}

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
type Source = Bytes | Span<number> | Stream;
function dataOf(source: Source, name: string): Uint8Array {
  if (source instanceof Stream) return Uint8Array.from(source.readRest());
  return required(source instanceof Span ? source.copy() : source, name);
}
/** Writes a hash into a span; the length, or -1 where it does not fit. */
function tryWrite(hashed: NetArray<number>, destination: Span<number>): number {
  if (destination.length < hashed.length) return -1;
  hashed.forEach((byte, index) => destination.set(index, byte));
  return hashed.length;
}
/** @throws {ArgumentException} where a hash does not fit */
function write(hashed: NetArray<number>, destination: Span<number>): number {
  const length = tryWrite(hashed, destination);
  if (length < 0) throw new ArgumentException('Destination is too short.', 'destination');
  return length;
}

/** The ways to hash at once, with a key or without. */
function hashDataMembers(
  keyed: boolean,
  compute: (key: Uint8Array, data: Uint8Array) => NetArray<number>,
): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const hashed = (args: readonly Source[]): NetArray<number> =>
    compute(keyed ? dataOf(args[0]!, 'key') : new Uint8Array(), dataOf(args.at(-1)!, 'source'));
  const source = 'ReadOnlySpan<byte> source';
  const key = keyed ? 'ReadOnlySpan<byte> key, ' : '';
  members[`static byte[] HashData(${keyed ? 'byte[] key, ' : ''}byte[] source)`] = (...args: Bytes[]) =>
    hashed(args);
  members[`static byte[] HashData(${key}${source})`] = (...args: Source[]) => hashed(args);
  members[`static byte[] HashData(${key}System.IO.Stream source)`] = (...args: Source[]) => hashed(args);
  if (keyed)
    members['static byte[] HashData(byte[] key, System.IO.Stream source)'] = (...args: Source[]) =>
      hashed(args);
  for (const from of [source, 'System.IO.Stream source']) {
    members[`static int HashData(${key}${from}, Span<byte> destination)`] = (...args: Source[]) =>
      write(hashed(args.slice(0, -1)), args.at(-1) as Span<number>);
  }
  const memory = keyed ? 'ReadOnlyMemory<byte> key, ' : '';
  const later = 'System.IO.Stream source';
  const cancels = 'System.Threading.CancellationToken cancellationToken = default';
  for (const keyPart of keyed ? ['byte[] key, ', memory] : [''])
    members[`static System.Threading.Tasks.ValueTask<byte[]> HashDataAsync(${keyPart}${later}, ${cancels})`] =
      (...args: Source[]) =>
        new ValueTask(arrayOf(specialType('byte')), undefined, hashed(args.slice(0, -1)));
  members[
    `static System.Threading.Tasks.ValueTask<int> HashDataAsync(${memory}${later}, Memory<byte> destination, ${cancels})`
  ] = (...args: Source[]) => {
    const [destination, ...rest] = args.slice(0, -1).reverse();
    return new ValueTask(
      specialType('int'),
      undefined,
      write(hashed(rest.reverse()), destination as Span<number>),
    );
  };
  members[`static bool TryHashData(${key}${source}, Span<byte> destination, out int bytesWritten)`] = (
    ...args: unknown[]
  ) => {
    const length = tryWrite(hashed(args.slice(0, -2) as Source[]), args.at(-2) as Span<number>);
    (args.at(-1) as Ref<number>).v = Math.max(0, length);
    return length >= 0;
  };
  return members;
}

/** A hash algorithm as an object. */
abstract class HashAlgorithm {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  abstract readonly algorithm: Algorithm;
  lastHash: NetArray<number> | null = null;
  // Fields that classes of templates use.
  HashSizeValue = 0;
  HashValue: NetArray<number> | null = null;
  State = 0;
  /** It has become one of a template class, which brings the way to compute. */
  $adopted(): void {
    const core = overrideOf(this, 'HashAlgorithm.HashCore/3');
    const final = overrideOf(this, 'HashAlgorithm.HashFinal/0');
    const initialize = overrideOf(this, 'HashAlgorithm.Initialize/0');
    if (!core && !final) return;
    this.compute = (data) => {
      const bytes = toByteArray(data);
      if (core) core.call(this, bytes, 0, data.length);
      else for (const byte of bytes) this.#blocks.push(byte);
      const result = final ? (final.call(this) as NetArray<number>) : this.final();
      initialize?.call(this);
      return (this.HashValue = result);
    };
  }
  /** What `TransformBlock` took so far. */
  #blocks: number[] = [];
  abstract compute(data: Uint8Array): NetArray<number>;
  computeHash(buffer: Bytes, offset: number = 0, count?: number): NetArray<number> {
    const data = required(buffer, 'buffer');
    if (offset < 0) throw new ArgumentOutOfRangeException('offset', 'Non-negative number required.');
    const length = count ?? data.length - offset;
    if (length < 0 || length > data.length) throw new ArgumentException('Value was invalid.');
    if (data.length - length < offset) {
      throw new ArgumentException(outOfArray);
    }
    return (this.lastHash = this.compute(data.subarray(offset, offset + length)));
  }
  /** `TransformBlock`: some of the data. @throws {ArgumentException} for what is not within the array */
  take(buffer: Bytes, offset: number, count: number): number[] {
    const { length } = required(buffer, 'inputBuffer');
    checkNotNegative('inputOffset', offset);
    if (count < 0 || count > length) throw new ArgumentException('Value was invalid.');
    if (length - count < offset) throw new ArgumentException(outOfArray);
    const part = buffer!.slice(offset, offset + count);
    for (const byte of part) this.#blocks.push(byte);
    return part;
  }
  /** `TransformFinalBlock`: the rest of the data. */
  finish(buffer: Bytes, offset: number, count: number): NetArray<number> {
    const part = this.take(buffer, offset, count);
    this.lastHash = this.compute(Uint8Array.from(this.#blocks));
    this.#blocks = [];
    return toByteArray(part);
  }
  /** `HashFinal()` of the library's own kind of algorithm. */
  final(): NetArray<number> {
    const library = Object.getPrototypeOf(this) as HashAlgorithm;
    const hashed = library.compute.call(this, Uint8Array.from(this.#blocks));
    this.#blocks = [];
    return hashed;
  }
  reset(): void {
    this.#blocks = [];
  }
}
abstract class Hmac extends HashAlgorithm {
  key: Uint8Array;
  constructor(key: Uint8Array) {
    super();
    this.key = key;
  }
  override compute(data: Uint8Array): NetArray<number> {
    return hmac(this.algorithm, this.key, data);
  }
}

/** Names that .NET kept from its Framework: the same algorithms. */
const formerNames: Partial<Record<Algorithm['name'], readonly string[]>> = {
  MD5: ['MD5CryptoServiceProvider'],
  SHA1: ['SHA1CryptoServiceProvider', 'SHA1Managed'],
  SHA256: ['SHA256CryptoServiceProvider', 'SHA256Managed'],
  SHA384: ['SHA384CryptoServiceProvider', 'SHA384Managed'],
  SHA512: ['SHA512CryptoServiceProvider', 'SHA512Managed'],
};

/** What `HashAlgorithm.Create(name)` makes, by the names that .NET knows: small letters, no dashes. */
const namedHashes = new Map<string, () => HashAlgorithm>();
function nameHash(type: string, create: () => HashAlgorithm): void {
  namedHashes.set(type.toLowerCase(), create);
  namedHashes.set(`system.security.cryptography.${type.toLowerCase()}`, create);
}
/** @throws {ArgumentNullException} for null */
function createNamed(name: string | null): HashAlgorithm | null {
  if (name === null) throw new ArgumentNullException('name');
  return namedHashes.get(name.toLowerCase())?.() ?? null;
}
function selectAlgorithm(): never {
  throw new PlatformNotSupportedException(
    'This platform does not allow the automatic selection of an algorithm.',
  );
}
/** `T.Create(name)`: what the name says, which must be of the type. @throws {InvalidCastException} when it is not */
const createAs =
  (type: abstract new (...args: never[]) => HashAlgorithm, typeName: string) =>
  (name: string | null): HashAlgorithm | null => {
    const made: HashAlgorithm | null = createNamed(name);
    if (made !== null && !(type.prototype as object).isPrototypeOf(made))
      throw new InvalidCastException(
        `Unable to cast object of type '${nameOfType(made.$type)}' to type 'System.Security.Cryptography.${typeName}'.`,
      );
    return made;
  };

function declareHash(algorithm: Algorithm): readonly TypeDeclaration[] {
  class Hash extends HashAlgorithm {
    readonly algorithm: Algorithm = algorithm;
    override compute(data: Uint8Array): NetArray<number> {
      return hash(algorithm, data);
    }
  }
  const space = 'System.Security.Cryptography';
  const name = `${space}.${algorithm.name}`;
  const former = (formerNames[algorithm.name] ?? []).map((formerName) => {
    class FormerHash extends Hash {}
    if (formerName === formerNames[algorithm.name]!.at(algorithm.size > 20 ? -1 : 0)) {
      nameHash(algorithm.name, () => new FormerHash());
      if (algorithm.size > 20) namedHashes.set(`sha-${algorithm.size * 8}`, () => new FormerHash());
      if (algorithm.name === 'SHA1') {
        namedHashes.set('sha', () => new FormerHash());
        namedHashes.set('system.security.cryptography.hashalgorithm', () => new FormerHash());
      }
    }
    return declareType(
      `public sealed class ${space}.${formerName} : ${name}`,
      () => ({ [`${formerName}()`]: () => new FormerHash() }),
      { runtime: FormerHash },
    );
  });
  const type = declareType(
    `public abstract class ${name} : ${space}.HashAlgorithm`,
    () => ({
      [`protected ${algorithm.name}()`]: () => new Hash(),
      [`static new ${name} Create()`]: () => new Hash(),
      ...(algorithm.name.startsWith('SHA3_')
        ? {}
        : { [`static new ${name}? Create(string hashName)`]: createAs(Hash, algorithm.name) }),
      ...hashDataMembers(false, (_key, data) => hash(algorithm, data)),
      'const int HashSizeInBits': algorithm.size * 8,
      'const int HashSizeInBytes': algorithm.size,
      ...(algorithm.name.startsWith('SHA3_') ? { 'static bool IsSupported { get; }': () => true } : {}),
    }),
    { runtime: Hash },
  );
  return [type, ...former];
}
function declareHmac(algorithm: Algorithm): TypeDeclaration {
  class KeyedHash extends Hmac {
    readonly algorithm: Algorithm = algorithm;
  }
  const name = `HMAC${algorithm.name}`;
  const withKey = (key: Bytes): KeyedHash => new KeyedHash(required(key, 'key'));
  if (!algorithm.name.startsWith('SHA3_'))
    nameHash(name, () => new KeyedHash(Uint8Array.from(randomBytes(algorithm.block))));
  return declareType(
    `public class System.Security.Cryptography.${name} : System.Security.Cryptography.HMAC`,
    () => ({
      [`${name}()`]: () => new KeyedHash(Uint8Array.from(randomBytes(algorithm.block))),
      [`${name}(byte[] key)`]: withKey,
      // What the second parameter chooses made a difference in .NET Framework.
      ...(algorithm.name === 'SHA1' && { [`${name}(byte[] key, bool useManagedSha1)`]: withKey }),
      ...hashDataMembers(true, (key, data) => hmac(algorithm, key, data)),
      'const int HashSizeInBits': algorithm.size * 8,
      'const int HashSizeInBytes': algorithm.size,
    }),
    { runtime: KeyedHash },
  );
}

/** What a kind of algorithm has to have, and those of the library have. */
const hashing = (modifier: 'abstract' | 'override'): Record<string, Implementation> => ({
  [`${modifier} void Initialize()`]: (self: HashAlgorithm) => self.reset(),
  [`protected ${modifier} void HashCore(byte[] array, int ibStart, int cbSize)`]: (
    self: HashAlgorithm,
    array: Bytes,
    start: number,
    count: number,
  ) => void self.take(array, start, count),
  [`protected ${modifier} byte[] HashFinal()`]: (self: HashAlgorithm) => self.final(),
});
const hashMembers: Record<string, Implementation> = {
  'static System.Security.Cryptography.HashAlgorithm Create()': selectAlgorithm,
  'static System.Security.Cryptography.HashAlgorithm? Create(string hashName)': createNamed,
  'byte[] ComputeHash(byte[] buffer)': (self: HashAlgorithm, buffer: Bytes) => self.computeHash(buffer),
  'byte[] ComputeHash(byte[] buffer, int offset, int count)': (
    self: HashAlgorithm,
    buffer: Bytes,
    offset: number,
    count: number,
  ) => self.computeHash(buffer, offset, count),
  'byte[] ComputeHash(System.IO.Stream inputStream)': (self: HashAlgorithm, stream: Stream | null) =>
    (self.lastHash = self.compute(dataOf(stream, 'inputStream'))),
  'System.Threading.Tasks.Task<byte[]> ComputeHashAsync(System.IO.Stream inputStream, System.Threading.CancellationToken cancellationToken = default)':
    (self: HashAlgorithm, stream: Stream | null) =>
      completedTask(
        (self.lastHash = self.compute(dataOf(stream, 'inputStream'))),
        arrayOf(specialType('byte')),
      ),
  'bool TryComputeHash(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten)': (
    self: HashAlgorithm,
    source: Span<number>,
    destination: Span<number>,
    bytesWritten: Ref<number>,
  ) => {
    const length = tryWrite(self.compute(dataOf(source, 'source')), destination);
    bytesWritten.v = Math.max(0, length);
    return length >= 0;
  },
  'int TransformBlock(byte[] inputBuffer, int inputOffset, int inputCount, byte[]? outputBuffer, int outputOffset)':
    (
      self: HashAlgorithm,
      input: Bytes,
      offset: number,
      count: number,
      output: number[] | null,
      outputOffset: number,
    ) => {
      const part = self.take(input, offset, count);
      if (output) part.forEach((byte, index) => (output[outputOffset + index] = byte));
      return count;
    },
  'byte[] TransformFinalBlock(byte[] inputBuffer, int inputOffset, int inputCount)': (
    self: HashAlgorithm,
    input: Bytes,
    offset: number,
    count: number,
  ) => self.finish(input, offset, count),
  'virtual bool CanReuseTransform { get; }': () => true,
  'virtual bool CanTransformMultipleBlocks { get; }': () => true,
  'virtual int InputBlockSize { get; }': () => 1,
  'virtual int OutputBlockSize { get; }': () => 1,
  'void Dispose()': () => undefined,
  'void Clear()': () => undefined,
  'protected HashAlgorithm()': () => {
    throw new Error('Abstract.');
  },
  ...hashing('abstract'),
  'protected int HashSizeValue': undefined,
  'protected byte[]? HashValue': undefined,
  'protected int State': undefined,
  'protected virtual void Dispose(bool disposing)': () => undefined,
  'virtual int HashSize { get; }': (self: HashAlgorithm) =>
    (self.algorithm as Algorithm | undefined) ? self.algorithm.size * 8 : self.HashSizeValue,
  'virtual byte[]? Hash { get; }': (self: HashAlgorithm) => self.lastHash,
};

/** Hash algorithms and HMACs. */
export const cryptographyTypes: readonly TypeDeclaration[] = [
  declareType('public abstract class System.Security.Cryptography.HashAlgorithm : IDisposable', hashMembers, {
    runtime: HashAlgorithm,
  }),
  declareType(
    'public abstract class System.Security.Cryptography.KeyedHashAlgorithm : System.Security.Cryptography.HashAlgorithm',
    () => ({
      'byte[] Key { get; set; }': {
        get: (self: Hmac) => toByteArray(self.key),
        set: (self: Hmac, key: Bytes) => (self.key = required(key, 'value')),
      },
    }),
    { runtime: Hmac },
  ),
  declareType(
    'public abstract class System.Security.Cryptography.HMAC : System.Security.Cryptography.KeyedHashAlgorithm',
    () => ({
      'static new System.Security.Cryptography.HMAC Create()': selectAlgorithm,
      'static new System.Security.Cryptography.HMAC? Create(string algorithmName)': createAs(Hmac, 'HMAC'),
      ...hashing('override'),
      'string HashName { get; }': (self: Hmac) => self.algorithm.name,
    }),
  ),
  ...algorithms.flatMap(declareHash),
  ...algorithms.map(declareHmac),
];
