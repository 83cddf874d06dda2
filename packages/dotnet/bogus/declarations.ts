// All types of Bogus, containing types before the types inside them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { bogusExceptionType, validationExceptionType } from './bogus-exception.ts';
import { dataSetType, hasRandomizerType, localeAwareType } from './data-set.ts';
import { addressType, iso3166FormatType } from './data-sets/address.ts';
import { cardTypeType } from './data-sets/card-type.ts';
import { commerceType } from './data-sets/commerce.ts';
import { companyTypeWith } from './data-sets/company.ts';
import { currencyType } from './data-sets/currency.ts';
import { databaseType, localeDatabaseType } from './database.ts';
import { dateType } from './data-sets/date.ts';
import { financeType } from './data-sets/finance.ts';
import { hackerType } from './data-sets/hacker.ts';
import { imageNameTypes, imagesType } from './data-sets/images.ts';
import { colorFormatType, internetType } from './data-sets/internet.ts';
import { loremType } from './data-sets/lorem.ts';
import { musicType } from './data-sets/music.ts';
import { genderType, nameType } from './data-sets/name.ts';
import { phoneNumbersType } from './data-sets/phone-numbers.ts';
import { rantType } from './data-sets/rant.ts';
import { systemType } from './data-sets/system.ts';
import { vehicleType } from './data-sets/vehicle.ts';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { americanExtensions } from './extensions/americas.ts';
import { europeanExtensions } from './extensions/united-kingdom/europe.ts';
import { generalExtensions } from './extensions/general.ts';
import { nationalNumberExtensions } from './extensions/national-numbers.ts';
import { nordicExtensions } from './extensions/nordic.ts';
import { fakerExtensionsType } from './null-or-default.ts';
import { fakerOfTTypes } from './faker-of-t-type.ts';
import { fakerType } from './faker-type.ts';
import { Faker } from './faker.ts';
import { hashidsTypes } from './hashids.ts';
import { personTypes } from './person.ts';
import { randomizerType } from './randomizer-type.ts';
import { charsType, utilsType } from './slugs.ts';

const companyType = companyTypeWith((text, locale, random) => {
  const faker = new Faker(locale);
  faker.random = random;
  return faker.parse(text);
});

/** Extensions of people and companies: nobody has no numbers. @throws {NullReferenceException} for null */
function ofSomeone(declaration: TypeDeclaration): TypeDeclaration {
  if (!declaration.header.includes(' static class ')) return declaration;
  return declareType(declaration.header, () =>
    Object.fromEntries(
      Object.entries(declaration.members).map(([signature, implementation]) => {
        const own = implementation as (...args: unknown[]) => unknown;
        return [signature, (self: unknown, ...rest: unknown[]) => own(dereferenced(self), ...rest)] as const;
      }),
    ),
  );
}
const countryExtensions: readonly TypeDeclaration[] = [
  ...generalExtensions,
  ...[...americanExtensions, ...nordicExtensions, ...europeanExtensions, ...nationalNumberExtensions].map(
    ofSomeone,
  ),
];

/** All types of Bogus, containing types first. */
export const bogusDeclarations: readonly TypeDeclaration[] = [
  bogusExceptionType,
  validationExceptionType,
  localeAwareType,
  hasRandomizerType,
  dataSetType,
  randomizerType,
  charsType,
  utilsType,
  localeDatabaseType,
  ...hashidsTypes,
  ...personTypes,
  addressType,
  iso3166FormatType,
  cardTypeType,
  commerceType,
  companyType,
  currencyType,
  databaseType,
  dateType,
  financeType,
  hackerType,
  imagesType,
  ...imageNameTypes,
  internetType,
  colorFormatType,
  loremType,
  musicType,
  nameType,
  genderType,
  phoneNumbersType,
  rantType,
  systemType,
  vehicleType,
  fakerType,
  ...fakerOfTTypes,
  fakerExtensionsType,
  ...countryExtensions,
];
