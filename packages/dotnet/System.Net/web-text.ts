// Encodings of text for URLs and HTML, as `WebUtility`, `HttpUtility` and `Uri` do them.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { htmlEntities } from './html-entities.ts';

const encoder = new TextEncoder();

function percent(byte: number, lower: boolean): string {
  const hex = byte.toString(16).padStart(2, '0');
  return `%${lower ? hex : hex.toUpperCase()}`;
}

/** Percent-encodes the UTF-8 bytes of every character that is not in `safe`. Lone surrogates become U+FFFD. */
export function percentEncode(text: string, safe: RegExp, lower: boolean = false): string {
  let result = '';
  for (const char of text) {
    spend(2);
    if (safe.test(char)) result += char;
    else for (const byte of encoder.encode(char)) result += percent(byte, lower);
  }
  return result;
}

/** The bytes as UTF-8, what is not valid replaced by U+FFFD. */
function decodeUtf8(bytes: readonly number[]): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

/** `UrlEncode`: a space becomes `+`. `WebUtility` writes capital digits, `HttpUtility` small ones. */
export function urlEncode(text: string, lower: boolean): string {
  return percentEncode(text, /^[A-Za-z0-9\-_.!*() ]$/, lower).replaceAll(' ', '+');
}

/** `UrlDecode`: `+` is a space; runs of `%XX` are UTF-8; what is not hexadecimal stays. */
export function urlDecode(text: string): string {
  const spaced = inPieces(text, (piece) => piece.replaceAll('+', ' '));
  spendSize(spaced.length);
  return spaced.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => {
    spend(4);
    return decodeUtf8(bytesOfRun(run));
  });
}
/** What a run of `%XX` says. */
function bytesOfRun(run: string): number[] {
  spendSize(run.length * 8);
  return run
    .slice(1)
    .split('%')
    .map((hex) => Number.parseInt(hex, 16));
}

/** Percent-decodes valid UTF-8 sequences, except characters that `keep` holds; everything else stays as written. */
export function percentDecode(text: string, keep: (char: string) => boolean): string {
  spendSize(text.length);
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => {
    const bytes = bytesOfRun(run);
    let result = '';
    for (let at = 0; at < bytes.length;) {
      spend(1);
      const first = bytes[at]!;
      const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
      const original = run.slice(at * 3, (at + length) * 3);
      const decoded = decodeUtf8(bytes.slice(at, at + length));
      const isValid = !decoded.includes('\ufffd') && Array.from(decoded).length === 1;
      if (isValid && !keep(decoded)) {
        result += decoded;
        at += length;
      } else {
        result += isValid ? original : run.slice(at * 3, at * 3 + 3);
        at += isValid ? length : 1;
      }
    }
    return result;
  });
}

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

const isSurrogate = (char: string): boolean => char.length === 1 && char >= '\ud800' && char <= '\udfff';
/** `HtmlEncode`: markup characters, Latin-1 above 159 and characters beyond the base plane; halves of those are lost. */
export function htmlEncode(text: string): string {
  return inPieces(text, (piece) =>
    piece.replace(
      /[<>&"'\u00a0-\u00ff]|[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g,
      (char) => escapes[char] ?? (isSurrogate(char) ? '\ufffd' : `&#${char.codePointAt(0)!};`),
    ),
  );
}

/** `HtmlDecode`: numeric and named references that end with a semicolon. */
export function htmlDecode(text: string): string {
  return inPieces(
    text,
    (piece) =>
      piece.replace(
        /&(?:#(\d{1,10})|#[xX]([0-9a-fA-F]{1,8})|([A-Za-z][A-Za-z0-9]*));/g,
        (whole, decimal?: string, hex?: string, name?: string) => {
          if (name !== undefined) {
            const code = htmlEntities.get(name);
            return code === undefined ? whole : String.fromCharCode(code);
          }
          const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex!, 16);
          return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCodePoint(code);
        },
      ),
    ';',
  );
}
