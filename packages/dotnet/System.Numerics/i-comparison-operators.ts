// The interface `System.Numerics.IComparisonOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IComparisonOperators`. */
export const iComparisonOperatorsType: TypeDeclaration = binary(
  'IComparisonOperators',
  ' : IEqualityOperators<TSelf, TOther, TResult>',
  'TResult',
  [
    ['<', 'op_LessThan', false],
    ['>', 'op_GreaterThan', false],
    ['<=', 'op_LessThanOrEqual', false],
    ['>=', 'op_GreaterThanOrEqual', false],
  ],
);
