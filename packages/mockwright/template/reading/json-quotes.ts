// Text as JSON string literals, as Newtonsoft writes them.
import { spendSize } from '@mockwright/language/runtime/run';
import { characterReplacer } from '@mockwright/language/text/character-replacer';

/** A JSON string literal, as Newtonsoft escapes it. */
export function quoteJson(text: string): string {
  return `"${escapeJson(text)}"`;
}

/** The text as the inside of a JSON string literal, as Newtonsoft escapes it. */
export function escapeJson(text: string): string {
  spendSize(text.length);
  return escaped.test(text) ? writeEscaped(text) : text;
}

// oxlint-disable-next-line no-control-regex -- these are the characters to escape
const escaped = /["\\\u0000-\u001f\u0085\u2028\u2029]/;

const byCode = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code));

const writeEscaped = characterReplacer({
  ...Object.fromEntries([...controls, '\u0085', '\u2028', '\u2029'].map((each) => [each, byCode(each)])),
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
});
