// The interface `System.Numerics.IPowerFunctions`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declare, functions } from './number-interface-members.ts';

/** `System.Numerics.IPowerFunctions`. */
export const iPowerFunctionsType: TypeDeclaration = declare(
  'IPowerFunctions',
  ['INumberBase'],
  functions(['Pow'], 'TSelf x, TSelf y'),
);
