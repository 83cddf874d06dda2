// `Bogus.Utils`: texts fit for names of users, hosts and paths.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { iterate } from '@mockwright/language/runtime/iterate';
import { removeDiacritics } from './transliterate.ts';

/** Only plain letters, digits, dots, hyphens and underscores stay; spaces become hyphens. */
export function slugify(text: string): string {
  if (/^[\w.-]*$/.test(text)) return text;
  return removeDiacritics(text)
    .replace(/ /g, '-')
    .replace(/[^a-zA-Z0-9.\-_]+/g, '');
}

/** `Bogus.Utils`. */
export const utilsType: TypeDeclaration = declareType('public static class Bogus.Utils', () => ({
  'static string Slugify(string txt)': slugify,
  'static string Slashify(IEnumerable<string> parts, string separator = "/")': (
    parts: Iterable<string> | null,
    separator: string,
  ) => [...iterate<string>(notNull(parts, 'values'))].join(separator),
}));

/** `Bogus.Chars`. */
export const charsType: TypeDeclaration = declareType('public static class Bogus.Chars', () => ({
  'const string LowerCase': 'abcdefghijklmnopqrstuvwxyz',
  'const string UpperCase': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'const string Numbers': '0123456789',
  'const string HexLowerCase': '0123456789abcdef',
  'const string HexUpperCase': '0123456789ABCDEF',
  'const string AlphaNumericUpperCase': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'const string AlphaNumericLowerCase': '0123456789abcdefghijklmnopqrstuvwxyz',
}));
