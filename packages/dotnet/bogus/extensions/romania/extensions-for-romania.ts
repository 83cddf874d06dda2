// The static class `Bogus.Extensions.Romania.ExtensionsForRomania` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { digitsOf, weightedSum } from '../../check-digits.ts';
import type { Person } from '../../person.ts';
import { birthday, isMale, padded, two } from '../national-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

/** The counties of Romania, and the sectors of its capital. */
const romanianCounties = [...Array.from({ length: 46 }, (_unused, index) => index + 1), 51, 52];

function cnp(person: Person): string {
  const first = (person.DateOfBirth.date.year >= 2000 ? 5 : 1) + (isMale(person) ? 0 : 1);
  const body =
    first +
    birthday(person) +
    two(person.random.pick(romanianCounties)) +
    padded(person.random.number(1, 999), 3);
  const check = weightedSum(digitsOf(body), [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return body + (check === 10 ? 1 : check);
}

/** `Bogus.Extensions.Romania.ExtensionsForRomania`. */
export const extensionsForRomaniaType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Romania.ExtensionsForRomania', () => ({
    'static string Cnp(this Person p)': (person: Person) =>
      person.remembered('Romania.Cnp', () => cnp(person)),
  })),
);
