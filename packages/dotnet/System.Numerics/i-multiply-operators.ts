// `System.Numerics.IMultiplyOperators`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IMultiplyOperators`. */
export const iMultiplyOperatorsType: TypeDeclaration = binary('IMultiplyOperators', '', 'TResult', [
  ['*', 'op_Multiply', true],
]);
