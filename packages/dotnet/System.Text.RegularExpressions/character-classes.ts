// Character classes: .NET's names and escapes as JavaScript class sources in `v` mode.
import { unicodeBlocks } from './unicode-blocks.ts';
import { ownValue } from '@mockwright/language/text/own-value';

/** `\w`: letters, marks, decimal digits, connectors. */
const wordClass = '[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}]';
/** `\d`: decimal digits. */
const digitClass = '\\p{Nd}';
/** `\s`: white space. */
const spaceClass =
  '[\\t-\\r \\x85\\u{a0}\\u{1680}\\u{2000}-\\u{200a}\\u{2028}\\u{2029}\\u{202f}\\u{205f}\\u{3000}]';

/** The class of `\w`, `\D`, `\s`… */
export function escapedClass(letter: string, ecma: boolean): string | undefined {
  switch (letter) {
    case 'w':
      return ecma ? '[A-Za-z0-9_]' : wordClass;
    case 'W':
      return ecma ? '[^A-Za-z0-9_]' : `[^${wordClass}]`;
    case 'd':
      return ecma ? '[0-9]' : digitClass;
    case 'D':
      return ecma ? '[^0-9]' : '\\P{Nd}';
    case 's':
      return ecma ? '[ \\t-\\r]' : spaceClass;
    case 'S':
      return ecma ? '[^ \\t-\\r]' : `[^${spaceClass}]`;
    default:
      return undefined;
  }
}

const categories = new Set([
  'L',
  'Lu',
  'Ll',
  'Lt',
  'Lm',
  'Lo',
  'M',
  'Mn',
  'Mc',
  'Me',
  'N',
  'Nd',
  'Nl',
  'No',
  'P',
  'Pc',
  'Pd',
  'Ps',
  'Pe',
  'Pi',
  'Pf',
  'Po',
  'S',
  'Sm',
  'Sc',
  'Sk',
  'So',
  'Z',
  'Zs',
  'Zl',
  'Zp',
  'C',
  'Cc',
  'Cf',
  'Cs',
  'Co',
  'Cn',
]);

const casedLetters = new Set(['Lu', 'Ll', 'Lt']);

/** The class of `\p{name}`; undefined for a name .NET does not know. */
export function propertyClass(name: string, negated: boolean, ignoreCase: boolean): string | undefined {
  if (ignoreCase && casedLetters.has(name)) return `[${negated ? '^' : ''}\\p{Lu}\\p{Ll}\\p{Lt}]`;
  if (categories.has(name)) return `\\${negated ? 'P' : 'p'}{${name}}`;
  const block = ownValue(unicodeBlocks, name);
  return block && `[${negated ? '^' : ''}${classCharacter(block[0])}-${classCharacter(block[1])}]`;
}

/** A character inside a class in `v` mode. */
export function classCharacter(code: number): string {
  return `\\u{${code.toString(16)}}`;
}
