// All types of `Bogus.Extensions.Brazil`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForBrazilType } from './extensions-for-brazil.ts';

/** The types of `Bogus.Extensions.Brazil`, containing types before the types inside them. */
export const bogusExtensionsBrazilDeclarations: readonly TypeDeclaration[] = [extensionsForBrazilType];
