// All types of `Bogus.Extensions.Romania`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForRomaniaType } from './extensions-for-romania.ts';

/** The types of `Bogus.Extensions.Romania`, containing types before the types inside them. */
export const bogusExtensionsRomaniaDeclarations: readonly TypeDeclaration[] = [extensionsForRomaniaType];
