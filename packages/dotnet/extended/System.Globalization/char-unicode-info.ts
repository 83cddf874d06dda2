// The static class `System.Globalization.CharUnicodeInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { categoryAt, numericValue, unitAt } from '../../System/char.ts';
import { isFramedDigit } from '../../System/numeric-values.ts';
import { unicodeCategory } from '../../System.Globalization/unicode-category.ts';

/** The value of a digit from 0 to 9, superscripts and the like included where `decimal` is false; else -1. */
function digit(c: number, decimal: boolean): number {
  return unicodeCategory(c) === 8 || (!decimal && isFramedDigit(c)) ? numericValue(c) : -1;
}

/** `System.Globalization.CharUnicodeInfo`. */
export const charUnicodeInfoType: TypeDeclaration = declareType(
  'public static class System.Globalization.CharUnicodeInfo',
  () => ({
    'static int GetDecimalDigitValue(char ch)': (c: number) => digit(c, true),
    'static int GetDecimalDigitValue(string s, int index)': (s: string | null, index: number) =>
      digit(unitAt(s, index), true),
    'static int GetDigitValue(char ch)': (c: number) => digit(c, false),
    'static int GetDigitValue(string s, int index)': (s: string | null, index: number) =>
      digit(unitAt(s, index), false),
    'static double GetNumericValue(char ch)': numericValue,
    'static double GetNumericValue(string s, int index)': (s: string | null, index: number) =>
      numericValue(unitAt(s, index)),
    'static UnicodeCategory GetUnicodeCategory(char ch)': unicodeCategory,
    'static UnicodeCategory GetUnicodeCategory(int codePoint)': (codePoint: number) => {
      if (codePoint < 0 || codePoint > 0x10ffff) throw new ArgumentOutOfRangeException('codePoint');
      return unicodeCategory(codePoint);
    },
    'static UnicodeCategory GetUnicodeCategory(string s, int index)': categoryAt,
  }),
);
