// Numbers that people and companies of Belgium, Iran, Poland and Romania have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { digitsOf, weightedSum } from '../check-digits.ts';
import type { Company } from '../data-sets/company.ts';
import type { Person } from '../person.ts';
import type { Randomizer } from '../randomizer.ts';

const padded = (value: number, length: number): string => String(value).padStart(length, '0');
const two = (value: number): string => padded(value % 100, 2);
const isMale = (person: Person): boolean => person.Gender === 0;

/** `yyMMdd`, a number added to the month. */
function birthday(person: Person, monthOffset: number = 0): string {
  const { day, month, year } = person.DateOfBirth.date;
  return two(year) + two(month + monthOffset) + two(day);
}
/** A number of `digits` digits; odd for men, even for women. */
function serialOf(person: Person, min: number, max: number): number {
  return isMale(person) ? person.random.odd(min, max) : person.random.even(min, max);
}

function belgianNumber(person: Person): string {
  const body = birthday(person) + padded(serialOf(person, 1, 998), 3);
  const century = person.DateOfBirth.date.year >= 2000 ? '2' : '';
  return body + padded(97 - (Number(century + body) % 97), 2);
}

function iranianNumber(random: Randomizer): string {
  let digits: number[];
  do digits = random.digits(9, 0, 9);
  while (digits.every((digit) => digit === digits[0]));
  const rest = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits.join('') + (rest < 2 ? rest : 11 - rest);
}

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

/** `ExtensionsForBelgium`, `ExtensionsForIran`, `ExtensionsForPoland` and `ExtensionsForRomania`. */
export const nationalNumberExtensions: readonly TypeDeclaration[] = [
  declareType('public static class Bogus.Extensions.Belgium.ExtensionsForBelgium', () => ({
    'static string NationalNumber(this Person p, bool includeFormatSymbols = true)': (
      person: Person,
      formatted: boolean,
    ) => {
      const number = person.remembered('Belgium.NationalNumber', () => belgianNumber(person));
      return formatted ? number.replace(/(\d\d)(\d\d)(\d\d)(\d{3})(\d\d)/, '$1.$2.$3-$4.$5') : number;
    },
  })),
  declareType('public static class Bogus.Extensions.Iran.ExtensionsForIran', () => ({
    'static string IranianNationalNumber(this Person p)': (person: Person) =>
      person.remembered('Iran.NationalNumber', () => iranianNumber(person.random)),
  })),
  declareType('public static class Bogus.Extensions.Poland.ExtensionsForPoland', () => ({
    'static string Pesel(this Person person)': (person: Person) =>
      person.remembered('Poland.Pesel', () => pesel(person)),
    'static string Nip(this Bogus.DataSets.Company company)': (company: Company) => nip(company.random),
    'static string Regon(this Bogus.DataSets.Company company)': (company: Company) => regon(company.random),
  })),
  declareType('public static class Bogus.Extensions.Romania.ExtensionsForRomania', () => ({
    'static string Cnp(this Person p)': (person: Person) =>
      person.remembered('Romania.Cnp', () => cnp(person)),
  })),
];
