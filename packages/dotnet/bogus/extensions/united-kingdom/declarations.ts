// All types of `Bogus.Extensions.UnitedKingdom`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { vatRegistrationNumberTypeType } from './vat-registration-number-type.ts';
import { extensionsForUnitedKingdomType } from './extensions-for-united-kingdom.ts';
import { extensionsForGreatBritainRegistrationPlateType } from './extensions-for-great-britain-registration-plate.ts';

/** The types of `Bogus.Extensions.UnitedKingdom`, containing types before the types inside them. */
export const bogusExtensionsUnitedKingdomDeclarations: readonly TypeDeclaration[] = [
  vatRegistrationNumberTypeType,
  extensionsForUnitedKingdomType,
  extensionsForGreatBritainRegistrationPlateType,
];
