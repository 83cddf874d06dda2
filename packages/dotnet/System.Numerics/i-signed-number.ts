// The interface `System.Numerics.ISignedNumber`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { constants, declare } from './number-interface-members.ts';

/** `System.Numerics.ISignedNumber`. */
export const iSignedNumberType: TypeDeclaration = declare(
  'ISignedNumber',
  ['INumberBase'],
  constants(['NegativeOne']),
);
