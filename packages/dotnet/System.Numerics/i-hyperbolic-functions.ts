// The interface `System.Numerics.IHyperbolicFunctions`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declare, functions } from './number-interface-members.ts';

/** `System.Numerics.IHyperbolicFunctions`. */
export const iHyperbolicFunctionsType: TypeDeclaration = declare(
  'IHyperbolicFunctions',
  ['IFloatingPointConstants'],
  functions(['Acosh', 'Asinh', 'Atanh', 'Cosh', 'Sinh', 'Tanh']),
);
