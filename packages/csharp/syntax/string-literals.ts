// Characters and the two older forms of strings: regular with escapes, verbatim with doubled quotes.
import { hexValue, isNewLine } from './characters.ts';
import type { Scanner } from './scanner.ts';
import type { LiteralToken } from './token.ts';

const quote = 34;
const apostrophe = 39;
const backslash = 92;

// prettier-ignore
const simpleEscapes = new Map<number, string>([
  [apostrophe, "'"], [quote, '"'], [backslash, '\\'], [48, '\0'], [97, '\u0007'], [98, '\b'], [101, '\u001b'],
  [102, '\f'], [110, '\n'], [114, '\r'], [116, '\t'], [118, '\v'],
]);

/**
 * Reads the escape at the scanner's place (a backslash) and returns what it stands for.
 * `complain` is false where the caller keeps only the first error of a string.
 */
export function scanEscape(scanner: Scanner, complain = true): string {
  const start = scanner.pos;
  const code = scanner.peek(1);
  scanner.pos += 2;
  const simple = simpleEscapes.get(code);
  if (simple !== undefined) return simple;
  if (code === 120) return scanHex(scanner, start, 1, 4, complain);
  if (code === 117) return scanHex(scanner, start, 4, 4, complain);
  if (code === 85) return scanHex(scanner, start, 8, 8, complain);
  if (scanner.pos > scanner.limit) scanner.pos = scanner.limit;
  if (complain) scanner.report('CS1009', start, scanner.pos);
  return scanner.text.slice(start + 1, scanner.pos);
}

function scanHex(scanner: Scanner, start: number, least: number, most: number, complain: boolean): string {
  let value = 0;
  let count = 0;
  for (; count < most; count++) {
    const digit = hexValue(scanner.peek());
    if (digit < 0) break;
    value = value * 16 + digit;
    scanner.pos++;
  }
  if (count < least || value > 0x10ffff) {
    if (complain) scanner.report('CS1009', start, scanner.pos);
    return '';
  }
  return String.fromCodePoint(value);
}

/** What stands for itself in a regular string. */
const plain = /[^"\\\n\r\u0085\u2028\u2029]*/y;

/** Reads `"…"`; an unfinished one ends with its line. */
export function scanRegularString(scanner: Scanner): LiteralToken {
  const start = scanner.pos++;
  let from = scanner.pos;
  let value = '';
  for (;;) {
    scanner.skip(plain);
    const code = scanner.peek();
    if (code === quote) {
      value += scanner.text.slice(from, scanner.pos);
      scanner.pos++;
      return stringToken(scanner, value);
    }
    if (code === backslash && !isNewLine(scanner.peek(1))) {
      value += scanner.text.slice(from, scanner.pos) + scanEscape(scanner);
      from = scanner.pos;
      continue;
    }
    if (scanner.atEnd || isNewLine(code)) {
      scanner.report('CS1010', start, scanner.pos);
      return { type: 'string', value: value + scanner.text.slice(from, scanner.pos), negatable: false };
    }
    scanner.pos++;
  }
}

/** Reads `@"…"`. */
export function scanVerbatimString(scanner: Scanner): LiteralToken {
  const start = scanner.pos;
  scanner.pos += 2;
  const from = scanner.pos;
  for (; !scanner.atEnd; scanner.pos++) {
    if (scanner.peek() !== quote) continue;
    if (scanner.peek(1) !== quote) break;
    scanner.pos++;
  }
  const value = scanner.text.slice(from, scanner.pos).replaceAll('""', '"');
  if (scanner.atEnd) {
    scanner.report('CS1039', start, scanner.pos);
    return { type: 'string', value, negatable: false };
  }
  scanner.pos++;
  return stringToken(scanner, value);
}

/** A string that has been read up to and with its closing quote; `u8` may follow. */
export function stringToken(scanner: Scanner, value: string): LiteralToken {
  if ((scanner.peek() | 32) === 117 && scanner.peek(1) === 56) {
    scanner.pos += 2;
    return { type: 'utf8string', value, negatable: false };
  }
  return { type: 'string', value, negatable: false };
}

/** Reads `'…'`. */
export function scanCharacter(scanner: Scanner): LiteralToken {
  const start = scanner.pos++;
  let value = '';
  for (;;) {
    const code = scanner.peek();
    if (code === apostrophe) {
      scanner.pos++;
      break;
    }
    if (scanner.atEnd || isNewLine(code)) {
      scanner.report('CS1010', start, scanner.pos);
      break;
    }
    if (code === backslash && !isNewLine(scanner.peek(1))) {
      value += scanEscape(scanner);
      // An escape that was refused still counts as a character.
      if (value === '') value = '\0';
    } else {
      value += scanner.text[scanner.pos++];
    }
  }
  if (value === '') scanner.report('CS1011', start, scanner.pos);
  else if (value.length > 1) scanner.report('CS1012', start, scanner.pos);
  return { type: 'char', value: value === '' ? 0 : value.charCodeAt(0), negatable: false };
}
