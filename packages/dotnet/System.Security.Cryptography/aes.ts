// `Aes`, `SymmetricAlgorithm`, `ICryptoTransform` and what they take.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { toByteArray } from '../System/base64.ts';
import { CryptographicException } from './cryptographic-exception.ts';
import { checkNotNegative, outOfRange } from '../System/text/range-checks.ts';
import { outOfArray } from './hashing.ts';
import { randomBytes } from './random-bytes.ts';
import { CryptoTransform, blockSize, cipherModes, paddedLength, paddingModes } from './symmetric-cipher.ts';

const space = 'System.Security.Cryptography';
type Bytes = readonly number[] | null;

/** `KeySizes`: the sizes that keys may have, in bits. */
export class KeySizes {
  declare readonly $type: NamedType;
  readonly min: number;
  readonly max: number;
  readonly skip: number;
  constructor(min: number, max: number, skip: number) {
    this.min = min;
    this.max = max;
    this.skip = skip;
  }
  has(size: number): boolean {
    return size >= this.min && size <= this.max && (this.skip === 0 || (size - this.min) % this.skip === 0);
  }
}
const keySizes = new KeySizes(128, 256, 64);
const blockSizes = new KeySizes(128, 128, 0);

const messages = {
  key: 'Specified key is not a valid size for this algorithm.',
  iv: 'Specified initialization vector (IV) does not match the block size for this algorithm.',
  block: 'Specified block size is not valid for this algorithm.',
  mode: 'Specified cipher mode is not valid for this algorithm.',
  padding: 'Specified padding mode is not valid for this algorithm.',
} as const;

/** The one symmetric algorithm that there is. */
class Aes {
  declare readonly $type: NamedType;
  #key: readonly number[] | undefined;
  #iv: readonly number[] | undefined;
  #keySize = 256;
  #mode: number = cipherModes.CBC;
  #padding: number = paddingModes.PKCS7;
  #feedbackSize = 8;

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
  transform(encrypts: boolean, key: readonly number[] = this.key, iv: readonly number[] = this.iv) {
    const { mode, padding, feedbackSize } = this;
    return new CryptoTransform({ key, iv, mode, padding, feedbackSize }, encrypts);
  }
}

function checkPadding(padding: number): void {
  if (padding < paddingModes.None || padding > paddingModes.ISO10126)
    throw new CryptographicException(messages.padding);
}
function required(bytes: Bytes, name: string): readonly number[] {
  if (bytes === null) throw new ArgumentNullException(name);
  spend(bytes.length);
  return bytes;
}
/** `CreateEncryptor(key, iv)` and its counterpart. @throws {ArgumentNullException | ArgumentException} */
function transformBy(self: Aes, encrypts: boolean, key: Bytes, iv: Bytes): CryptoTransform {
  const own = required(key, 'rgbKey');
  if (!keySizes.has(own.length * 8)) throw new ArgumentException(messages.key, 'rgbKey');
  if (iv !== null && iv.length !== blockSize) throw new ArgumentException(messages.iv, 'rgbIV');
  return self.transform(encrypts, own, iv ?? undefined);
}

