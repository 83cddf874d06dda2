// The static class `Bogus.Extensions.Portugal.ExtensionsForPortugal` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { weightedSum } from '../../check-digits.ts';
import type { Company } from '../../data-sets/company.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { ofSomeone } from '../of-someone.ts';

/** A Portuguese tax number that begins with one of `starts`. */
function portugueseNumber(random: Randomizer, starts: readonly number[]): string {
  const digits = [random.pick(starts), ...random.digits(7, 0, 9)];
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits.join('') + (rest < 2 ? 0 : 11 - rest);
}

/** `Bogus.Extensions.Portugal.ExtensionsForPortugal`. */
export const extensionsForPortugalType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Portugal.ExtensionsForPortugal', () => ({
    'static string Nif(this Person p)': (person: Person) =>
      person.remembered('Portugal.Nif', () => portugueseNumber(person.random, [1, 2])),
    'static string Nipc(this Bogus.DataSets.Company c)': (company: Company) =>
      portugueseNumber(company.random, [5, 6, 8, 9]),
  })),
);
