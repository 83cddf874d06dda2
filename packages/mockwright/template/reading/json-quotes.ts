// Text as JSON string literals, as Newtonsoft writes them.
import { spendSize } from '@mockwright/language/runtime/run';

/** A JSON string literal, as Newtonsoft escapes it. */
export function quoteJson(text: string): string {
  return `"${escapeJson(text)}"`;
}

/** The text as the inside of a JSON string literal, as Newtonsoft escapes it. */
export function escapeJson(text: string): string {
  spendSize(text.length);
  return escaped.test(text) ? text.replace(allEscaped, escapeCharacter) : text;
}

// oxlint-disable-next-line no-control-regex -- these are the characters to escape
const escaped = /["\\\u0000-\u001f\u0085\u2028\u2029]/;
const allEscaped = new RegExp(escaped.source, 'g');

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

function escapeCharacter(character: string): string {
  return shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
