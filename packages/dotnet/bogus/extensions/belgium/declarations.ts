// All types of `Bogus.Extensions.Belgium`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForBelgiumType } from './extensions-for-belgium.ts';

/** The types of `Bogus.Extensions.Belgium`, containing types before the types inside them. */
export const bogusExtensionsBelgiumDeclarations: readonly TypeDeclaration[] = [extensionsForBelgiumType];
