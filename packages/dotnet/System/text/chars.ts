// Characters and text: `char[]` and strings.
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { paidElements } from '@mockwright/language/runtime/paid-elements';
import { spendElements, spendSize } from '@mockwright/language/runtime/run';

/** The text of one character. */
export const char: (code: number) => string = (code) => String.fromCharCode(code);

/** Code units to text, in slices that `fromCharCode` takes. */
export function textOfChars(
  codes: readonly number[],
  start: number = 0,
  length: number = codes.length,
): string {
  spendSize(length);
  let text = '';
  for (let at = start; at < start + length; at += 8192)
    text += String.fromCharCode(...codes.slice(at, Math.min(start + length, at + 8192)));
  return text;
}

/** Text to a `char[]`. */
export function charsOfText(text: string): NetArray<number> {
  spendElements(text.length);
  return toArray(
    paidElements(text.length, (at) => text.charCodeAt(at)),
    specialType('char'),
  );
}
