// The interface `System.Numerics.IAdditionOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IAdditionOperators`. */
export const iAdditionOperatorsType: TypeDeclaration = binary('IAdditionOperators', '', 'TResult', [
  ['+', 'op_Addition', true],
]);
