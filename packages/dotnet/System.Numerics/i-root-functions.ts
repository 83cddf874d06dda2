// The interface `System.Numerics.IRootFunctions`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declare, functions } from './number-interface-members.ts';

/** `System.Numerics.IRootFunctions`. */
export const iRootFunctionsType: TypeDeclaration = declare('IRootFunctions', ['IFloatingPointConstants'], {
  ...functions(['Cbrt', 'Sqrt']),
  'static abstract TSelf Hypot(TSelf x, TSelf y)': undefined,
  'static abstract TSelf RootN(TSelf x, int n)': undefined,
});