type Once = (
  self: Aes,
  data: Bytes | Span<number>,
  iv: Bytes | Span<number> | undefined,
  padding: number,
  feedbackSize: number,
) => readonly number[];
/** Encrypts or decrypts all at once. */
function once(encrypts: boolean, mode: number): Once {
  return (self, data, iv, padding, feedbackSize) => {
    const list = (bytes: Bytes | Span<number>): Bytes =>
      bytes === null || Array.isArray(bytes) ? (bytes as Bytes) : (bytes as Span<number>).copy();
    const input = required(list(data), encrypts ? 'plaintext' : 'ciphertext');
    const vector = iv === undefined ? [] : required(list(iv), 'iv');
    if (iv !== undefined && vector.length !== blockSize) throw new ArgumentException(messages.iv, 'iv');
    checkPadding(padding);
    const unit = mode === cipherModes.CFB ? feedbackSize / 8 : blockSize;
    if (encrypts) paddedLength(input.length, unit, padding);
    return new CryptoTransform({ key: self.key, iv: vector, mode, padding, feedbackSize }, encrypts).finish(
      input,
    );
  };
}
function onceMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const padding = { Ecb: 'PaddingMode paddingMode', Cbc: 'PaddingMode paddingMode = PaddingMode.PKCS7' };
  for (const [verb, text, encrypts] of [
    ['Encrypt', 'plaintext', true],
    ['Decrypt', 'ciphertext', false],
  ] as const)
    for (const bytes of ['byte[]', 'ReadOnlySpan<byte>']) {
      const [ecb, cbc, cfb] = [cipherModes.ECB, cipherModes.CBC, cipherModes.CFB].map((mode) =>
        once(encrypts, mode),
      ) as [Once, Once, Once];
      members[`byte[] ${verb}Ecb(${bytes} ${text}, ${padding.Ecb})`] = (
        self: Aes,
        data: Bytes,
        mode: number,
      ) => toByteArray(ecb(self, data, undefined, mode, 8));
      members[`byte[] ${verb}Cbc(${bytes} ${text}, ${bytes} iv, ${padding.Cbc})`] = (
        self: Aes,
        data: Bytes,
        iv: Bytes,
        mode: number,
      ) => toByteArray(cbc(self, data, iv, mode, 8));
      members[
        `byte[] ${verb}Cfb(${bytes} ${text}, ${bytes} iv, PaddingMode paddingMode = PaddingMode.None, int feedbackSizeInBits = 8)`
      ] = (self: Aes, data: Bytes, iv: Bytes, mode: number, feedback: number) =>
        toByteArray(cfb(self, data, iv, mode, feedback));
    }
  return members;
}

function partOf(buffer: Bytes, offset: number, count: number): readonly number[] {
  const bytes = required(buffer, 'inputBuffer');
  checkNotNegative('inputOffset', offset);
  if (offset > bytes.length)
    throw outOfRange('inputOffset', offset, `less than or equal to '${bytes.length}'`);
  checkNotNegative('inputCount', count);
  if (count > bytes.length - offset) throw new ArgumentOutOfRangeException('inputCount', outOfArray);
  return bytes.slice(offset, offset + count);
}

const list = (sizes: KeySizes): KeySizes[] => toArray([sizes], coreType(`${space}.KeySizes`));

