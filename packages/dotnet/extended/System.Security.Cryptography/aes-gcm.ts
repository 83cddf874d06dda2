// The class `System.Security.Cryptography.AesGcm`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { Span } from '@mockwright/language/runtime/span';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { CipherGCMTypes } from 'node:crypto';
import {
  AuthenticationTagMismatchException,
  CryptographicException,
} from '../../System.Security.Cryptography/cryptographic-exception.ts';
import { KeySizes } from './key-sizes.ts';

type Bytes = number[] | Span<number> | null;

const nonceSizes = new KeySizes(12, 12, 1);
const tagSizes = new KeySizes(12, 16, 1);

function bytesOf(bytes: Bytes, name: string): Uint8Array {
  if (bytes === null) throw new ArgumentNullException(name);
  const list = bytes instanceof Span ? bytes.copy() : bytes;
  spend(list.length);
  return Uint8Array.from(list);
}
function put(bytes: Uint8Array, target: Bytes): void {
  for (const [index, byte] of bytes.entries()) {
    if (target instanceof Span) target.set(index, byte);
    else target![index] = byte;
  }
}

/** `System.Security.Cryptography.AesGcm`. */
class AesGcm {
  declare readonly $type: NamedType;
  readonly #key: Uint8Array;
  readonly tagSize: number;
  constructor(key: Bytes, tagSize: number) {
    this.#key = bytesOf(key, 'key');
    if (![16, 24, 32].includes(this.#key.length))
      throw new CryptographicException('Specified key is not a valid size for this algorithm.');
    if (!tagSizes.has(tagSize))
      throw new ArgumentException(
        'The specified tag is not a valid size for this algorithm.',
        'tagSizeInBytes',
      );
    this.tagSize = tagSize;
  }
  get #algorithm(): CipherGCMTypes {
    return `aes-${this.#key.length * 8}-gcm` as CipherGCMTypes;
  }
  #check(nonce: Uint8Array, plain: number, cipher: number, tag: number): void {
    if (plain !== cipher) throw new ArgumentException('Plaintext and ciphertext must have the same length.');
    if (nonce.length !== nonceSizes.min)
      throw new ArgumentException('The specified nonce is not a valid size for this algorithm.', 'nonce');
    if (tag !== this.tagSize)
      throw new ArgumentException('The specified tag is not a valid size for this algorithm.', 'tag');
  }
  encrypt(nonce: Bytes, plaintext: Bytes, ciphertext: Bytes, tag: Bytes, data: Bytes): void {
    const vector = bytesOf(nonce, 'nonce');
    const plain = bytesOf(plaintext, 'plaintext');
    this.#check(vector, plain.length, bytesOf(ciphertext, 'ciphertext').length, bytesOf(tag, 'tag').length);
    const cipher = createCipheriv(this.#algorithm, this.#key, vector, { authTagLength: this.tagSize });
    if (data !== null) cipher.setAAD(bytesOf(data, 'associatedData'));
    const result = cipher.update(plain);
    cipher.final();
    put(result, ciphertext);
    put(cipher.getAuthTag(), tag);
  }
  decrypt(nonce: Bytes, ciphertext: Bytes, tag: Bytes, plaintext: Bytes, data: Bytes): void {
    const vector = bytesOf(nonce, 'nonce');
    const secret = bytesOf(ciphertext, 'ciphertext');
    const sign = bytesOf(tag, 'tag');
    this.#check(vector, bytesOf(plaintext, 'plaintext').length, secret.length, sign.length);
    const cipher = createDecipheriv(this.#algorithm, this.#key, vector, { authTagLength: this.tagSize });
    cipher.setAuthTag(sign);
    if (data !== null) cipher.setAAD(bytesOf(data, 'associatedData'));
    const result = cipher.update(secret);
    try {
      cipher.final();
    } catch {
      throw new AuthenticationTagMismatchException();
    }
    put(result, plaintext);
  }
}

const members: Record<string, Implementation> = {};
const encrypt = (self: AesGcm, nonce: Bytes, plain: Bytes, cipher: Bytes, tag: Bytes, data: Bytes): void =>
  self.encrypt(nonce, plain, cipher, tag, data);
const decrypt = (self: AesGcm, nonce: Bytes, cipher: Bytes, tag: Bytes, plain: Bytes, data: Bytes): void =>
  self.decrypt(nonce, cipher, tag, plain, data);
for (const [input, output, extra] of [
  ['byte[]', 'byte[]', 'byte[]? associatedData = null'],
  ['ReadOnlySpan<byte>', 'Span<byte>', 'ReadOnlySpan<byte> associatedData = default'],
]) {
  members[`void Encrypt(${input} nonce, ${input} plaintext, ${output} ciphertext, ${output} tag, ${extra})`] =
    encrypt;
  members[`void Decrypt(${input} nonce, ${input} ciphertext, ${input} tag, ${output} plaintext, ${extra})`] =
    decrypt;
  members[`AesGcm(${input} key, int tagSizeInBytes)`] = (key: Bytes, tagSize: number) =>
    new AesGcm(key, tagSize);
}

/** `System.Security.Cryptography.AesGcm`. */
export const aesGcmType: TypeDeclaration = declareType(
  'public sealed class System.Security.Cryptography.AesGcm : IDisposable',
  () => ({
    ...members,
    'static bool IsSupported { get; }': () => true,
    'static KeySizes NonceByteSizes { get; }': () => nonceSizes,
    'static KeySizes TagByteSizes { get; }': () => tagSizes,
    'int? TagSizeInBytes { get; }': (self: AesGcm) => self.tagSize,
    'void Dispose()': () => undefined,
  }),
  { runtime: AesGcm },
);
