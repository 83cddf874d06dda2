// Hashes and HMACs of System.Security.Cryptography.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidCastException,
} from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { ValueTask } from '@mockwright/language/runtime/tasks';
import { typeName as nameOfType } from '@mockwright/language/runtime/type-name';
import { createHash } from 'node:crypto';
import { toByteArray } from '../System/base64.ts';
import { HashAlgorithm } from './hash-algorithm.ts';
import { algorithms, dataOf, required, tryWrite } from './hash-data.ts';
import type { Algorithm, Bytes, Source } from './hash-data.ts';
import { Hmac, hmac } from './hmac.ts';
import { randomBytes } from './random-bytes.ts';

function hash(algorithm: Algorithm, data: Uint8Array): NetArray<number> {
  return toByteArray(createHash(algorithm.node).update(data).digest());
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
export function createNamed(name: string | null): HashAlgorithm | null {
  if (name === null) throw new ArgumentNullException('name');
  return namedHashes.get(name.toLowerCase())?.() ?? null;
}
/** `T.Create(name)`: what the name says, which must be of the type. @throws {InvalidCastException} when it is not */
export const createAs =
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
export const hashing = (modifier: 'abstract' | 'override'): Record<string, Implementation> => ({
  [`${modifier} void Initialize()`]: (self: HashAlgorithm) => self.reset(),
  [`protected ${modifier} void HashCore(byte[] array, int ibStart, int cbSize)`]: (
    self: HashAlgorithm,
    array: Bytes,
    start: number,
    count: number,
  ) => void self.take(array, start, count),
  [`protected ${modifier} byte[] HashFinal()`]: (self: HashAlgorithm) => self.final(),
});
/** Hash algorithms and HMACs. */
export const cryptographyTypes: readonly TypeDeclaration[] = [
  ...algorithms.flatMap(declareHash),
  ...algorithms.map(declareHmac),
];
