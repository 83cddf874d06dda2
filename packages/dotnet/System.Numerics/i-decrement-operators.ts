// `System.Numerics.IDecrementOperators`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unary } from './operator-interface-members.ts';

/** `System.Numerics.IDecrementOperators`. */
export const iDecrementOperatorsType: TypeDeclaration = unary(
  'IDecrementOperators',
  '--',
  'op_Decrement',
  'TSelf',
);
