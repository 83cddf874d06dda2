// All types of `Bogus.Extensions.Sweden`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForSwedenType } from './extensions-for-sweden.ts';

/** The types of `Bogus.Extensions.Sweden`, containing types before the types inside them. */
export const bogusExtensionsSwedenDeclarations: readonly TypeDeclaration[] = [extensionsForSwedenType];
