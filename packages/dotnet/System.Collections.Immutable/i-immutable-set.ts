// The interface `System.Collections.Immutable.IImmutableSet`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { interfaceMembers } from './set-types.ts';

/** `System.Collections.Immutable.IImmutableSet`. */
export const iImmutableSetType: TypeDeclaration = declareType(
  'public interface System.Collections.Immutable.IImmutableSet<T> : IReadOnlyCollection<T>',
  () => interfaceMembers('IImmutableSet<T>'),
);
