// Percent-decoding as ASP.NET does it: what is not valid UTF-8, or no hexadecimal number, stays as it was sent.
import { textOfUnits } from '@mockwright/language/text/code-units';

/**
 * Decodes the path of a request: `%2F` stays `%2F`, dot segments are removed afterwards.
 * @returns undefined when the path holds an encoded NUL, which no server accepts
 */
export function decodePath(path: string): string | undefined {
  if (path.includes('%')) {
    const decoded = decode(path, { stays: SLASH });
    if (decoded.includes('\0')) return undefined;
    return removeDotSegments(decoded);
  }
  return path.includes('/.') ? removeDotSegments(path) : path;
}

/** Decodes a name or value of a query string or form: '+' is a space. */
export function decodeQueryPart(text: string): string {
  return text.includes('+') || text.includes('%') ? decode(text, { isSpace: PLUS }) : text;
}

const PERCENT = 0x25;
const PLUS = 0x2b;
const SLASH = 0x2f;

/**
 * Decodes `%XX`: each well-formed UTF-8 sequence becomes its character, other bytes stay. In one pass, since such a text may
 * have millions of them.
 * @param isSpace the character that is a space, if any
 * @param stays the character that stays encoded, if any
 */
function decode(text: string, { isSpace, stays }: { isSpace?: number; stays?: number }): string {
  const decoded = new Uint16Array(text.length);
  let length = 0;
  let bits = 0;
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const code = unit === PERCENT ? sequenceAt(text, at) : -1;
    if (code < 0 || code === stays) {
      decoded[length++] = unit === isSpace ? SPACE : unit;
      bits |= unit;
      at++;
    } else {
      if (code > 0xffff) decoded[length++] = 0xd7c0 + (code >> 10);
      decoded[length++] = code > 0xffff ? 0xdc00 | (code & 0x3ff) : code;
      bits |= code;
      at += 3 * bytesOf(code);
    }
  }
  return textOfUnits(decoded, length, bits);
}

const SPACE = 0x20;

/** The code point whose UTF-8 is written there as `%XX`; -1 where there is none. */
function sequenceAt(text: string, start: number): number {
  const first = byteAt(text, start);
  const sequence = SEQUENCES.find(([, , from, to]) => first >= from && first <= to);
  if (sequence === undefined) return -1;
  const [length, least] = sequence;
  let code = length === 1 ? first : first & (0x7f >> length);
  for (let index = 1; index < length; index++) {
    const next = byteAt(text, start + 3 * index);
    if ((next & 0xc0) !== 0x80) return -1;
    code = (code << 6) | (next & 0x3f);
  }
  return code >= least && code <= 0x10_ffff && !isSurrogate(code) ? code : -1;
}

/** The byte that is written there as `%XX`; -1, which is in no sequence, where there is none. */
function byteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== PERCENT) return -1;
  const high = digitAt(text, at + 1);
  const low = digitAt(text, at + 2);
  return high < 0 || low < 0 ? -1 : (high << 4) | low;
}

/** The value of a hexadecimal digit; -1 for all else. */
function digitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** How many bytes the code point has in UTF-8. */
function bytesOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}

/** The sequences of UTF-8: how many bytes, the smallest code they may stand for, and what the first byte is. */
const SEQUENCES = [
  [1, 0, 0, 0x7f],
  [2, 0x80, 0xc2, 0xdf],
  [3, 0x800, 0xe0, 0xef],
  [4, 0x1_0000, 0xf0, 0xf4],
] as const;

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** RFC 3986 5.2.4, on the decoded path as Kestrel does. */
function removeDotSegments(path: string): string {
  if (!/\/\.{1,2}(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
    if (last && (segment === '.' || segment === '..')) kept.push('');
  });
  return `/${kept.join('/')}`;
}
