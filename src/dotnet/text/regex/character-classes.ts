// Character classes: .NET's names and escapes as JavaScript class sources in `v` mode.

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

/** .NET's block names that JavaScript has no property for, as ranges. */
const blocks: Readonly<Record<string, string>> = {
  IsBasicLatin: '\\u{0}-\\u{7f}',
  'IsLatin-1Supplement': '\\u{80}-\\u{ff}',
  'IsLatinExtended-A': '\\u{100}-\\u{17f}',
  'IsLatinExtended-B': '\\u{180}-\\u{24f}',
  IsGreek: '\\u{370}-\\u{3ff}',
  IsGreekandCoptic: '\\u{370}-\\u{3ff}',
  IsCyrillic: '\\u{400}-\\u{4ff}',
  IsHebrew: '\\u{590}-\\u{5ff}',
  IsArabic: '\\u{600}-\\u{6ff}',
  IsThai: '\\u{e00}-\\u{e7f}',
  IsHiragana: '\\u{3040}-\\u{309f}',
  IsKatakana: '\\u{30a0}-\\u{30ff}',
  IsCJKUnifiedIdeographs: '\\u{4e00}-\\u{9fff}',
  IsHangulSyllables: '\\u{ac00}-\\u{d7af}',
  IsGeneralPunctuation: '\\u{2000}-\\u{206f}',
  IsCurrencySymbols: '\\u{20a0}-\\u{20cf}',
};
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

/** The class of `\p{name}`; undefined for a name .NET does not know. */
export function propertyClass(name: string, negated: boolean): string | undefined {
  if (categories.has(name)) return `\\${negated ? 'P' : 'p'}{${name}}`;
  const range = blocks[name];
  return range === undefined ? undefined : `[${negated ? '^' : ''}${range}]`;
}

/** A character inside a class in `v` mode. */
export function classCharacter(code: number): string {
  return `\\u{${code.toString(16)}}`;
}
