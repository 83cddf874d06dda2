// All types of `Bogus.Extensions.Portugal`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForPortugalType } from './extensions-for-portugal.ts';

/** The types of `Bogus.Extensions.Portugal`, containing types before the types inside them. */
export const bogusExtensionsPortugalDeclarations: readonly TypeDeclaration[] = [extensionsForPortugalType];
