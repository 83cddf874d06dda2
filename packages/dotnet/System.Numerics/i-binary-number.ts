// The interface `System.Numerics.IBinaryNumber`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { constants, declare, same, tests } from './number-interface-members.ts';

/** `System.Numerics.IBinaryNumber`. */
export const iBinaryNumberType: TypeDeclaration = declare(
  'IBinaryNumber',
  [same('IBitwiseOperators'), 'INumber'],
  {
    ...constants(['AllBitsSet']),
    ...tests(['Pow2']),
    'static abstract TSelf Log2(TSelf value)': undefined,
  },
);
