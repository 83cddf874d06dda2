// The interface `System.Numerics.ISubtractionOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.ISubtractionOperators`. */
export const iSubtractionOperatorsType: TypeDeclaration = binary('ISubtractionOperators', '', 'TResult', [
  ['-', 'op_Subtraction', true],
]);
