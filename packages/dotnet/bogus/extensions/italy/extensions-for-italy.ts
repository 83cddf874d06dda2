// The static class `Bogus.Extensions.Italy.ExtensionsForItaly` as template code sees it.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { hash } from '@mockwright/language/runtime/equality';
import type { DateTime } from '../../../System/time/date-time.ts';
import type { Finance } from '../../data-sets/finance.ts';
import type { Person } from '../../person.ts';
import { transliterate } from '../../transliterate.ts';
import { ofSomeone } from '../of-someone.ts';
import { two } from '../vat-kinds.ts';

/** Three letters for a name: consonants first, then vowels, then X; first names skip their second consonant. */
function nameCode(name: string, isFirstName: boolean): string {
  const letters = transliterate(name, 'it')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const consonants = letters.replace(/[AEIOU]/g, '');
  if (isFirstName && consonants.length >= 4) return consonants[0]! + consonants[2]! + consonants[3]!;
  return `${consonants}${letters.replace(/[^AEIOU]/g, '')}XXX`.slice(0, 3);
}
const italianMonths = 'ABCDEHLMPRST';
/** What a character at an odd place counts, by its digit or its letter's number. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The town of birth is made up from the name and the day, so that the same person has the same code every time. */
function codiceFiscale(
  last: string,
  first: string,
  birthday: DateTime,
  isMale: boolean,
  isValid: boolean,
): string {
  const { day, month, year } = birthday.date;
  const lastCode = nameCode(last, false);
  const town = lastCode[0]! + String(Math.abs(hash(birthday)) % 1000).padStart(3, '0');
  const code =
    lastCode +
    nameCode(first, true) +
    two(year) +
    italianMonths[month - 1]! +
    two(isMale ? day : day + 40) +
    town;
  const sum = Array.from(code).reduce((total, character, index) => {
    const value = character <= '9' ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? oddValues[value]! : value);
  }, 0);
  const check = (sum + (isValid ? 0 : 1)) % 26;
  return code + String.fromCharCode(65 + check);
}

/** `Bogus.Extensions.Italy.ExtensionsForItaly`. */
export const extensionsForItalyType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Italy.ExtensionsForItaly', () => ({
    'static string CodiceFiscale(this Person p, bool validChecksum = true)': (
      person: Person,
      isValid: boolean,
    ) =>
      person.remembered(`Italy.CodiceFiscale.${isValid}`, () =>
        codiceFiscale(
          person.LastName ?? '',
          person.FirstName ?? '',
          person.DateOfBirth,
          person.Gender === 0,
          isValid,
        ),
      ),
    'static string CodiceFiscale(this Bogus.DataSets.Finance finance, string lastName, string firstName, DateTime birthday, bool isMale, bool validChecksum = true)':
      (
        _finance: Finance,
        last: string | null,
        first: string | null,
        birthday: DateTime,
        isMale: boolean,
        isValid: boolean,
      ) => codiceFiscale(dereferenced(last), dereferenced(first), birthday, isMale, isValid),
  })),
);
