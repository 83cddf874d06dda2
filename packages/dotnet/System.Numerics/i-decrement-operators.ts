// The interface `System.Numerics.IDecrementOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unary } from './operator-interface-members.ts';

/** `System.Numerics.IDecrementOperators`. */
export const iDecrementOperatorsType: TypeDeclaration = unary(
  'IDecrementOperators',
  '--',
  'op_Decrement',
  'TSelf',
);
