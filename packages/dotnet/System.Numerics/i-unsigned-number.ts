// The interface `System.Numerics.IUnsignedNumber`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declare } from './number-interface-members.ts';

/** `System.Numerics.IUnsignedNumber`. */
export const iUnsignedNumberType: TypeDeclaration = declare('IUnsignedNumber', ['INumberBase']);
