// All types of `Bogus.Extensions.Poland`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForPolandType } from './extensions-for-poland.ts';

/** The types of `Bogus.Extensions.Poland`, containing types before the types inside them. */
export const bogusExtensionsPolandDeclarations: readonly TypeDeclaration[] = [extensionsForPolandType];
