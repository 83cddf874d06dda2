// All types of `Bogus.Extensions.Iran`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForIranType } from './extensions-for-iran.ts';

/** The types of `Bogus.Extensions.Iran`, containing types before the types inside them. */
export const bogusExtensionsIranDeclarations: readonly TypeDeclaration[] = [extensionsForIranType];
