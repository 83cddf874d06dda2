// Numbers that people and companies of Brazil, Canada and the United States have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { luhnDigit, weightedSum } from '../check-digits.ts';
import type { Company } from '../data-sets/company.ts';
import type { Person } from '../person.ts';
import type { Randomizer } from '../randomizer.ts';

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
function sin(random: Randomizer): string {
  const digits = random.digits(8, 0, 9);
  return [...digits, luhnDigit(digits)].join('').replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3');
}
function ssn(random: Randomizer): string {
  let area = random.number(1, 898);
  while (area === 666) area = random.number(1, 898);
  const padded = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${padded(area, 3)}-${padded(random.number(1, 99), 2)}-${padded(random.number(1, 9999), 4)}`;
}

/** `ExtensionsForBrazil`, `ExtensionsForCanada` and `ExtensionsForUnitedStates`. */
export const americanExtensions: readonly TypeDeclaration[] = [
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
  declareType('public static class Bogus.Extensions.Canada.ExtensionsForCanada', () => ({
    'static string Sin(this Person p)': (person: Person) =>
      person.remembered('Canada.Sin', () => sin(person.random)),
  })),
  declareType('public static class Bogus.Extensions.UnitedStates.ExtensionsForUnitedStates', () => ({
    'static string Ssn(this Person p)': (person: Person) =>
      person.remembered('UnitedStates.Ssn', () => ssn(person.random)),
    'static string Ein(this Bogus.DataSets.Company c)': (company: Company) =>
      company.random.replace('##-#######'),
  })),
];
