// All types of `Bogus.Extensions.Extras`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { checkDigitExtensionType } from './check-digit-extension.ts';
import { financeExtensionsType } from './finance-extensions.ts';

/** The types of `Bogus.Extensions.Extras`, containing types before the types inside them. */
export const bogusExtensionsExtrasDeclarations: readonly TypeDeclaration[] = [
  checkDigitExtensionType,
  financeExtensionsType,
];
