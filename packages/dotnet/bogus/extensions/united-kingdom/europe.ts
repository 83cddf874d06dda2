// Numbers that people, companies, banks and cars of Italy, Portugal and the United Kingdom have.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { DateTime } from '../../../System/time/date-time.ts';
import { hash } from '@mockwright/language/runtime/equality';
import { weightedSum } from '../../check-digits.ts';
import type { Address } from '../../data-sets/address.ts';
import type { Company } from '../../data-sets/company.ts';
import { FakeDates } from '../../data-sets/date.ts';
import type { Finance } from '../../data-sets/finance.ts';
import type { Vehicle } from '../../data-sets/vehicle.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { transliterate } from '../../transliterate.ts';

const two = (value: number): string => String(value % 100).padStart(2, '0');

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

/** A Portuguese tax number that begins with one of `starts`. */
function portugueseNumber(random: Randomizer, starts: readonly number[]): string {
  const digits = [random.pick(starts), ...random.digits(7, 0, 9)];
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits.join('') + (rest < 2 ? 0 : 11 - rest);
}

function nino(random: Randomizer, separated: boolean): string {
  let prefix: string;
  do prefix = random.pick('ABCEGHJKLMNOPRSTWXYZ') + random.pick('ABCEGHJKLMNPRSTWXYZ');
  while (/^(BG|GB|KN|NK|NT|TN|ZZ)/.test(prefix));
  const parts = [
    prefix,
    random.replace('##'),
    random.replace('##'),
    random.replace('##'),
    random.pick('ABCD'),
  ];
  return parts.join(separated ? ' ' : '');
}

const firstPlate = DateTime.of(2001, 9, 1, 0, 0, 0);
const lastPlate = DateTime.of(2051, 2, 28, 0, 0, 0);

/** Values of `VatRegistrationNumberType`. */
const vatKinds = { Standard: 0, BranchTrader: 1, GovernmentDepartment: 2, HealthAuthority: 3 };

function vatNumber(random: Randomizer, kind: number, separated: boolean): string {
  const separator = separated ? ' ' : '';
  if (kind === vatKinds.GovernmentDepartment) return `GBGD${String(random.number(0, 499)).padStart(3, '0')}`;
  if (kind === vatKinds.HealthAuthority) return `GBHA${random.number(500, 999)}`;
  const digits = [random.number(1, 9), ...random.digits(6, 0, 9)];
  const check = 97 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 97);
  const parts = [digits.slice(0, 3).join(''), digits.slice(3).join(''), two(check)];
  if (kind === vatKinds.BranchTrader) parts.push(random.replaceNumbers('###', 35));
  return `GB${parts.join(separator)}`;
}

/** Registered between two days: the area, then the half-year, then three letters. */
function registrationPlate(vehicle: Vehicle, from: DateTime, to: DateTime): string {
  for (const [name, date] of [
    ['dateFrom', from],
    ['dateTo', to],
  ] as const)
    if (date.ticks < firstPlate.ticks || date.ticks > lastPlate.ticks)
      throw new ArgumentOutOfRangeException(
        name,
        'Can only accept registration dates between 2001-09-01 and 2051-02-28.',
      );
  const { year, month } = new FakeDates('en', vehicle.random).between(from, to).date;
  const areas = 'ABCDEFGHKLMNOPRSVWY';
  const area = vehicle.random.pick(areas) + vehicle.random.pick('ABCDEFGHJKLMNOPRSTUVWXY');
  // From March a plate shows the year, from September fifty more; January and February belong to the year before.
  const age = month >= 9 ? year + 50 : month >= 3 ? year : year + 49;
  return area + two(age) + vehicle.random.string2(3, 'ABCDEFGHJKLMNPRSTUVWXYZ');
}

/**
 * `ExtensionsForItaly`, `ExtensionsForPortugal`, `VatRegistrationNumberType`, `ExtensionsForUnitedKingdom` and
 * `ExtensionsForGreatBritainRegistrationPlate`.
 */
export const europeanExtensions: readonly TypeDeclaration[] = [
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
  declareType('public static class Bogus.Extensions.Portugal.ExtensionsForPortugal', () => ({
    'static string Nif(this Person p)': (person: Person) =>
      person.remembered('Portugal.Nif', () => portugueseNumber(person.random, [1, 2])),
    'static string Nipc(this Bogus.DataSets.Company c)': (company: Company) =>
      portugueseNumber(company.random, [5, 6, 8, 9]),
  })),
  declareEnum('public enum Bogus.Extensions.UnitedKingdom.VatRegistrationNumberType', vatKinds),
  declareType('public static class Bogus.Extensions.UnitedKingdom.ExtensionsForUnitedKingdom', () => ({
    'static string SortCode(this Bogus.DataSets.Finance finance, bool includeSeparator = true)': (
      finance: Finance,
      separated: boolean,
    ) => finance.random.replace(separated ? '##-##-##' : '######'),
    'static string Nino(this Bogus.DataSets.Finance finance, bool includeSeparator = true)': (
      finance: Finance,
      separated: boolean,
    ) => nino(finance.random, separated),
    'static string VatNumber(this Bogus.DataSets.Finance finance, VatRegistrationNumberType registrationNumberType = VatRegistrationNumberType.Standard, bool includeSeparator = true)':
      (finance: Finance, kind: number, separated: boolean) => vatNumber(finance.random, kind, separated),
    'static string CountryOfUnitedKingdom(this Bogus.DataSets.Address address)': (address: Address) =>
      address.random.pick(['England', 'Northern Ireland', 'Scotland', 'Wales']),
  })),
  declareType(
    'public static class Bogus.Extensions.UnitedKingdom.ExtensionsForGreatBritainRegistrationPlate',
    () => ({
      'static string GbRegistrationPlate(this Bogus.DataSets.Vehicle vehicle, DateTime dateFrom, DateTime dateTo)':
        registrationPlate,
    }),
  ),
];
