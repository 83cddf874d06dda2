// Numbers that people of Denmark, Finland, Norway and Sweden have: a birthday, a serial number, check digits.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { luhnDigit, weightedSum, digitsOf } from '../check-digits.ts';
import type { Person } from '../person.ts';

const two = (value: number): string => String(value % 100).padStart(2, '0');

/** `ddMMyy` */
function birthday(person: Person): string {
  const { day, month, year } = person.DateOfBirth.date;
  return two(day) + two(month) + two(year);
}

function cpr(person: Person): string {
  const { year } = person.DateOfBirth.date;
  const century = year >= 2000 ? person.random.number(4, 9) : person.random.number(0, 3);
  return `${birthday(person)}-${century}${two(person.random.below(100))}${person.Gender === 1 ? person.random.even(0, 9) : person.random.odd(0, 9)}`;
}

const finnishDigits = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const finnishSafe = new RegExp(`^[0-9A-U]$`);

function henkilotunnus(person: Person): string {
  const day = birthday(person);
  for (;;) {
    const serial = String(
      person.Gender === 1 ? person.random.even(2, 899) : person.random.odd(2, 899),
    ).padStart(3, '0');
    const check = finnishDigits[Number(day + serial) % 31]!;
    if (finnishSafe.test(check))
      return day + (person.DateOfBirth.date.year < 2000 ? '-' : 'A') + serial + check;
  }
}

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

/** A personal number; `dayOffset` tells it from a coordination number, for who is not registered in Sweden. */
function personnummer(person: Person, dayOffset: number = 0): string {
  const { day, month, year } = person.DateOfBirth.date;
  const serial =
    two(person.random.below(100)) +
    (person.Gender === 1 ? person.random.even(0, 9) : person.random.odd(0, 9));
  const number = two(year) + two(month) + two(day + dayOffset) + serial;
  return String(Math.floor(year / 100)) + number + luhnDigit(digitsOf(number));
}

const remembered = (key: string, make: (person: Person) => string) => (person: Person) =>
  person.remembered(key, () => make(person));
const finnish = remembered('Finland.Henkilotunnus', henkilotunnus);
const norwegian = remembered('Norway.Fodselsnummer', fodselsnummer);

/** `ExtensionsForDenmark`, `ExtensionsForFinland`, `ExtensionsForNorway` and `ExtensionsForSweden`. */
export const nordicExtensions: readonly TypeDeclaration[] = [
  declareType('public static class Bogus.Extensions.Denmark.ExtensionsForDenmark', () => ({
    'static string Cpr(this Person p)': remembered('Denmark.Cpr', cpr),
  })),
  declareType('public static class Bogus.Extensions.Finland.ExtensionsForFinland', () => ({
    'static string Henkilötunnus(this Person p)': finnish,
    'static string Henkilotunnus(this Person p)': finnish,
  })),
  declareType('public static class Bogus.Extensions.Norway.ExtensionsForNorway', () => ({
    'static string Fødselsnummer(this Person p)': norwegian,
    'static string Fodselsnummer(this Person p)': norwegian,
  })),
  declareType('public static class Bogus.Extensions.Sweden.ExtensionsForSweden', () => ({
    'static string Personnummer(this Person person)': remembered('Sweden.Personnummer', (person) =>
      personnummer(person),
    ),
    'static string Samordningsnummer(this Person person)': remembered('Sweden.Samordningsnummer', (person) =>
      personnummer(person, 60),
    ),
  })),
];
