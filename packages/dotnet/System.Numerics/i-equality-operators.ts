// The interface `System.Numerics.IEqualityOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IEqualityOperators`. */
export const iEqualityOperatorsType: TypeDeclaration = binary('IEqualityOperators', '', 'TResult', [
  ['==', 'op_Equality', false],
  ['!=', 'op_Inequality', false],
]);
