// The interface `System.Numerics.IDivisionOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IDivisionOperators`. */
export const iDivisionOperatorsType: TypeDeclaration = binary('IDivisionOperators', '', 'TResult', [
  ['/', 'op_Division', true],
]);
