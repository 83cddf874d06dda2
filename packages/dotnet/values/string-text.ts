// JSON string literals as Newtonsoft.Json writes them.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { characterReplacer } from '@mockwright/language/text/character-replacer';
import { StringEscapeHandling } from './json-formats.ts';

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

function escapedEach(chars: string): Record<string, string> {
  return Object.fromEntries(Array.from(chars, (char) => [char, escaped(char)]));
}

const always: string = `${String.fromCharCode(...Array(0x20).keys())}\\\u0085\u2028\u2029`;
const unsafe: RegExp = new RegExp(`["${always.replace('\\', '\\\\')}]`);
const inDouble: (text: string) => string = characterReplacer({ ...escapedEach(always), '"': '\\"' });
const inSingle: (text: string) => string = characterReplacer({ ...escapedEach(always), "'": "\\'" });
const inHtml: (text: string) => string = characterReplacer(escapedEach(`${always}"'<>&`));

/** Behind {@link inDouble} or {@link inSingle}. */
function withoutOthers(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (char) => escaped(char));
}

/** A string in double quotes, escaped as little as need be. */
export function quoted(text: string): string {
  return `"${escapeText(text, '"', StringEscapeHandling.Default)}"`;
}

/** A string's content, escaped for the given quote character (empty: none) and `StringEscapeHandling`. */
export function escapeText(text: string, quote: string, handling: number): string {
  // Most texts hold nothing to escape, and a look is cheaper than a replacement of nothing.
  if (handling === StringEscapeHandling.Default && quote === '"' && !unsafe.test(text)) return text;
  if (handling === StringEscapeHandling.EscapeHtml) return inPieces(text, inHtml);
  const inQuotes = quote === "'" ? inSingle : inDouble;
  return inPieces(
    text,
    handling === StringEscapeHandling.EscapeNonAscii ? (piece) => withoutOthers(inQuotes(piece)) : inQuotes,
  );
}
