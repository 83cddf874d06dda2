// What `Base64` and `Base64Url` have in common: encoding and decoding, and their members.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { operationStatus } from '../../System/text/rune-coding.ts';
import { textOfChars } from '../../System/text/chars.ts';

/** Bytes or UTF-16 units in a span. */
export type Numbers = Span<number>;
/** Signature → implementation. */
export type Members = Record<string, Implementation>;

/** How bytes are written: with `+`, `/` and padding, or as URLs have it. */
export interface Form {
  readonly encoding: 'base64' | 'base64url';
  readonly digit: RegExp;
  readonly needsPadding: boolean;
}
/** The text of bytes in that form. */
export const encode = (bytes: readonly number[], { encoding }: Form): string =>
  Buffer.from(bytes).toString(encoding);
/** The UTF-16 units of a text. */
export const codesOf = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));
/** The text in a span of UTF-16 units. */
export const textOf = (source: Numbers): string => textOfSpan(source);
/** The text in a span of ASCII bytes. */
export const bytesText = (source: Numbers): string => textOfChars(source.copy());

/** What a text decodes to: as far as it is valid, in groups of four digits. */
interface Decoded {
  readonly bytes: readonly number[];
  /** How much of the text was read. */
  readonly consumed: number;
  /** All of it is valid; `needsMore` where it ends within a group. */
  readonly isValid: boolean;
  readonly needsMore: boolean;
}

/** @param room how many bytes there is room for */
export function decode(text: string, form: Form, room: number): Decoded & { readonly isFull: boolean } {
  const bytes: number[] = [];
  let [consumed, at] = [0, 0];
  const result = (isValid: boolean, needsMore: boolean, isFull: boolean) => ({
    bytes,
    consumed,
    isValid,
    needsMore,
    isFull,
  });
  while (at < text.length) {
    spend(4);
    let group = '';
    let padding = 0;
    while (at < text.length && group.length + padding < 4) {
      const char = text.charAt(at++);
      if (/^[ \t\r\n]$/.test(char)) continue;
      if (char === '=' && group.length >= 2) padding++;
      else if (padding > 0 || !form.digit.test(char)) return result(false, false, false);
      else group += char;
    }
    if (group === '') {
      consumed = at;
      continue;
    }
    const isWhole = group.length + padding === 4 || (!form.needsPadding && group.length > 1);
    if (!isWhole) return result(false, padding === 0, false);
    const part = [...Buffer.from(group, form.encoding)];
    // Bits that no byte takes must be zero.
    if (
      Buffer.from(part)
        .toString(form.encoding)
        .replace(/(?<!=)=+$/, '') !== group
    )
      return result(false, false, false);
    if (bytes.length + part.length > room) return result(false, false, true);
    bytes.push(...part);
    consumed = at;
    if (group.length < 4) {
      if (/[^ \t\r\n]/.test(text.slice(at))) return result(false, false, false);
      consumed = text.length;
      return result(true, false, false);
    }
  }
  return result(true, false, false);
}
/** Writes units to the start of a span. @returns whether there is room */
export function write(units: readonly number[], destination: Numbers): boolean {
  if (units.length > destination.length) return false;
  for (const [index, unit] of units.entries()) destination.set(index, unit);
  return true;
}
/** Like {@link write}, and says how many were written. */
export function tryWrite(units: readonly number[], destination: Numbers, written: Ref): boolean {
  const fits = write(units, destination);
  written.v = fits ? units.length : 0;
  return fits;
}

const maxInput = 1610612733;
/** How long the text of so many bytes is. */
export function encodedLength(bytesLength: number, form: Form): number {
  if (bytesLength < 0 || bytesLength > maxInput)
    throw new ArgumentOutOfRangeException(form.needsPadding ? 'length' : 'bytesLength');
  return form.needsPadding ? Math.ceil(bytesLength / 3) * 4 : Math.ceil((bytesLength * 4) / 3);
}
/** How many bytes a text of that length has at most. */
export function decodedLength(length: number, form: Form): number {
  if (length < 0) throw new ArgumentOutOfRangeException(form.needsPadding ? 'length' : 'base64Length');
  return form.needsPadding ? (length >> 2) * 3 : Math.floor((length * 3) / 4);
}

/** `OperationStatus EncodeToX(bytes, destination, out bytesConsumed, out written, isFinalBlock)`. */
export const encodeStatus =
  (form: Form) =>
  (source: Numbers, destination: Numbers, consumed: Ref, written: Ref, isFinal: boolean): number => {
    const bytes = source.copy();
    const usable = isFinal ? bytes.length : bytes.length - (bytes.length % 3);
    const room = Math.floor(destination.length / 4) * 3;
    const fits = encodedLength(usable, form) <= destination.length;
    const taken = fits ? usable : Math.min(usable, room);
    const text = encode(bytes.slice(0, taken), form);
    write(codesOf(text), destination);
    consumed.v = taken;
    written.v = text.length;
    if (!fits) return operationStatus.DestinationTooSmall;
    return usable < bytes.length ? operationStatus.NeedMoreData : operationStatus.Done;
  };
/** The member that decodes bytes and answers with an `OperationStatus`. */
export const decodeStatus =
  (form: Form, read: (source: Numbers) => string) =>
  (source: Numbers, destination: Numbers, consumed: Ref, written: Ref, isFinal: boolean): number => {
    const found = decode(read(source), form, destination.length);
    write(found.bytes, destination);
    consumed.v = found.consumed;
    written.v = found.bytes.length;
    if (found.isFull) return operationStatus.DestinationTooSmall;
    if (found.isValid) return operationStatus.Done;
    return found.needsMore && !isFinal ? operationStatus.NeedMoreData : operationStatus.InvalidData;
  };

/** The members that only say whether a text can be decoded. */
export function validity(form: Form): Members {
  const members: Members = {};
  for (const [type, read] of [
    ['char', textOf],
    ['byte', bytesText],
  ] as const) {
    const name = type === 'char' ? 'base64Text' : 'utf8Base64Text';
    const suffix = form.needsPadding ? '' : 'Url';
    const parameter = name.replace('64', `64${suffix}`);
    members[`static bool IsValid(ReadOnlySpan<${type}> ${parameter})`] = (text: Numbers) =>
      decode(read(text), form, Infinity).isValid;
    members[`static bool IsValid(ReadOnlySpan<${type}> ${parameter}, out int decodedLength)`] = (
      text: Numbers,
      length: Ref,
    ) => {
      const { isValid, bytes } = decode(read(text), form, Infinity);
      length.v = isValid ? bytes.length : 0;
      return isValid;
    };
  }
  return members;
}
