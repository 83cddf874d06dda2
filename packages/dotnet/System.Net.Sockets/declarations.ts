// All types of `System.Net.Sockets`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { socketErrorType } from './socket-error.ts';
import { socketExceptionType } from './socket-exception.ts';
import { addressFamilyType } from './address-family.ts';

/** The types of `System.Net.Sockets`, containing types before the types inside them. */
export const systemNetSocketsDeclarations: readonly TypeDeclaration[] = [
  socketErrorType,
  socketExceptionType,
  addressFamilyType,
];
