// `HKDF`: keys from other keys (RFC 5869).
import { createHmac } from 'node:crypto';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { toByteArray } from '../../System/base64.ts';
import { digestOf } from '../../System.Security.Cryptography/hash-algorithm-name.ts';
import type { HashAlgorithmName } from '../../System.Security.Cryptography/hash-algorithm-name.ts';

const space = 'System.Security.Cryptography';
type Bytes = readonly number[] | null;

function mac(algorithm: HashAlgorithmName, key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array {
  const hmac = createHmac(digestOf(algorithm), key);
  for (const part of parts) {
    spend(part.length);
    hmac.update(part);
  }
  return hmac.digest();
}
const sizeOf = (algorithm: HashAlgorithmName): number => mac(algorithm, new Uint8Array()).length;
const bytesOf = (bytes: Bytes): Uint8Array => Uint8Array.from(bytes ?? []);

/** @throws {ArgumentOutOfRangeException} for a length that the algorithm cannot give */
function checkLength(algorithm: HashAlgorithmName, length: number): void {
  if (length <= 0)
    throw new ArgumentOutOfRangeException(
      'outputLength',
      `outputLength ('${length}') must be a non-negative and non-zero value.`,
      { value: length, text: String(length) },
    );
  const most = 255 * sizeOf(algorithm);
  if (length > most)
    throw new ArgumentOutOfRangeException(
      'outputLength',
      `Output keying material length can be at most ${most} bytes (255 * hash length).`,
    );
}
function extract(algorithm: HashAlgorithmName, material: Bytes, salt: Bytes): Uint8Array {
  return mac(algorithm, bytesOf(salt), bytesOf(notNull(material, 'ikm')));
}
function expand(
  algorithm: HashAlgorithmName,
  key: Uint8Array,
  length: number,
  info: Bytes,
): NetArray<number> {
  const bytes: number[] = [];
  let block: Uint8Array = new Uint8Array();
  const told = bytesOf(info);
  for (let count = 1; bytes.length < length; count++) {
    block = mac(algorithm, key, block, told, Uint8Array.of(count));
    bytes.push(...block);
  }
  return toByteArray(bytes.slice(0, length));
}

const name = `${space}.HashAlgorithmName hashAlgorithmName`;
/** `System.Security.Cryptography.HKDF`. */
export const hkdfType: TypeDeclaration = declareType(`public static class ${space}.HKDF`, () => ({
  [`static byte[] Extract(${name}, byte[] ikm, byte[]? salt = null)`]: (
    algorithm: HashAlgorithmName,
    material: Bytes,
    salt: Bytes,
  ) => toByteArray(extract(algorithm, material, salt)),
  [`static byte[] Expand(${name}, byte[] prk, int outputLength, byte[]? info = null)`]: (
    algorithm: HashAlgorithmName,
    key: Bytes,
    length: number,
    info: Bytes,
  ) => {
    const bytes = bytesOf(notNull(key, 'prk'));
    checkLength(algorithm, length);
    const least = sizeOf(algorithm);
    if (bytes.length < least)
      throw new ArgumentException(`The pseudo-random key length must be at least ${least} bytes.`, 'prk');
    return expand(algorithm, bytes, length, info);
  },
  [`static byte[] DeriveKey(${name}, byte[] ikm, int outputLength, byte[]? salt = null, byte[]? info = null)`]:
    (algorithm: HashAlgorithmName, material: Bytes, length: number, salt: Bytes, info: Bytes) => {
      notNull(material, 'ikm');
      checkLength(algorithm, length);
      return expand(algorithm, extract(algorithm, material, salt), length, info);
    },
}));
