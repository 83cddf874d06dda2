// The interface `System.Numerics.IFloatingPointConstants`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { constants, declare } from './number-interface-members.ts';

/** `System.Numerics.IFloatingPointConstants`. */
export const iFloatingPointConstantsType: TypeDeclaration = declare(
  'IFloatingPointConstants',
  ['INumberBase'],
  constants(['E', 'Pi', 'Tau']),
);
