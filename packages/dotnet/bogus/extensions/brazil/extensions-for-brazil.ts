// The static class `Bogus.Extensions.Brazil.ExtensionsForBrazil` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { weightedSum } from '../../check-digits.ts';
import type { Company } from '../../data-sets/company.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { ofSomeone } from '../of-someone.ts';

/** The digit of Brazil's registers. */
function brazilianDigit(digits: readonly number[], weights: readonly number[]): number {
  return ((weightedSum(digits, weights) * 10) % 11) % 10;
}
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function cpf(random: Randomizer): string {
  const digits = random.digits(9, 0, 9);
  digits.push(brazilianDigit(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  digits.push(brazilianDigit(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return digits.join('');
}
function cnpj(random: Randomizer): string {
  const digits = [...random.digits(8, 0, 9), 0, 0, 0, 1];
  digits.push(brazilianDigit(digits, cnpjWeights.slice(1)));
  digits.push(brazilianDigit(digits, cnpjWeights));
  return digits.join('');
}

/** `Bogus.Extensions.Brazil.ExtensionsForBrazil`. */
export const extensionsForBrazilType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Brazil.ExtensionsForBrazil', () => ({
    'static string Cpf(this Person p, bool includeFormatSymbols = true)': (
      person: Person,
      formatted: boolean,
    ) => {
      const number = person.remembered('Brazil.Cpf', () => cpf(person.random));
      return formatted ? number.replace(/(\d{3})(\d{3})(\d{3})(\d\d)/, '$1.$2.$3-$4') : number;
    },
    'static string Cnpj(this Bogus.DataSets.Company c, bool includeFormatSymbols = true)': (
      company: Company,
      formatted: boolean,
    ) => {
      const number = cnpj(company.random);
      return formatted ? number.replace(/(\d\d)(\d{3})(\d{3})(\d{4})(\d\d)/, '$1.$2.$3/$4-$5') : number;
    },
  })),
);
