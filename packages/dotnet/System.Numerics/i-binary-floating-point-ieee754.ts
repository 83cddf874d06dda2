// The interface `System.Numerics.IBinaryFloatingPointIeee754`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declare } from './number-interface-members.ts';

/** `System.Numerics.IBinaryFloatingPointIeee754`. */
export const iBinaryFloatingPointIeee754Type: TypeDeclaration = declare('IBinaryFloatingPointIeee754', [
  'IBinaryNumber',
  'IFloatingPointIeee754',
]);
