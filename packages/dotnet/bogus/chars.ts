// The static class `Bogus.Chars` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

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
