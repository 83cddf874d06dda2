// The static class `Bogus.Extensions.Extras.CheckDigitExtension` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException, IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spendElements } from '@mockwright/language/runtime/run';
import { iterate } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import { collectionProtocol } from '../../../System.Collections/collection-protocol.ts';
import { noElements } from '../../../System.Linq/element-members.ts';
import { digitsOf, luhnDigit } from '../../check-digits.ts';

const digitList = (digits: Iterable<number> | null): number[] => {
  if (digits === null) throw new ArgumentNullException('digits');
  return [...iterate<number>(digits)];
};
/** @throws {IndexOutOfRangeException} for anything else than digits */
const onlyDigits = (digits: string | null): number[] => {
  const text = notNull(digits, 'source');
  spendElements(text.length * 4);
  if (/\D/.test(text)) throw new IndexOutOfRangeException();
  return digitsOf(text);
};
const isValid = (digits: readonly number[]): boolean => {
  const last = digits.at(-1);
  if (last === undefined) throw noElements();
  return luhnDigit(digits.slice(0, -1)) === last;
};

/** `Bogus.Extensions.Extras.CheckDigitExtension`. */
export const checkDigitExtensionType: TypeDeclaration = declareType(
  'public static class Bogus.Extensions.Extras.CheckDigitExtension',
  () => ({
    'static int CheckDigit(this IList<int> digits)': (digits: Iterable<number> | null) =>
      luhnDigit(digitList(digits)),
    'static IList<int> AppendCheckDigit(this IList<int> digits)': (digits: Iterable<number> | null) => {
      collectionProtocol.add(digits, luhnDigit(digitList(digits)));
      return digits;
    },
    'static bool HasValidCheckDigit(this IList<int> digits)': (digits: Iterable<number> | null) =>
      isValid(digitList(digits)),
    'static string CheckDigit(this string digits)': (digits: string | null) =>
      String(luhnDigit(onlyDigits(digits))),
    'static string AppendCheckDigit(this string digits)': (digits: string | null) =>
      `${digits}${luhnDigit(onlyDigits(digits))}`,
    'static bool HasValidCheckDigit(this string digits)': (digits: string | null) =>
      isValid(onlyDigits(digits)),
  }),
);
