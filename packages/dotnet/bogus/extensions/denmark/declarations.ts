// All types of `Bogus.Extensions.Denmark`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForDenmarkType } from './extensions-for-denmark.ts';

/** The types of `Bogus.Extensions.Denmark`, containing types before the types inside them. */
export const bogusExtensionsDenmarkDeclarations: readonly TypeDeclaration[] = [extensionsForDenmarkType];
