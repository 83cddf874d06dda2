// The interface `System.Numerics.IUnaryPlusOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unary } from './operator-interface-members.ts';

/** `System.Numerics.IUnaryPlusOperators`. */
export const iUnaryPlusOperatorsType: TypeDeclaration = unary(
  'IUnaryPlusOperators',
  '+',
  undefined,
  'TResult',
);
