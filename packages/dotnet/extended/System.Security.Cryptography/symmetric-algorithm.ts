// The class `System.Security.Cryptography.SymmetricAlgorithm` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { requireNonNegative, requirePositive } from '../../System.Collections/argument-checks.ts';
import { toByteArray } from '../../System/base64.ts';
import { Aes, blockSizes, checkPadding, messages, required } from './aes.ts';
import type { Bytes } from './aes.ts';
import { keySizes } from './key-sizes.ts';
import type { KeySizes } from './key-sizes.ts';
import { CryptoTransform, blockSize, cipherModes, paddedLength, paddingModes } from './symmetric-cipher.ts';

/** `GetCiphertextLengthCbc` and its like. @throws {ArgumentException} for lengths that cannot be */
function ciphertextLength(length: number, unit: number, padding: number): number {
  requireNonNegative(length, 'plaintextLength');
  if (padding < paddingModes.None || padding > paddingModes.ISO10126)
    throw new ArgumentOutOfRangeException(
      'paddingMode',
      'Specified padding mode is not valid for this algorithm.',
    );
  const padded = paddedLength(length, unit, padding);
  if (padded >= 2 ** 31)
    throw new ArgumentOutOfRangeException('plaintextLength', 'The specified plaintext size is too large.');
  return padded;
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

const list = (sizes: KeySizes): KeySizes[] =>
  toArray([sizes], coreType('System.Security.Cryptography.KeySizes'));

/** `System.Security.Cryptography.SymmetricAlgorithm`. */
export const symmetricAlgorithmType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.SymmetricAlgorithm : IDisposable',
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
    ) => ciphertextLength(length, blockSize, padding),
    'int GetCiphertextLengthCbc(int plaintextLength, PaddingMode paddingMode = PaddingMode.PKCS7)': (
      _self: Aes,
      length: number,
      padding: number,
    ) => ciphertextLength(length, blockSize, padding),
    'int GetCiphertextLengthCfb(int plaintextLength, PaddingMode paddingMode = PaddingMode.None, int feedbackSizeInBits = 8)':
      (_self: Aes, length: number, padding: number, feedback: number) => {
        requirePositive(feedback, 'feedbackSizeInBits');
        if (feedback % 8 !== 0)
          throw new ArgumentException(
            'The value specified in bits must be a whole number of bytes.',
            'feedbackSizeInBits',
          );
        return ciphertextLength(length, feedback / 8, padding);
      },
    ...onceMembers(),
    'void Clear()': () => undefined,
    'void Dispose()': () => undefined,
  }),
  { runtime: Aes },
);
