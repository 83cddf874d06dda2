// Percent-decoding as ASP.NET does it: what is not valid UTF-8, or no hexadecimal number, stays as it was sent.

/**
 * Decodes the path of a request: `%2F` stays `%2F`, dot segments are removed afterwards.
 * @returns undefined when the path holds an encoded NUL, which no server accepts
 */
export function decodePath(path: string): string | undefined {
  if (path.includes('%')) {
    const decoded = decode(path, true);
    if (decoded.includes('\0')) return undefined;
    return removeDotSegments(decoded);
  }
  return path.includes('/.') ? removeDotSegments(path) : path;
}

/** Decodes a name or value of a query string or form: '+' is a space. */
export function decodeQueryPart(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decode(spaced, false) : spaced;
}

function decode(text: string, keepSlash: boolean): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => decodeRun(run, keepSlash));
}

/** Decodes a run of `%XX`: each well-formed UTF-8 sequence becomes its character, other bytes stay. */
function decodeRun(run: string, keepSlash: boolean): string {
  const byteAt = (at: number): number => Number.parseInt(run.slice(at + 1, at + 3), 16);
  let decoded = '';
  for (let at = 0; at < run.length;) {
    const first = byteAt(at);
    const [length, least] = SEQUENCES.find(([, , from, to]) => first >= from && first <= to) ?? [0, 0];
    let code = length < 2 ? first : first & (0x7f >> length);
    for (let index = 1; index < length; index++) {
      const next = byteAt(at + 3 * index);
      code = (next & 0xc0) === 0x80 ? (code << 6) | (next & 0x3f) : Number.NaN;
      if (Number.isNaN(code)) break;
    }
    const stays = length === 0 || !(code >= least && code <= 0x10_ffff) || isSurrogate(code);
    const taken = stays ? 3 : 3 * length;
    decoded += stays || (keepSlash && code === 0x2f) ? run.slice(at, at + 3) : String.fromCodePoint(code);
    at += taken;
  }
  return decoded;
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
