// AES as .NET's transforms see it: block modes, padding, and data that come in pieces.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Cipher, Decipher } from 'node:crypto';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import type { Held } from '@mockwright/language/runtime/change-log';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { CryptographicException } from '../../System.Security.Cryptography/cryptographic-exception.ts';
import { randomBytes } from '../../System.Security.Cryptography/random-bytes.ts';

/** `CipherMode`. */
export const cipherModes = { CBC: 1, ECB: 2, OFB: 3, CFB: 4, CTS: 5 } as const;
/** `PaddingMode`. */
export const paddingModes = { None: 1, PKCS7: 2, Zeros: 3, ANSIX923: 4, ISO10126: 5 } as const;
/** The size of a block of AES in bytes. */
export const blockSize = 16;

/** How data are encrypted. */
export interface CipherOptions {
  readonly key: readonly number[];
  readonly iv: readonly number[];
  readonly mode: number;
  readonly padding: number;
  /** CFB: bits. */
  readonly feedbackSize: number;
}

/** What the last piece is filled up to, in bytes. */
function unitOf({ mode, feedbackSize }: CipherOptions): number {
  return mode === cipherModes.CFB ? feedbackSize / 8 : blockSize;
}

/** The length of data once they are filled up. @throws {ArgumentException} where `None` leaves a piece of a block */
export function paddedLength(length: number, unit: number, padding: number): number {
  const rest = length % unit;
  if (padding === paddingModes.None && rest !== 0)
    throw new ArgumentException(
      'The specified plaintext size is not valid for the padding and block size.',
      'plaintextLength',
    );
  return rest === 0 && (padding === paddingModes.None || padding === paddingModes.Zeros)
    ? length
    : length - rest + unit;
}

const notComplete = (): CryptographicException =>
  new CryptographicException('The input data is not a complete block.');

/** Fills the last piece up. @throws {CryptographicException} where `None` leaves a piece of a block */
function pad(data: readonly number[], unit: number, padding: number): number[] {
  if (padding === paddingModes.None) {
    if (data.length % unit !== 0) throw notComplete();
    return [...data];
  }
  const count = paddedLength(data.length, unit, padding) - data.length;
  const fill = (value: number): number[] => Array.from({ length: count }, () => value);
  switch (padding) {
    case paddingModes.Zeros:
      return [...data, ...fill(0)];
    case paddingModes.PKCS7:
      return [...data, ...fill(count)];
    default: {
      const before = padding === paddingModes.ISO10126 ? randomBytes(count - 1) : fill(0).slice(1);
      return [...data, ...before, count];
    }
  }
}

/** Takes away what {@link pad} put there. @throws {CryptographicException} */
function unpad(data: number[], unit: number, padding: number): number[] {
  if (padding === paddingModes.None || padding === paddingModes.Zeros || data.length === 0) return data;
  const count = data.at(-1)!;
  const start = data.length - count;
  const added = data.slice(start, -1);
  const wrong =
    count === 0 ||
    count > unit ||
    start < 0 ||
    (padding === paddingModes.PKCS7 && added.some((byte) => byte !== count)) ||
    (padding === paddingModes.ANSIX923 && added.some((byte) => byte !== 0));
  if (wrong) throw new CryptographicException('Padding is invalid and cannot be removed.');
  return data.slice(0, start);
}

/** So many bytes are encrypted at once. */
const pieceSize = 1 << 12;

function nodeName({ key, mode, feedbackSize }: CipherOptions): string {
  const kind =
    mode === cipherModes.ECB ? 'ecb' : mode === cipherModes.CBC ? 'cbc' : feedbackSize === 8 ? 'cfb8' : 'cfb';
  return `aes-${key.length * 8}-${kind}`;
}

/** `ICryptoTransform`: encrypts or decrypts pieces of data that belong together. */
export class CryptoTransform {
  readonly #options: CipherOptions;
  readonly #encrypts: boolean;
  #cipher: Cipher | Decipher | undefined;
  /** The last block of what was given to a decryptor: it may hold padding. */
  #held: number[] = [];
  /** What the next block is mixed with: the end of what was encrypted so far. */
  #vector: readonly number[];
  constructor(options: CipherOptions, encrypts: boolean) {
    this.#options = options;
    this.#vector = options.iv;
    this.#encrypts = encrypts;
  }
  $held(): Held {
    const [held, vector] = [this.#held, this.#vector];
    const putBack = (): void => {
      this.#cipher = undefined;
      [this.#held, this.#vector] = [held, vector];
    };
    return { parts: [], putBack };
  }
  get unit(): number {
    return unitOf(this.#options);
  }
  'IDisposable.Dispose/0'(): void {}
  #update(data: readonly number[]): number[] {
    const { key, mode } = this.#options;
    if (!this.#cipher) {
      const make = this.#encrypts ? createCipheriv : createDecipheriv;
      const vector = mode === cipherModes.ECB ? null : Uint8Array.from(this.#vector);
      this.#cipher = make(nodeName(this.#options), Uint8Array.from(key), vector);
      this.#cipher.setAutoPadding(false);
    }
    spendElements(data.length);
    const result: number[] = [];
    const units = mode === cipherModes.CFB ? pieceSize * 8 : pieceSize;
    for (let at = 0; at < data.length; at += pieceSize) {
      spend(data.length > pieceSize ? units : 0);
      for (const byte of this.#cipher.update(Uint8Array.from(data.slice(at, at + pieceSize))))
        result.push(byte);
    }
    const encrypted = this.#encrypts ? result : data;
    this.#vector = [...this.#vector, ...encrypted.slice(-blockSize)].slice(-blockSize);
    return result;
  }
  /** Whole blocks. */
  transform(data: readonly number[]): number[] {
    const { padding } = this.#options;
    const holds = !this.#encrypts && padding !== paddingModes.None && padding !== paddingModes.Zeros;
    if (!holds) return this.#update(data);
    const all = [...this.#held, ...data];
    this.#held = all.slice(-this.unit);
    return this.#update(all.slice(0, -this.unit));
  }
  /** The rest; the next piece begins anew. @throws {CryptographicException} */
  finish(data: readonly number[]): number[] {
    const { padding } = this.#options;
    const rest = [...this.#held, ...data];
    this.#held = [];
    if (!this.#encrypts && rest.length % this.unit !== 0) throw notComplete();
    const result = this.#encrypts
      ? this.#update(pad(rest, this.unit, padding))
      : unpad(this.#update(rest), this.unit, padding);
    this.#cipher = undefined;
    this.#vector = this.#options.iv;
    return result;
  }
}
