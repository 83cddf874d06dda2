// The interface `System.Numerics.IBinaryInteger`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { integerByteMembers } from './integer-bytes.ts';
import { declare, functions } from './number-interface-members.ts';

/** `System.Numerics.IBinaryInteger`. */
export const iBinaryIntegerType: TypeDeclaration = declare(
  'IBinaryInteger',
  ['IBinaryNumber', 'IShiftOperators<TSelf, int, TSelf>'],
  {
    'static abstract (TSelf Quotient, TSelf Remainder) DivRem(TSelf left, TSelf right)': undefined,
    ...functions(['LeadingZeroCount', 'PopCount', 'TrailingZeroCount'], 'TSelf value'),
    ...functions(['RotateLeft', 'RotateRight'], 'TSelf value, int rotateAmount'),
    ...integerByteMembers,
  },
);
