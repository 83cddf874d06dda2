// Base64 and hexadecimal text of bytes, as `System.Convert` reads and writes them.
import { paidElements } from '@mockwright/language/runtime/paid-elements';
import type { Ref } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { spendElements } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { bytesOfBase64, readBase64 } from '../values/system-types.ts';

/** A C# `byte[]` of those bytes. */
export function toByteArray(bytes: ArrayLike<number>): NetArray<number> {
  spendElements(bytes.length);
  return toArray(
    paidElements(bytes.length, (at) => bytes[at]!),
    specialType('byte'),
  );
}

/** The part of an array that `offset` and `length` name. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function bytesIn(
  inArray: readonly number[] | null,
  offset: number,
  length: number,
  offsetName: string = 'offset',
): readonly number[] {
  if (inArray === null) throw new ArgumentNullException('inArray');
  const outOfRange = (name: string, value: number, message: string): ArgumentOutOfRangeException =>
    new ArgumentOutOfRangeException(name, message, { value, text: String(value) });
  if (length < 0) throw outOfRange('length', length, `length ('${length}') must be a non-negative value.`);
  if (offset < 0)
    throw outOfRange(offsetName, offset, `${offsetName} ('${offset}') must be a non-negative value.`);
  const most = inArray.length - length;
  if (offset > most)
    throw outOfRange(
      offsetName,
      offset,
      `${offsetName} ('${offset}') must be less than or equal to '${most}'.`,
    );
  return inArray.slice(offset, offset + length);
}

/** `Base64FormattingOptions`: whether to break lines. @throws {ArgumentException} */
export function breaksLines(options: number): boolean {
  if (options !== 0 && options !== 1)
    throw new ArgumentException(`Illegal enum value: ${options}.`, 'options');
  return options === 1;
}
/** `Convert.ToBase64String`. @param lineBreaks whether to break lines after 76 characters */
export function toBase64(bytes: readonly number[], lineBreaks: boolean): string {
  const text = Buffer.from(bytes).toString('base64');
  return lineBreaks ? text.replace(/.{76}(?=.)/g, '$&\r\n') : text;
}

/** `Convert.ToBase64CharArray`: gives how many characters were written. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function writeBase64(
  inArray: readonly number[] | null,
  offsetIn: number,
  length: number,
  outArray: number[] | null,
  offsetOut: number,
  lineBreaks: boolean,
): number {
  if (inArray === null) throw new ArgumentNullException('inArray');
  if (outArray === null) throw new ArgumentNullException('outArray');
  const bytes = bytesIn(inArray, offsetIn, length, 'offsetIn');
  const text = toBase64(bytes, lineBreaks);
  const most = outArray.length - text.length;
  if (offsetOut < 0 || offsetOut > most)
    throw new ArgumentOutOfRangeException(
      'offsetOut',
      offsetOut < 0
        ? `offsetOut ('${offsetOut}') must be a non-negative value.`
        : `offsetOut ('${offsetOut}') must be less than or equal to '${most}'.`,
      { value: offsetOut, text: String(offsetOut) },
    );
  for (let at = 0; at < text.length; at++) outArray[offsetOut + at] = text.charCodeAt(at);
  return text.length;
}

/** `Convert.FromBase64String`. @throws {ArgumentNullException | FormatException} */
export function fromBase64(s: string | null): NetArray<number> {
  if (s === null) throw new ArgumentNullException('s');
  return bytesOfBase64(s);
}
/** `Convert.TryFromBase64String`: writes the bytes where they fit. */
export function tryFromBase64(s: string, target: Span<number>, written: Ref): boolean {
  const bytes = readBase64(s);
  const fits = bytes !== undefined && bytes.length <= target.length;
  written.v = fits ? bytes.length : 0;
  if (fits) for (const [index, byte] of bytes.entries()) target.set(index, byte);
  return fits;
}

/** `Convert.ToHexString`. */
export function toHex(bytes: readonly number[], upper: boolean): string {
  const text = Buffer.from(bytes).toString('hex');
  return upper ? text.toUpperCase() : text;
}

/** `Convert.FromHexString`. @throws {ArgumentNullException | FormatException} */
export function fromHex(s: string | null): NetArray<number> {
  if (s === null) throw new ArgumentNullException('s');
  if (s.length % 2 !== 0) {
    throw new FormatException('The input is not a valid hex string as its length is not a multiple of 2.');
  }
  if (!/^[0-9a-fA-F]*$/.test(s)) {
    throw new FormatException('The input is not a valid hex string as it contains a non-hex character.');
  }
  return toByteArray(Buffer.from(s, 'hex'));
}
