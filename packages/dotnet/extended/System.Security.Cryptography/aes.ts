// The class `System.Security.Cryptography.Aes`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { CryptographicException } from '../../System.Security.Cryptography/cryptographic-exception.ts';
import { KeySizes, keySizes } from './key-sizes.ts';
import { randomBytes } from '../../System.Security.Cryptography/random-bytes.ts';
import { CryptoTransform, blockSize, cipherModes, paddingModes } from './symmetric-cipher.ts';

/** A byte array of a script. */
export type Bytes = readonly number[] | null;

/** The size of AES's blocks. */
export const blockSizes: KeySizes = new KeySizes(128, 128, 0);

/** What .NET says when something is wrong with a key, a text or a mode. */
export const messages = {
  key: 'Specified key is not a valid size for this algorithm.',
  iv: 'Specified initialization vector (IV) does not match the block size for this algorithm.',
  block: 'Specified block size is not valid for this algorithm.',
  mode: 'Specified cipher mode is not valid for this algorithm.',
  padding: 'Specified padding mode is not valid for this algorithm.',
} as const;

/** The one symmetric algorithm that there is. */
export class Aes {
  declare readonly $type: NamedType;
  #key: readonly number[] | undefined;
  #iv: readonly number[] | undefined;
  #keySize = 256;
  #mode: number = cipherModes.CBC;
  #padding: number = paddingModes.PKCS7;
  #feedbackSize = 8;

  $held(): Held {
    const [key, iv, keySize] = [this.#key, this.#iv, this.#keySize];
    const [mode, padding, feedbackSize] = [this.#mode, this.#padding, this.#feedbackSize];
    const putBack = (): void => {
      [this.#key, this.#iv, this.#keySize] = [key, iv, keySize];
      [this.#mode, this.#padding, this.#feedbackSize] = [mode, padding, feedbackSize];
    };
    return { parts: [], putBack };
  }
  get key(): readonly number[] {
    return (this.#key ??= randomBytes(this.#keySize / 8));
  }
  setKey(key: Bytes): void {
    if (key === null || !keySizes.has(key.length * 8)) throw new CryptographicException(messages.key);
    this.#key = [...key];
    this.#keySize = key.length * 8;
  }
  get iv(): readonly number[] {
    return (this.#iv ??= randomBytes(blockSize));
  }
  setIv(iv: Bytes): void {
    if (iv === null) throw new ArgumentNullException('value');
    if (iv.length !== blockSize) throw new CryptographicException(messages.iv);
    this.#iv = [...iv];
  }
  get keySize(): number {
    return this.#keySize;
  }
  set keySize(bits: number) {
    if (!keySizes.has(bits)) throw new CryptographicException(messages.key);
    this.#keySize = bits;
    this.#key = undefined;
  }
  set blockSize(bits: number) {
    if (!blockSizes.has(bits)) throw new CryptographicException(messages.block);
  }
  get feedbackSize(): number {
    return this.#feedbackSize;
  }
  set feedbackSize(bits: number) {
    if (bits <= 0 || bits > blockSize * 8 || bits % 8 !== 0)
      throw new CryptographicException('Specified feedback size is not valid for this algorithm.');
    this.#feedbackSize = bits;
  }
  get mode(): number {
    return this.#mode;
  }
  set mode(mode: number) {
    if (mode < cipherModes.CBC || mode > cipherModes.CFB) throw new CryptographicException(messages.mode);
    this.#mode = mode;
  }
  get padding(): number {
    return this.#padding;
  }
  set padding(padding: number) {
    checkPadding(padding);
    this.#padding = padding;
  }
  generateKey(): void {
    this.#key = randomBytes(this.#keySize / 8);
  }
  generateIv(): void {
    this.#iv = randomBytes(blockSize);
  }
  transform(
    encrypts: boolean,
    key: readonly number[] = this.key,
    iv: readonly number[] = this.iv,
  ): CryptoTransform {
    const { mode, padding, feedbackSize } = this;
    return new CryptoTransform({ key, iv, mode, padding, feedbackSize }, encrypts);
  }
}

/** @throws CryptographicException for what is no `PaddingMode` */
export function checkPadding(padding: number): void {
  if (padding < paddingModes.None || padding > paddingModes.ISO10126)
    throw new CryptographicException(messages.padding);
}
/** The bytes. @throws ArgumentNullException when there are none */
export function required(bytes: Bytes, name: string): readonly number[] {
  if (bytes === null) throw new ArgumentNullException(name);
  spend(bytes.length);
  return bytes;
}
/** `Aes` and its kin. */
export const aesTypes: readonly TypeDeclaration[] = ['AesManaged', 'AesCryptoServiceProvider'].map((name) =>
  formerName(name, 'Aes'),
);

/** `System.Security.Cryptography.Aes`. */
export const aesType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.Aes : System.Security.Cryptography.SymmetricAlgorithm',
  () => ({ 'static Aes Create()': () => new Aes() }),
  { runtime: Aes },
);

/** A name that .NET kept from its Framework: the same algorithm. */
export function formerName(name: string, base: string): TypeDeclaration {
  class FormerAes extends Aes {}
  return declareType(
    `public sealed class System.Security.Cryptography.${name} : System.Security.Cryptography.${base}`,
    () => ({ [`${name}()`]: () => new FormerAes() }),
    { runtime: FormerAes },
  );
}