/** `Aes` and its kin. */
export const aesTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${space}.CipherMode`, cipherModes),
  declareEnum(`public enum ${space}.PaddingMode`, paddingModes),
  declareType(
    `public sealed class ${space}.KeySizes`,
    () => ({
      'KeySizes(int minSize, int maxSize, int skipSize)': (min: number, max: number, skip: number) =>
        new KeySizes(min, max, skip),
      'int MinSize { get; }': (self: KeySizes) => self.min,
      'int MaxSize { get; }': (self: KeySizes) => self.max,
      'int SkipSize { get; }': (self: KeySizes) => self.skip,
    }),
    { runtime: KeySizes },
  ),
  declareType(
    `public interface ${space}.ICryptoTransform : IDisposable`,
    () => ({
      'int InputBlockSize { get; }': (self: CryptoTransform) => self.unit,
      'int OutputBlockSize { get; }': (self: CryptoTransform) => self.unit,
      'bool CanTransformMultipleBlocks { get; }': () => true,
      'bool CanReuseTransform { get; }': () => true,
      'int TransformBlock(byte[] inputBuffer, int inputOffset, int inputCount, byte[] outputBuffer, int outputOffset)':
        (
          self: CryptoTransform,
          input: Bytes,
          offset: number,
          count: number,
          output: number[],
          at: number,
        ) => {
          const bytes = self.transform(partOf(input, offset, count));
          for (const [index, byte] of bytes.entries()) output[at + index] = byte;
          return bytes.length;
        },
      'byte[] TransformFinalBlock(byte[] inputBuffer, int inputOffset, int inputCount)': (
        self: CryptoTransform,
        input: Bytes,
        offset: number,
        count: number,
      ) => toByteArray(self.finish(partOf(input, offset, count))),
    }),
    { runtime: CryptoTransform },
  ),
  declareType(
    `public abstract class ${space}.SymmetricAlgorithm : IDisposable`,
    () => ({
      'byte[] Key { get; set; }': {
        get: (self: Aes) => toByteArray(self.key),
        set: (self: Aes, value: Bytes) => self.setKey(value),
      },
      'byte[] IV { get; set; }': {
        get: (self: Aes) => toByteArray(self.iv),
        set: (self: Aes, value: Bytes) => self.setIv(value),
      },
      'int KeySize { get; set; }': {
        get: (self: Aes) => self.keySize,
        set: (self: Aes, value: number) => void (self.keySize = value),
      },
      'int BlockSize { get; set; }': {
        get: () => blockSize * 8,
        set: (self: Aes, value: number) => void (self.blockSize = value),
      },
      'int FeedbackSize { get; set; }': {
        get: (self: Aes) => self.feedbackSize,
        set: (self: Aes, value: number) => void (self.feedbackSize = value),
      },
      'CipherMode Mode { get; set; }': {
        get: (self: Aes) => self.mode,
        set: (self: Aes, value: number) => void (self.mode = value),
      },
      'PaddingMode Padding { get; set; }': {
        get: (self: Aes) => self.padding,
        set: (self: Aes, value: number) => void (self.padding = value),
      },
      'KeySizes[] LegalKeySizes { get; }': () => list(keySizes),
      'KeySizes[] LegalBlockSizes { get; }': () => list(blockSizes),
      'bool ValidKeySize(int bitLength)': (_self: Aes, bits: number) => keySizes.has(bits),
      'void GenerateKey()': (self: Aes) => self.generateKey(),
      'void GenerateIV()': (self: Aes) => self.generateIv(),
      'void SetKey(ReadOnlySpan<byte> key)': (self: Aes, key: Span<number>) => self.setKey(key.copy()),
      'ICryptoTransform CreateEncryptor()': (self: Aes) => self.transform(true),
      'ICryptoTransform CreateEncryptor(byte[] rgbKey, byte[]? rgbIV)': (self: Aes, key: Bytes, iv: Bytes) =>
        transformBy(self, true, key, iv),
      'ICryptoTransform CreateDecryptor()': (self: Aes) => self.transform(false),
      'ICryptoTransform CreateDecryptor(byte[] rgbKey, byte[]? rgbIV)': (self: Aes, key: Bytes, iv: Bytes) =>
        transformBy(self, false, key, iv),
      'int GetCiphertextLengthEcb(int plaintextLength, PaddingMode paddingMode)': (
        _self: Aes,
        length: number,
        padding: number,
      ) => paddedLength(length, blockSize, padding),
      'int GetCiphertextLengthCbc(int plaintextLength, PaddingMode paddingMode = PaddingMode.PKCS7)': (
        _self: Aes,
        length: number,
        padding: number,
      ) => paddedLength(length, blockSize, padding),
      'int GetCiphertextLengthCfb(int plaintextLength, PaddingMode paddingMode = PaddingMode.None, int feedbackSizeInBits = 8)':
        (_self: Aes, length: number, padding: number, feedback: number) =>
          paddedLength(length, feedback / 8, padding),
      ...onceMembers(),
      'void Clear()': () => undefined,
      'void Dispose()': () => undefined,
    }),
    { runtime: Aes },
  ),
  declareType(
    `public abstract class ${space}.Aes : ${space}.SymmetricAlgorithm`,
    () => ({ 'static Aes Create()': () => new Aes() }),
    { runtime: Aes },
  ),
  ...['AesManaged', 'AesCryptoServiceProvider'].map((name) => formerName(name, 'Aes')),
  declareType(`public abstract class ${space}.Rijndael : ${space}.SymmetricAlgorithm`),
  formerName('RijndaelManaged', 'Rijndael'),
];

/** A name that .NET kept from its Framework: the same algorithm. */
function formerName(name: string, base: string): TypeDeclaration {
  class FormerAes extends Aes {}
  return declareType(
    `public sealed class ${space}.${name} : ${space}.${base}`,
    () => ({ [`${name}()`]: () => new FormerAes() }),
    { runtime: FormerAes },
  );
}
