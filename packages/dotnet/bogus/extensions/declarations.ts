// All types of `Bogus.Extensions`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForStringType } from './extensions-for-string.ts';
import { extensionsForRandomizerType } from './extensions-for-randomizer.ts';
import { extensionsForCultureInfoType } from './extensions-for-culture-info.ts';

/** The types of `Bogus.Extensions`, containing types before the types inside them. */
export const bogusExtensionsDeclarations: readonly TypeDeclaration[] = [
  extensionsForStringType,
  extensionsForRandomizerType,
  extensionsForCultureInfoType,
];
