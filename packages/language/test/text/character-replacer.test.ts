// Texts in which single characters are written in another way, short and long ones.
import { expect, test } from 'vitest';
import { characterReplacer } from '../../text/character-replacer.ts';

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  "'": '',
  '\n': '\\n',
  é: 'e',
  x: '€',
  '\u2028': '\\u2028',
};
const replace = characterReplacer(replacements);

test.each([
  '',
  'abc',
  '&',
  "'",
  'a & b & c',
  "it's\n",
  'café',
  'x',
  'ab\u2028',
  '日本',
  '\ud800&\udc00 😀&',
  'toString __proto__',
])('%j', (text) => {
  for (const times of [1, 1000]) {
    const long = text.repeat(times);
    expect(replace(long)).toBe(Array.from(long, (one) => replacements[one] ?? one).join(''));
  }
});
