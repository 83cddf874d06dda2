// All types of Bogus, containing types before the types inside them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { bogusExceptionType } from './bogus-exception.ts';
import { charsType } from './chars.ts';
import { dataSetType } from './data-set.ts';
import { addressType } from './data-sets/address.ts';
import { cardTypeType } from './data-sets/card-type.ts';
import { colorFormatType } from './data-sets/color-format.ts';
import { commerceType } from './data-sets/commerce.ts';
import { companyType } from './data-sets/company-type.ts';
import { currencyType } from './data-sets/currency.ts';
import { databaseType } from './data-sets/database.ts';
import { dateType } from './data-sets/date.ts';
import { financeType } from './data-sets/finance.ts';
import { hackerType } from './data-sets/hacker.ts';
import { imagesType } from './data-sets/images.ts';
import { internetType } from './data-sets/internet.ts';
import { iso3166FormatType } from './data-sets/iso3166-format.ts';
import { loremPixelCategoryType } from './data-sets/lorem-pixel-category.ts';
import { loremType } from './data-sets/lorem.ts';
import { musicType } from './data-sets/music.ts';
import { genderType, nameType } from './data-sets/name.ts';
import { phoneNumbersType } from './data-sets/phone-numbers.ts';
import { placeImgCategoryType } from './data-sets/place-img-category.ts';
import { placeImgFilterType } from './data-sets/place-img-filter.ts';
import { rantType } from './data-sets/rant.ts';
import { systemType } from './data-sets/system.ts';
import { vehicleType } from './data-sets/vehicle.ts';
import { localeDatabaseType } from './database.ts';
import { extensionsForRandomizer2Type } from './distributions/gaussian/extensions-for-randomizer.ts';
import { fakerExtensionsType } from './extensions-for-faker-t.ts';
import { americanExtensions } from './extensions/americas.ts';
import { extensionsForCultureInfoType } from './extensions/extensions-for-culture-info.ts';
import { extensionsForRandomizerType } from './extensions/extensions-for-randomizer.ts';
import { extensionsForStringType } from './extensions/extensions-for-string.ts';
import { checkDigitExtensionType } from './extensions/extras/check-digit-extension.ts';
import { financeExtensionsType } from './extensions/extras/finance-extensions.ts';
import { nationalNumberExtensions } from './extensions/national-numbers.ts';
import { nordicExtensions } from './extensions/nordic.ts';
import { europeanExtensions } from './extensions/united-kingdom/europe.ts';
import { fakerOfTType, fakerType } from './faker-type.ts';
import { hashidsType } from './hashids.ts';
import { hasRandomizerType } from './i-has-randomizer.ts';
import { iHashidsType } from './i-hashids.ts';
import { localeAwareType } from './i-locale-aware.ts';
import { iRuleSetType } from './i-rule-set.ts';
import { personTypes } from './person.ts';
import { randomizerType } from './randomizer-type.ts';
import { utilsType } from './utils.ts';
import { validationExceptionType } from './validation-exception.ts';

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
  extensionsForStringType,
  extensionsForRandomizerType,
  extensionsForCultureInfoType,
  checkDigitExtensionType,
  financeExtensionsType,
  extensionsForRandomizer2Type,
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
  iHashidsType,
  hashidsType,
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
  loremPixelCategoryType,
  placeImgCategoryType,
  placeImgFilterType,
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
  iRuleSetType,
  fakerOfTType,
  fakerExtensionsType,
  ...countryExtensions,
];
