// `String.IndexOf`, `LastIndexOf` and their kin over parts of a string, with .NET's range checks.
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { isOneOf } from './char-set.ts';
import { checkComparison, findString } from './comparison.ts';
import { elementMessage, indexMessage } from './range-checks.ts';

const countMessage =
  'Count must be positive and count must refer to a location within the string/array/collection.';

function checkForward(length: number, startIndex: number, count: number): void {
  if (startIndex < 0 || startIndex > length)
    throw new ArgumentOutOfRangeException('startIndex', indexMessage);
  if (count < 0 || startIndex > length - count) throw new ArgumentOutOfRangeException('count', countMessage);
}
function checkBackward(length: number, startIndex: number, count: number): void {
  if (startIndex < 0 || startIndex >= length)
    throw new ArgumentOutOfRangeException('startIndex', elementMessage);
  if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException('count', countMessage);
}

/** `IndexOf(char, startIndex, count)`. */
export function indexOfChar(
  text: string,
  value: number,
  startIndex: number,
  count: number = text.length - startIndex,
): number {
  checkForward(text.length, startIndex, count);
  const found = text.indexOf(String.fromCharCode(value), startIndex);
  return found >= 0 && found < startIndex + count ? found : -1;
}

/** `IndexOf(string, startIndex, count, comparison)`. */
export function indexOfString(
  text: string,
  value: string | null,
  startIndex: number,
  count: number,
  comparison: number,
): number {
  if (value === null) throw new ArgumentNullException('value');
  checkForward(text.length, startIndex, count);
  const part = startIndex === 0 && count === text.length ? text : text.slice(startIndex, startIndex + count);
  const found = findString(part, value, comparison);
  return found ? found.index + startIndex : -1;
}

/** `IndexOfAny(anyOf, startIndex, count)`. */
export function indexOfAny(
  text: string,
  anyOf: readonly number[] | null,
  startIndex: number,
  count: number,
): number {
  if (anyOf === null) throw new ArgumentNullException('anyOf');
  checkForward(text.length, startIndex, count);
  spendSize(count);
  const isWanted = isOneOf(anyOf);
  for (let at = startIndex; at < startIndex + count; at++) if (isWanted(text.charCodeAt(at))) return at;
  return -1;
}

/** `LastIndexOf(char, startIndex, count)`: backwards from `startIndex`. */
export function lastIndexOfChar(text: string, value: number, startIndex: number, count: number): number {
  if (text.length === 0) return -1;
  checkBackward(text.length, startIndex, count);
  const found = text.lastIndexOf(String.fromCharCode(value), startIndex);
  return found > startIndex - count ? found : -1;
}

/** `LastIndexOf(string, startIndex, count, comparison)`: backwards from `startIndex`. */
export function lastIndexOfString(
  text: string,
  value: string | null,
  startIndex: number,
  count: number,
  comparison: number,
): number {
  if (value === null) throw new ArgumentNullException('value');
  checkComparison(comparison);
  if (text.length === 0 && (startIndex === -1 || startIndex === 0)) return value === '' ? 0 : -1;
  const [start, length] =
    startIndex === text.length ? [startIndex - 1, count > 0 ? count - 1 : count] : [startIndex, count];
  checkBackward(text.length, start, length);
  const from = start - length + 1;
  const found = findString(text.slice(from, start + 1), value, comparison, true);
  return found ? found.index + from : -1;
}

/** `LastIndexOfAny(anyOf, startIndex, count)`: backwards from `startIndex`. */
export function lastIndexOfAny(
  text: string,
  anyOf: readonly number[] | null,
  startIndex: number,
  count: number,
): number {
  if (anyOf === null) throw new ArgumentNullException('anyOf');
  if (text.length === 0) return -1;
  checkBackward(text.length, startIndex, count);
  spendSize(count);
  const isWanted = isOneOf(anyOf);
  for (let at = startIndex; at > startIndex - count; at--) if (isWanted(text.charCodeAt(at))) return at;
  return -1;
}
