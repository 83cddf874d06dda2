// JSON string literals as Newtonsoft.Json writes them.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { StringEscapeHandling } from './json-formats.ts';

/** What is always escaped, besides the quote. */
const always = '\\\\\\u0000-\\u001f\\u0085\\u2028\\u2029';
const unsafe: RegExp = new RegExp(`["${always}]`);
const unsafeAll: RegExp = new RegExp(`["${always}]`, 'g');
const single: RegExp = new RegExp(`['${always}]`, 'g');
const nonAscii: RegExp = new RegExp(`["${always}\\u0080-\\uffff]`, 'g');
const nonAsciiSingle: RegExp = new RegExp(`['${always}\\u0080-\\uffff]`, 'g');
const html: RegExp = new RegExp(`["'<>&${always}]`, 'g');
const short: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

function escaped(char: string): string {
  return short[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function replaced(text: string, pattern: RegExp, replace: (char: string) => string): string {
  return inPieces(text, (piece) => piece.replace(pattern, (char) => replace(char)));
}

/** A string in double quotes, escaped as little as need be. */
export function quoted(text: string): string {
  return unsafe.test(text)
    ? `"${replaced(text, unsafeAll, (char) => (char === '"' ? '\\"' : escaped(char)))}"`
    : `"${text}"`;
}

/** A string's content, escaped for the given quote character (empty: none) and `StringEscapeHandling`. */
export function escapeText(text: string, quote: string, handling: number): string {
  // Most texts hold nothing to escape, and a look is cheaper than a replacement of nothing.
  if (handling === StringEscapeHandling.Default && quote === '"' && !unsafe.test(text)) return text;
  if (handling === StringEscapeHandling.EscapeHtml) return replaced(text, html, escaped);
  const pattern =
    handling === StringEscapeHandling.EscapeNonAscii
      ? quote === "'"
        ? nonAsciiSingle
        : nonAscii
      : quote === "'"
        ? single
        : unsafeAll;
  return replaced(text, pattern, (char) => (char === '"' || char === "'" ? `\\${char}` : escaped(char)));
}
