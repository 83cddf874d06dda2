// The interface `System.Numerics.IIncrementOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unary } from './operator-interface-members.ts';

/** `System.Numerics.IIncrementOperators`. */
export const iIncrementOperatorsType: TypeDeclaration = unary(
  'IIncrementOperators',
  '++',
  'op_Increment',
  'TSelf',
);
