// All types of `Bogus.Extensions.Norway`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForNorwayType } from './extensions-for-norway.ts';

/** The types of `Bogus.Extensions.Norway`, containing types before the types inside them. */
export const bogusExtensionsNorwayDeclarations: readonly TypeDeclaration[] = [extensionsForNorwayType];
