// What Regex does with matches: replace, split, escape.
import { ArgumentNullException, ArgumentOutOfRangeException } from '../../../runtime/exceptions.ts';
import { spend } from '../../../runtime/run.ts';
import type { Match } from './match.ts';
import type { Regex } from './regex.ts';

/** Replaces at most `count` matches (-1: all). */
export function replaceMatches(
  regex: Regex,
  input: string | null,
  evaluator: (match: Match) => string | null,
  count: number = -1,
  start?: number,
): string {
  if (input === null) throw new ArgumentNullException('input');
  if (count < -1) throw new ArgumentOutOfRangeException('count', 'Count cannot be less than -1.');
  const parts: [start: number, end: number, text: string][] = [];
  if (count === 0) return input;
  for (const match of regex.matches(input, start)) {
    spend(1);
    parts.push([match.index, match.index + match.length, evaluator(match) ?? '']);
    if (parts.length === count) break;
  }
  if (regex.rightToLeft) parts.reverse();
  let result = '';
  let from = 0;
  for (const [begin, end, text] of parts) {
    result += input.slice(from, begin) + text;
    from = end;
  }
  return result + input.slice(from);
}

/** Splits at matches; what groups captured goes in between. At most `count` parts (0: all). */
export function splitAtMatches(
  regex: Regex,
  input: string | null,
  count: number = 0,
  start?: number,
): string[] {
  if (input === null) throw new ArgumentNullException('input');
  if (count < 0) throw new ArgumentOutOfRangeException('count', 'Count cannot be less than -1.');
  if (count === 1) return [input];
  const parts: string[] = [];
  let from = 0;
  let left = count - 1;
  const matches = [...regex.matches(input, start)];
  if (regex.rightToLeft) matches.reverse();
  for (const match of matches) {
    parts.push(input.slice(from, match.index));
    from = match.index + match.length;
    for (const number of regex.groupNumbers) {
      const text = number > 0 ? match.textOf(number) : undefined;
      if (text !== undefined) parts.push(text);
    }
    if (--left === 0) break;
  }
  parts.push(input.slice(from));
  return parts;
}

const escapes: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' };

/** `Regex.Escape`. */
export function escapePattern(text: string | null): string {
  if (text === null) throw new ArgumentNullException('str');
  return text.replace(/[\\*+?|{[()^$.#\t\n\r\f ]/g, (character) => escapes[character] ?? `\\${character}`);
}

const unescapes: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  r: '\r',
  f: '\f',
  v: '\v',
  a: '\u0007',
  e: '\u001b',
};

/** `Regex.Unescape`. */
export function unescapePattern(text: string | null): string {
  if (text === null) throw new ArgumentNullException('str');
  const pattern = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|c([@-_a-z])|([0-7]{1,3})|([\s\S]))/g;
  return text.replace(
    pattern,
    (
      _,
      x: string | undefined,
      u: string | undefined,
      control: string | undefined,
      octal: string | undefined,
      single: string,
    ) => {
      if (x !== undefined || u !== undefined) return String.fromCharCode(parseInt(x ?? u!, 16));
      if (control !== undefined) return String.fromCharCode(control.toUpperCase().charCodeAt(0) - 64);
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 0xff);
      return unescapes[single] ?? single;
    },
  );
}
