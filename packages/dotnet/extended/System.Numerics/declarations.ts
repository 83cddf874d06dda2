// The types of `System.Numerics` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { complexType } from './complex.ts';
import { bitOperationsType } from './bit-operations.ts';
import { vectorTypes } from './vectors.ts';

/** Types of `System.Numerics`, containing types before the types inside them. */
export const systemNumericsDeclarations: readonly TypeDeclaration[] = [
  complexType,
  bitOperationsType,
  ...vectorTypes,
];
