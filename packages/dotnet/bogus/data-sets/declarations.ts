// All types of `Bogus.DataSets`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { addressType } from './address.ts';
import { iso3166FormatType } from './iso3166-format.ts';
import { cardTypeType } from './card-type.ts';
import { commerceType } from './commerce.ts';
import { companyType } from './company-type.ts';
import { currencyType } from './currency.ts';
import { databaseType } from './database.ts';
import { dateType } from './date.ts';
import { financeType } from './finance.ts';
import { hackerType } from './hacker.ts';
import { imagesType } from './images.ts';
import { loremPixelCategoryType } from './lorem-pixel-category.ts';
import { placeImgCategoryType } from './place-img-category.ts';
import { placeImgFilterType } from './place-img-filter.ts';
import { internetType } from './internet.ts';
import { colorFormatType } from './color-format.ts';
import { loremType } from './lorem.ts';
import { musicType } from './music.ts';
import { nameType, genderType } from './name.ts';
import { phoneNumbersType } from './phone-numbers.ts';
import { rantType } from './rant.ts';
import { systemType } from './system.ts';
import { vehicleType } from './vehicle.ts';

/** The types of `Bogus.DataSets`, containing types before the types inside them. */
export const bogusDataSetsDeclarations: readonly TypeDeclaration[] = [
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
];
