// All types of `Bogus.Extensions.Canada`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForCanadaType } from './extensions-for-canada.ts';

/** The types of `Bogus.Extensions.Canada`, containing types before the types inside them. */
export const bogusExtensionsCanadaDeclarations: readonly TypeDeclaration[] = [extensionsForCanadaType];
