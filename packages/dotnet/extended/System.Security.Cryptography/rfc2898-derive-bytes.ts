// The class `System.Security.Cryptography.Rfc2898DeriveBytes`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { BudgetError, requireTime, spend, spendMemory } from '@mockwright/language/runtime/run';
import { Span } from '@mockwright/language/runtime/span';
import { pbkdf2Sync } from 'node:crypto';
import { toByteArray } from '../../System/base64.ts';
import { textOf } from '../../System/span-members.ts';
import type { SomeText } from '../../System/span-members.ts';
import { HashAlgorithmName, digestOf } from '../../System.Security.Cryptography/hash-algorithm-name.ts';

type Secret = string | readonly number[] | Span<number> | null;

function bytesOf(secret: Secret, name: string): Uint8Array {
  if (secret === null) throw new ArgumentNullException(name);
  if (typeof secret === 'string') return Buffer.from(secret, 'utf8');
  return Uint8Array.from(secret instanceof Span ? secret.copy() : secret);
}
/** Nothing can stop the platform's own derivation: so many take a second or two. */
const maximumRounds = 5_000_000;
/** What a round takes, in milliseconds, of a short hash and of a long one. */
const shortRound = 0.0004;
const longRound = 0.001;
const longDigest = /sha(?:3|512)/;

function derive(
  password: Uint8Array,
  salt: Uint8Array,
  iterations: number,
  algorithm: HashAlgorithmName,
  length: number,
): Uint8Array {
  if (iterations < 1)
    throw new ArgumentOutOfRangeException(
      'iterations',
      `iterations ('${iterations}') must be a non-negative and non-zero value.`,
      { value: iterations, text: String(iterations) },
    );
  if (length < 0) throw new ArgumentOutOfRangeException('outputLength', 'Non-negative number required.');
  const digest = digestOf(algorithm);
  spendMemory(length);
  // Each block begins with all of the salt.
  const rounds = (iterations + (salt.length >> 6)) * Math.ceil(length / 20);
  if (rounds > maximumRounds)
    throw new BudgetError(
      `The code asked for ${rounds} rounds of a key derivation at once; the limit is ${maximumRounds}.`,
    );
  spend(rounds * 20);
  requireTime('A key derivation', rounds * (longDigest.test(digest) ? longRound : shortRound));
  return pbkdf2Sync(password, salt, iterations, length, digest);
}

