// The interface `System.Numerics.IModulusOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IModulusOperators`. */
export const iModulusOperatorsType: TypeDeclaration = binary('IModulusOperators', '', 'TResult', [
  ['%', 'op_Modulus', false],
]);
