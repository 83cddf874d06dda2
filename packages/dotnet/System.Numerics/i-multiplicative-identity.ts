// The interface `System.Numerics.IMultiplicativeIdentity`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { constant } from './operator-interface-members.ts';

/** `System.Numerics.IMultiplicativeIdentity`. */
export const iMultiplicativeIdentityType: TypeDeclaration = constant(
  'IMultiplicativeIdentity',
  ['MultiplicativeIdentity'],
  'TResult',
);
