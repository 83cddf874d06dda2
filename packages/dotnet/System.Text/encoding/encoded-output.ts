// Writing what was encoded or decoded into an array that the caller has.
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { indexMessage } from '../../System/text/range-checks.ts';
import type { Encoding } from './encoding.ts';

/** @throws {ArgumentNullException} in the words of encodings */
export function requiredArray<T>(value: T | null, name: string): T {
  if (value === null) throw new ArgumentNullException(name, 'Array cannot be null.');
  return value;
}

function write(
  values: readonly number[],
  target: number[],
  index: number,
  parameter: string,
  tooSmall: () => Error,
): number {
  if (index < 0 || index > target.length) throw new ArgumentOutOfRangeException(parameter, indexMessage);
  if (values.length > target.length - index) throw tooSmall();
  for (const [at, value] of values.entries()) target[index + at] = value;
  return values.length;
}

/** What is thrown when a buffer has too few bytes. */
export function bytesTooSmall(encoding: Encoding): ArgumentException {
  return new ArgumentException(
    `The output byte buffer is too small to contain the encoded data, encoding codepage '${encoding.codePage}' and fallback 'System.Text.${fallbackName(encoding.encoderFallback)}'.`,
    'bytes',
  );
}
/** What is thrown when a buffer has too few characters. */
export function charsTooSmall(encoding: Encoding): ArgumentException {
  return new ArgumentException(
    `The output char buffer is too small to contain the decoded characters, encoding codepage '${encoding.codePage}' and fallback 'System.Text.${fallbackName(encoding.decoderFallback)}'.`,
    'chars',
  );
}
/** Gives how many were written. @throws {ArgumentNullException | ArgumentOutOfRangeException | ArgumentException} */
export function writeBytes(
  encoding: Encoding,
  encoded: readonly number[],
  bytes: number[] | null,
  byteIndex: number,
): number {
  return write(encoded, requiredArray(bytes, 'bytes'), byteIndex, 'byteIndex', () => bytesTooSmall(encoding));
}
/** Gives how many were written. @throws {ArgumentNullException | ArgumentOutOfRangeException | ArgumentException} */
export function writeChars(
  encoding: Encoding,
  text: string,
  chars: number[] | null,
  charIndex: number,
): number {
  return write(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    requiredArray(chars, 'chars'),
    charIndex,
    'charIndex',
    () => charsTooSmall(encoding),
  );
}
function fallbackName(fallback: { readonly $type: { readonly name: string } }): string {
  return fallback.$type.name;
}
