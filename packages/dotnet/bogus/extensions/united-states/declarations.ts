// All types of `Bogus.Extensions.UnitedStates`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForUnitedStatesType } from './extensions-for-united-states.ts';

/** The types of `Bogus.Extensions.UnitedStates`, containing types before the types inside them. */
export const bogusExtensionsUnitedStatesDeclarations: readonly TypeDeclaration[] = [
  extensionsForUnitedStatesType,
];
