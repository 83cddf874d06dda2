// All types of `Bogus.Extensions.Italy`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForItalyType } from './extensions-for-italy.ts';

/** The types of `Bogus.Extensions.Italy`, containing types before the types inside them. */
export const bogusExtensionsItalyDeclarations: readonly TypeDeclaration[] = [extensionsForItalyType];
