// Characters and text: `char[]` and strings.
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';

/** The text of one character. */
export const char: (code: number) => string = (code) => String.fromCharCode(code);

/** Code units to text, in slices that `fromCharCode` takes. */
export function textOfChars(
  codes: readonly number[],
  start: number = 0,
  length: number = codes.length,
): string {
  let text = '';
  for (let at = start; at < start + length; at += 8192)
    text += String.fromCharCode(...codes.slice(at, Math.min(start + length, at + 8192)));
  return text;
}

/** Text to a `char[]`. */
export function charsOfText(text: string): NetArray<number> {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at++) codes.push(text.charCodeAt(at));
  return toArray(codes, specialType('char'));
}
