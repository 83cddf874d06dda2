// The static class `Bogus.Extensions.Poland.ExtensionsForPoland` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { digitsOf, weightedSum } from '../../check-digits.ts';
import type { Company } from '../../data-sets/company.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { birthday, padded, serialOf } from '../national-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

/** What is added to the month for the century of birth. */
const peselMonthOffsets: Readonly<Record<number, number>> = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 };

function pesel(person: Person): string {
  const century = Math.floor(person.DateOfBirth.date.year / 100);
  const body =
    birthday(person, peselMonthOffsets[century] ?? 0) +
    padded(person.random.below(1000), 3) +
    serialOf(person, 0, 9);
  return body + ((10 - (weightedSum(digitsOf(body), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10);
}
function nip(random: Randomizer): string {
  for (;;) {
    const digits = [...random.digits(3, 1, 9), ...random.digits(6, 0, 9)];
    const check = weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check < 10) return digits.join('') + check;
  }
}
function regon(random: Randomizer): string {
  const digits = random.digits(8, 0, 9);
  return digits.join('') + ((weightedSum(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10);
}

/** `Bogus.Extensions.Poland.ExtensionsForPoland`. */
export const extensionsForPolandType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Poland.ExtensionsForPoland', () => ({
    'static string Pesel(this Person person)': (person: Person) =>
      person.remembered('Poland.Pesel', () => pesel(person)),
    'static string Nip(this Bogus.DataSets.Company company)': (company: Company) => nip(company.random),
    'static string Regon(this Bogus.DataSets.Company company)': (company: Company) => regon(company.random),
  })),
);
