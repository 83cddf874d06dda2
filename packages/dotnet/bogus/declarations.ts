// All types of `Bogus`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { bogusExceptionType } from './bogus-exception.ts';
import { validationExceptionType } from './validation-exception.ts';
import { localeAwareType } from './i-locale-aware.ts';
import { hasRandomizerType } from './i-has-randomizer.ts';
import { dataSetType } from './data-set.ts';
import { randomizerType } from './randomizer-type.ts';
import { charsType } from './chars.ts';
import { utilsType } from './utils.ts';
import { localeDatabaseType } from './database.ts';
import { iHashidsType } from './i-hashids.ts';
import { hashidsType } from './hashids.ts';
import { personTypes } from './person.ts';
import { fakerType, fakerOfTType } from './faker-type.ts';
import { iRuleSetType } from './i-rule-set.ts';
import { fakerExtensionsType } from './extensions-for-faker-t.ts';

/** The types of `Bogus`, containing types before the types inside them. */
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
  fakerType,
  iRuleSetType,
  fakerOfTType,
  fakerExtensionsType,
];
