// The interface `System.Numerics.IUnaryNegationOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unary } from './operator-interface-members.ts';

/** `System.Numerics.IUnaryNegationOperators`. */
export const iUnaryNegationOperatorsType: TypeDeclaration = unary(
  'IUnaryNegationOperators',
  '-',
  'op_UnaryNegation',
  'TResult',
);
