// `System.Numerics.IUnaryNegationOperators`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unary } from './operator-interface-members.ts';

/** `System.Numerics.IUnaryNegationOperators`. */
export const iUnaryNegationOperatorsType: TypeDeclaration = unary(
  'IUnaryNegationOperators',
  '-',
  'op_UnaryNegation',
  'TResult',
);