/** What it gives goes on with every call. */
class Rfc2898DeriveBytes {
  declare readonly $type: NamedType;
  readonly password: Uint8Array;
  salt: Uint8Array;
  iterations: number;
  readonly algorithm: HashAlgorithmName;
  #given = 0;
  constructor(password: Secret, salt: Secret, iterations: number, algorithm: HashAlgorithmName) {
    this.password = bytesOf(password, 'password');
    this.salt = bytesOf(salt, 'salt');
    this.iterations = iterations;
    this.algorithm = algorithm;
  }
  $held(): Held {
    const [salt, iterations, given] = [this.salt, this.iterations, this.#given];
    const putBack = (): void => {
      [this.salt, this.iterations, this.#given] = [salt, iterations, given];
    };
    return { parts: [], putBack };
  }
  next(count: number): NetArray<number> {
    if (count <= 0) throw new ArgumentOutOfRangeException('cb', 'Positive number required.');
    const all = derive(this.password, this.salt, this.iterations, this.algorithm, this.#given + count);
    const bytes = all.subarray(this.#given);
    this.#given += count;
    return toByteArray(bytes);
  }
  reset(): void {
    this.#given = 0;
  }
}
const pbkdf2 = (
  password: Secret,
  salt: Secret,
  iterations: number,
  algorithm: HashAlgorithmName,
  length: number,
): NetArray<number> =>
  toByteArray(derive(bytesOf(password, 'password'), bytesOf(salt, 'salt'), iterations, algorithm, length));

/** `System.Security.Cryptography.Rfc2898DeriveBytes`. */
export const rfc2898DeriveBytesType: TypeDeclaration = declareType(
  'public class System.Security.Cryptography.Rfc2898DeriveBytes : IDisposable',
  () => ({
    ['Rfc2898DeriveBytes(string password, byte[] salt, int iterations, System.Security.Cryptography.HashAlgorithmName hashAlgorithm)']:
      (password: Secret, salt: Secret, iterations: number, algorithm: HashAlgorithmName) =>
        new Rfc2898DeriveBytes(password, salt, iterations, algorithm),
    ['Rfc2898DeriveBytes(byte[] password, byte[] salt, int iterations, System.Security.Cryptography.HashAlgorithmName hashAlgorithm)']:
      (password: Secret, salt: Secret, iterations: number, algorithm: HashAlgorithmName) =>
        new Rfc2898DeriveBytes(password, salt, iterations, algorithm),
    // Without the algorithm it is SHA-1, without the number of rounds a thousand.
    'Rfc2898DeriveBytes(string password, byte[] salt)': (password: Secret, salt: Secret) =>
      new Rfc2898DeriveBytes(password, salt, 1000, new HashAlgorithmName('SHA1')),
    'Rfc2898DeriveBytes(string password, byte[] salt, int iterations)': (
      password: Secret,
      salt: Secret,
      iterations: number,
    ) => new Rfc2898DeriveBytes(password, salt, iterations, new HashAlgorithmName('SHA1')),
    'Rfc2898DeriveBytes(byte[] password, byte[] salt, int iterations)': (
      password: Secret,
      salt: Secret,
      iterations: number,
    ) => new Rfc2898DeriveBytes(password, salt, iterations, new HashAlgorithmName('SHA1')),
    ['static byte[] Pbkdf2(string password, byte[] salt, int iterations, System.Security.Cryptography.HashAlgorithmName hashAlgorithm, int outputLength)']:
      pbkdf2,
    ['static byte[] Pbkdf2(byte[] password, byte[] salt, int iterations, System.Security.Cryptography.HashAlgorithmName hashAlgorithm, int outputLength)']:
      pbkdf2,
    ['static byte[] Pbkdf2(ReadOnlySpan<byte> password, ReadOnlySpan<byte> salt, int iterations, System.Security.Cryptography.HashAlgorithmName hashAlgorithm, int outputLength)']:
      pbkdf2,
    ['static byte[] Pbkdf2(ReadOnlySpan<char> password, ReadOnlySpan<byte> salt, int iterations, System.Security.Cryptography.HashAlgorithmName hashAlgorithm, int outputLength)']:
      (password: SomeText, salt: Secret, iterations: number, algorithm: HashAlgorithmName, length: number) =>
        pbkdf2(textOf(password), salt, iterations, algorithm, length),
    ['System.Security.Cryptography.HashAlgorithmName HashAlgorithm { get; }']: (self: Rfc2898DeriveBytes) =>
      self.algorithm,
    'int IterationCount { get; set; }': {
      get: (self: Rfc2898DeriveBytes) => self.iterations,
      set: (self: Rfc2898DeriveBytes, value: number) => {
        if (value <= 0) throw new ArgumentOutOfRangeException('value', 'Positive number required.');
        self.iterations = value;
        self.reset();
      },
    },
    'byte[] Salt { get; set; }': {
      get: (self: Rfc2898DeriveBytes) => toByteArray(self.salt),
      set: (self: Rfc2898DeriveBytes, value: Secret) => {
        self.salt = bytesOf(value, 'value');
        self.reset();
      },
    },
    'void Reset()': (self: Rfc2898DeriveBytes) => self.reset(),
    'byte[] GetBytes(int cb)': (self: Rfc2898DeriveBytes, count: number) => self.next(count),
    'void Dispose()': () => undefined,
  }),
  { runtime: Rfc2898DeriveBytes },
);
