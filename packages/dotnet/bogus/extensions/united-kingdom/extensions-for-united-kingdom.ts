// The static class `Bogus.Extensions.UnitedKingdom.ExtensionsForUnitedKingdom` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { weightedSum } from '../../check-digits.ts';
import type { Address } from '../../data-sets/address.ts';
import type { Finance } from '../../data-sets/finance.ts';
import type { Randomizer } from '../../randomizer.ts';
import { ofSomeone } from '../of-someone.ts';
import { two, vatKinds } from '../vat-kinds.ts';

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

/** `Bogus.Extensions.UnitedKingdom.ExtensionsForUnitedKingdom`. */
export const extensionsForUnitedKingdomType: TypeDeclaration = ofSomeone(
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
);
