// Transforms that are put back in the middle of their data go on as if the rest had not been given.
import { expect, test } from 'vitest';
import {
  CryptoTransform,
  cipherModes,
  paddingModes,
} from '../extended/System.Security.Cryptography/symmetric-cipher.ts';

const bytes = (length: number, from: number): number[] =>
  Array.from({ length }, (_, at) => (from + at * 7) & 255);
const key = bytes(16, 1);
const iv = bytes(16, 2);

const kinds = [
  { mode: 'CBC', feedbackSize: 8 },
  { mode: 'ECB', feedbackSize: 8 },
  { mode: 'CFB', feedbackSize: 8 },
  { mode: 'CFB', feedbackSize: 128 },
] as const;

test.each(kinds)('$mode of $feedbackSize', ({ mode, feedbackSize }) => {
  const options = { key, iv, mode: cipherModes[mode], padding: paddingModes.PKCS7, feedbackSize };
  const plain = bytes(48, 3);
  const encrypted = new CryptoTransform(options, true).finish(plain);
  for (const [encrypts, from, to] of [
    [true, plain, encrypted],
    [false, encrypted, plain],
  ] as const) {
    const transform = new CryptoTransform(options, encrypts);
    const first = transform.transform(from.slice(0, 32));
    const { putBack } = transform.$held();
    transform.transform(bytes(16, 9));
    putBack!();
    expect([...first, ...transform.finish(from.slice(32))]).toEqual(to);
  }
});
