// All types of `Bogus.Distributions.Gaussian`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extensionsForRandomizerType } from './extensions-for-randomizer.ts';

/** The types of `Bogus.Distributions.Gaussian`, containing types before the types inside them. */
export const bogusDistributionsGaussianDeclarations: readonly TypeDeclaration[] = [
  extensionsForRandomizerType,
];
