// Hashes, HMACs and random bytes of System.Security.Cryptography.
import type { Span } from '../../../runtime/span.ts';
import { createHash, createHmac } from 'node:crypto';
import { declareType } from '../../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import type { NetArray } from '../../../runtime/box.ts';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '../../../runtime/exceptions.ts';
import { currentRun, spend, spendMemory } from '../../../runtime/run.ts';
import { toByteArray } from '../base64.ts';
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

/** A hash algorithm as an object. */
abstract class HashAlgorithm {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  abstract readonly algorithm: Algorithm;
  lastHash: NetArray<number> | null = null;
  abstract compute(data: Uint8Array): NetArray<number>;
  computeHash(buffer: Bytes, offset: number = 0, count?: number): NetArray<number> {
    const data = required(buffer, 'buffer');
    if (offset < 0) throw new ArgumentOutOfRangeException('offset', 'Non-negative number required.');
    const length = count ?? data.length - offset;
    if (length < 0 || length > data.length) throw new ArgumentException('Value was invalid.');
    if (data.length - length < offset) {
      throw new ArgumentException(
        'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.',
      );
    }
    return (this.lastHash = this.compute(data.subarray(offset, offset + length)));
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

function declareHash(algorithm: Algorithm): TypeDeclaration {
  class Hash extends HashAlgorithm {
    readonly algorithm: Algorithm = algorithm;
    override compute(data: Uint8Array): NetArray<number> {
      return hash(algorithm, data);
    }
  }
  const name = `System.Security.Cryptography.${algorithm.name}`;
  return declareType(
    `public abstract class ${name} : System.Security.Cryptography.HashAlgorithm`,
    {
      [`static ${name} Create()`]: () => new Hash(),
      'static byte[] HashData(ReadOnlySpan<byte> source)': (source: Span<number>) =>
        hash(algorithm, Uint8Array.from(source.copy())),
      'static byte[] HashData(byte[] source)': (source: Bytes) => hash(algorithm, required(source, 'source')),
      'const int HashSizeInBits': algorithm.size * 8,
      'const int HashSizeInBytes': algorithm.size,
      ...(algorithm.name.startsWith('SHA3') ? { 'static bool IsSupported { get; }': () => true } : {}),
    },
    { runtime: Hash },
  );
}
function declareHmac(algorithm: Algorithm): TypeDeclaration {
  class KeyedHash extends Hmac {
    readonly algorithm: Algorithm = algorithm;
  }
  const name = `HMAC${algorithm.name}`;
  return declareType(
    `public class System.Security.Cryptography.${name} : System.Security.Cryptography.HMAC`,
    {
      [`${name}()`]: () => new KeyedHash(Uint8Array.from(randomBytes(algorithm.block))),
      [`${name}(byte[] key)`]: (key: Bytes) => new KeyedHash(required(key, 'key')),
      'static byte[] HashData(byte[] key, byte[] source)': (key: Bytes, source: Bytes) =>
        hmac(algorithm, required(key, 'key'), required(source, 'source')),
      'const int HashSizeInBits': algorithm.size * 8,
      'const int HashSizeInBytes': algorithm.size,
    },
    { runtime: KeyedHash },
  );
}

const hashMembers: Record<string, Implementation> = {
  'byte[] ComputeHash(byte[] buffer)': (self: HashAlgorithm, buffer: Bytes) => self.computeHash(buffer),
  'byte[] ComputeHash(byte[] buffer, int offset, int count)': (
    self: HashAlgorithm,
    buffer: Bytes,
    offset: number,
    count: number,
  ) => self.computeHash(buffer, offset, count),
  'void Dispose()': () => undefined,
  'void Clear()': () => undefined,
  'void Initialize()': () => undefined,
  'int HashSize { get; }': (self: HashAlgorithm) => self.algorithm.size * 8,
  'byte[]? Hash { get; }': (self: HashAlgorithm) => self.lastHash,
};

/** Cryptographic randomness: in a run it is the run's own, so that a seed repeats everything. */
class RandomNumberGenerator {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
function fill(data: number[] | null, accept: (byte: number) => boolean): void {
  if (data === null) throw new ArgumentNullException('data');
  for (let index = 0; index < data.length;) {
    const [byte] = randomBytes(1);
    if (accept(byte!)) data[index++] = byte!;
  }
}
function between(from: number, to: number): number {
  if (from >= to)
    throw new ArgumentException('Range of random number does not contain at least one possibility.');
  return from + Math.floor(currentRun().options.random() * (to - from));
}
function notNegative(name: string, value: number): void {
  if (value < 0)
    throw new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
      value,
      text: String(value),
    });
}
function pick(choices: string, length: number): string {
  notNegative('length', length);
  if (choices === '') throw new ArgumentException('Span may not be empty.', 'choices');
  spendMemory(length);
  return Array.from({ length }, () => choices.charAt(between(0, choices.length))).join('');
}

const randomNumberGeneratorType = declareType(
  'public abstract class System.Security.Cryptography.RandomNumberGenerator : IDisposable',
  {
    'static System.Security.Cryptography.RandomNumberGenerator Create()': () => new RandomNumberGenerator(),
    'void Dispose()': () => undefined,
    'void GetBytes(byte[] data)': (_self: RandomNumberGenerator, data: number[] | null) =>
      fill(data, () => true),
    'void GetNonZeroBytes(byte[] data)': (_self: RandomNumberGenerator, data: number[] | null) =>
      fill(data, (byte) => byte !== 0),
    'static int GetInt32(int fromInclusive, int toExclusive)': between,
    'static int GetInt32(int toExclusive)': (to: number) => {
      if (to <= 0) {
        throw new ArgumentOutOfRangeException(
          'toExclusive',
          `toExclusive ('${to}') must be a non-negative and non-zero value.`,
          { value: to, text: String(to) },
        );
      }
      return between(0, to);
    },
    'static void Fill(Span<byte> data)': (data: Span<number>) => {
      for (const [index, byte] of randomBytes(data.length).entries()) data.set(index, byte);
    },
    'static T[] GetItems<T>(ReadOnlySpan<T> choices, int length)': (
      choices: Span,
      length: number,
      T: Type,
    ) => {
      notNegative('length', length);
      if (choices.length === 0) throw new ArgumentException('Span may not be empty.', 'choices');
      spendMemory(length * 8);
      return toArray(
        Array.from({ length }, () => choices.get(between(0, choices.length))),
        T,
      );
    },
    'static void Shuffle<T>(Span<T> values)': (values: Span) => {
      for (let index = 0; index < values.length - 1; index++) {
        const other = between(index, values.length);
        const item = values.get(index);
        values.set(index, values.get(other));
        values.set(other, item);
      }
    },
    'static byte[] GetBytes(int count)': (count: number) => {
      notNegative('count', count);
      return toByteArray(randomBytes(count));
    },
    'static string GetHexString(int stringLength, bool lowercase = false)': (
      length: number,
      lowercase: boolean,
    ) => pick(lowercase ? '0123456789abcdef' : '0123456789ABCDEF', length),
    // Takes a span in .NET, to which a string converts.
    'static string GetString(string choices, int length)': pick,
  },
  { runtime: RandomNumberGenerator },
);

/** Hash algorithms, HMACs and random numbers. */
export const cryptographyTypes: readonly TypeDeclaration[] = [
  declareType('public abstract class System.Security.Cryptography.HashAlgorithm : IDisposable', hashMembers, {
    runtime: HashAlgorithm,
  }),
  declareType(
    'public abstract class System.Security.Cryptography.KeyedHashAlgorithm : System.Security.Cryptography.HashAlgorithm',
    {
      'byte[] Key { get; set; }': {
        get: (self: Hmac) => toByteArray(self.key),
        set: (self: Hmac, key: Bytes) => (self.key = required(key, 'value')),
      },
    },
    { runtime: Hmac },
  ),
  declareType(
    'public abstract class System.Security.Cryptography.HMAC : System.Security.Cryptography.KeyedHashAlgorithm',
    {
      'string HashName { get; }': (self: Hmac) => self.algorithm.name,
    },
  ),
  ...algorithms.map(declareHash),
  ...algorithms.map(declareHmac),
  randomNumberGeneratorType,
];
