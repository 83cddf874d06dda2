// The interface `System.Numerics.IAdditiveIdentity`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { constant } from './operator-interface-members.ts';

/** `System.Numerics.IAdditiveIdentity`. */
export const iAdditiveIdentityType: TypeDeclaration = constant(
  'IAdditiveIdentity',
  ['AdditiveIdentity'],
  'TResult',
);
