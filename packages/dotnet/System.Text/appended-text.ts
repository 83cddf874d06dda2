// What a `StringBuilder` adds: parts of texts, repeated characters, joined values.
import type { Type } from '@mockwright/language/metadata/symbols';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spendMemory } from '@mockwright/language/runtime/run';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { checkNotNegative, indexMessage, outOfRange } from '../System/text/range-checks.ts';
import { textOfChars } from '../System/text/chars.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** A part of a text. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function piece(text: string | null, startIndex: number, count: number): string {
  if (text === null) {
    if (startIndex === 0 && count === 0) return '';
    throw new ArgumentNullException('value');
  }
  checkNotNegative('startIndex', startIndex);
  checkNotNegative('count', count);
  if (count === 0) return '';
  if (startIndex > text.length - count) throw new ArgumentOutOfRangeException('startIndex', indexMessage);
  return text.slice(startIndex, startIndex + count);
}
/** A part of a `char[]`; `tooLong` is what .NET blames when it ends behind the array. */
export function charPiece(
  chars: readonly number[] | null,
  startIndex: number,
  charCount: number,
  tooLong: 'charCount' | 'startIndex',
): string {
  if (chars === null) {
    if (startIndex === 0 && charCount === 0) return '';
    throw new ArgumentNullException('value');
  }
  checkNotNegative('startIndex', startIndex);
  checkNotNegative('charCount', charCount);
  if (startIndex > chars.length - charCount) throw new ArgumentOutOfRangeException(tooLong, indexMessage);
  return textOfChars(chars, startIndex, charCount);
}
/** A character so many times. @throws {ArgumentOutOfRangeException} */
export function repeated(value: number, count: number): string {
  if (count < 0) throw outOfRange('repeatCount', count);
  spendMemory(count);
  return String.fromCharCode(value).repeat(count);
}
/** `AppendJoin`: the texts of values, with another between them. @param type of the values, where they are natural */
export function joined(separator: string | null, values: Iterable<unknown> | null, type?: Type): string {
  const texts: string[] = [];
  for (const value of iterate(notNull(values, 'values')))
    texts.push(type ? textOf(value, type) : toText(value));
  const between = separator ?? '';
  spendMemory(texts.reduce((length, text) => length + text.length + between.length, 0));
  return texts.join(between);
}
