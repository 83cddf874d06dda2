// The static class `Bogus.Extensions.Sweden.ExtensionsForSweden` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { digitsOf, luhnDigit } from '../../check-digits.ts';
import type { Person } from '../../person.ts';
import { remembered, two } from '../nordic-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

/** A personal number; `dayOffset` tells it from a coordination number, for who is not registered in Sweden. */
function personnummer(person: Person, dayOffset: number = 0): string {
  const { day, month, year } = person.DateOfBirth.date;
  const serial =
    two(person.random.below(100)) +
    (person.Gender === 1 ? person.random.even(0, 9) : person.random.odd(0, 9));
  const number = two(year) + two(month) + two(day + dayOffset) + serial;
  return String(Math.floor(year / 100)) + number + luhnDigit(digitsOf(number));
}

/** `Bogus.Extensions.Sweden.ExtensionsForSweden`. */
export const extensionsForSwedenType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Sweden.ExtensionsForSweden', () => ({
    'static string Personnummer(this Person person)': remembered('Sweden.Personnummer', (person) =>
      personnummer(person),
    ),
    'static string Samordningsnummer(this Person person)': remembered('Sweden.Samordningsnummer', (person) =>
      personnummer(person, 60),
    ),
  })),
);
