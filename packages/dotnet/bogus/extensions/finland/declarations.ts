// All types of `Bogus.Extensions.Finland`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForFinlandType } from './extensions-for-finland.ts';

/** The types of `Bogus.Extensions.Finland`, containing types before the types inside them. */
export const bogusExtensionsFinlandDeclarations: readonly TypeDeclaration[] = [extensionsForFinlandType];
