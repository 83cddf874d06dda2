// The static class `Bogus.Extensions.Norway.ExtensionsForNorway` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { digitsOf, weightedSum } from '../../check-digits.ts';
import type { Person } from '../../person.ts';
import { birthday, remembered } from '../nordic-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

/** Serial numbers by the year of birth, as Norway gives them out. */
function norwegianSerial(person: Person): number {
  const { year } = person.DateOfBirth.date;
  const [least, most] =
    year >= 2000 ? [500, 999] : year >= 1940 && person.random.bool(0.1) ? [900, 999] : [0, 499];
  return person.Gender === 1 ? person.random.even(least, most) : person.random.odd(least, most);
}

function fodselsnummer(person: Person): string {
  for (;;) {
    const digits = digitsOf(birthday(person) + String(norwegianSerial(person)).padStart(3, '0'));
    const first = (11 - (weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
    const second = (11 - (weightedSum([...digits, first], [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    if (first < 10 && second < 10) return [...digits, first, second].join('');
  }
}

const norwegian = remembered('Norway.Fodselsnummer', fodselsnummer);

/** `Bogus.Extensions.Norway.ExtensionsForNorway`. */
export const extensionsForNorwayType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Norway.ExtensionsForNorway', () => ({
    'static string Fødselsnummer(this Person p)': norwegian,
    'static string Fodselsnummer(this Person p)': norwegian,
  })),
);
