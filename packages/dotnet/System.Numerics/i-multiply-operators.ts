// The interface `System.Numerics.IMultiplyOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IMultiplyOperators`. */
export const iMultiplyOperatorsType: TypeDeclaration = binary('IMultiplyOperators', '', 'TResult', [
  ['*', 'op_Multiply', true],
]);
