// The interface `System.Numerics.IShiftOperators`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binary } from './operator-interface-members.ts';

/** `System.Numerics.IShiftOperators`. */
export const iShiftOperatorsType: TypeDeclaration = binary('IShiftOperators', '', 'TResult', [
  ['<<', 'op_LeftShift', false],
  ['>>', 'op_RightShift', false],
  ['>>>', 'op_UnsignedRightShift', false],
]);
