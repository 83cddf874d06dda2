// `System.Security.Cryptography.HashAlgorithmName`, and what the platform calls the algorithms.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { ownValue } from '@mockwright/language/text/own-value';
import { CryptographicException } from './cryptographic-exception.ts';

const space = 'System.Security.Cryptography';

/** The name of an algorithm. */
export class HashAlgorithmName {
  declare readonly $type: NamedType;
  readonly name: string | null;
  constructor(name: string | null) {
    this.name = name;
  }
  $equals(other: unknown): boolean {
    return other instanceof HashAlgorithmName && other.name === this.name;
  }
  $hash(): number {
    return this.name === null ? 0 : hash(this.name);
  }
  $toString(): string {
    return this.name ?? '';
  }
}
/** Node's names by .NET's. */
const nodeNames: Readonly<Record<string, string>> = {
  MD5: 'md5',
  SHA1: 'sha1',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-384': 'sha3-384',
  'SHA3-512': 'sha3-512',
};
const nameMembers = Object.fromEntries(
  Object.keys(nodeNames).map((name) => [
    `static ${space}.HashAlgorithmName ${name.replace('-', '_')} { get; }`,
    () => new HashAlgorithmName(name),
  ]),
);
/** The platform's name of an algorithm. @throws {ArgumentException | CryptographicException} */
export function digestOf(algorithm: HashAlgorithmName): string {
  if (!algorithm.name)
    throw new ArgumentException('The hash algorithm name cannot be null or empty.', 'hashAlgorithm');
  const digest = ownValue(nodeNames, algorithm.name);
  if (digest === undefined)
    throw new CryptographicException(`'${algorithm.name}' is not a known hash algorithm.`);
  return digest;
}

/** The algorithms by their object identifiers. */
const identifiers: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.5': 'MD5',
  '1.3.14.3.2.26': 'SHA1',
  '2.16.840.1.101.3.4.2.1': 'SHA256',
  '2.16.840.1.101.3.4.2.2': 'SHA384',
  '2.16.840.1.101.3.4.2.3': 'SHA512',
  '2.16.840.1.101.3.4.2.8': 'SHA3-256',
  '2.16.840.1.101.3.4.2.9': 'SHA3-384',
  '2.16.840.1.101.3.4.2.10': 'SHA3-512',
};

/** `HashAlgorithmName`. */
export const hashAlgorithmNameType: TypeDeclaration = declareType(
  `public readonly struct ${space}.HashAlgorithmName : IEquatable<${space}.HashAlgorithmName>`,
  () => ({
    'HashAlgorithmName(string? name)': (name: string | null) => new HashAlgorithmName(name),
    'string? Name { get; }': (self: HashAlgorithmName) => self.name,
    ...nameMembers,
    'override string ToString()': (self: HashAlgorithmName) => self.$toString(),
    [`bool Equals(${space}.HashAlgorithmName other)`]: (self: HashAlgorithmName, other: HashAlgorithmName) =>
      self.$equals(other),
    [`static ${space}.HashAlgorithmName FromOid(string oidValue)`]: (oid: string | null) => {
      const name = ownValue(identifiers, notNull(oid, 'oidValue'));
      if (name === undefined)
        throw new CryptographicException(
          `The specified OID (${oid}) does not represent a known hash algorithm.`,
        );
      return new HashAlgorithmName(name);
    },
    [`static bool TryFromOid(string oidValue, out ${space}.HashAlgorithmName value)`]: (
      oid: string | null,
      value: Ref,
    ) => {
      const name = ownValue(identifiers, notNull(oid, 'oidValue'));
      value.v = new HashAlgorithmName(name ?? null);
      return name !== undefined;
    },
    [`static bool operator ==(${space}.HashAlgorithmName left, ${space}.HashAlgorithmName right)`]: (
      left: HashAlgorithmName,
      right: HashAlgorithmName,
    ) => left.$equals(right),
    [`static bool operator !=(${space}.HashAlgorithmName left, ${space}.HashAlgorithmName right)`]: (
      left: HashAlgorithmName,
      right: HashAlgorithmName,
    ) => !left.$equals(right),
  }),
  { runtime: HashAlgorithmName, defaultValue: () => new HashAlgorithmName(null) },
);
