// The interface `System.Collections.Immutable.IImmutableList`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { immutableListMembers } from './list-members.ts';

/** `System.Collections.Immutable.IImmutableList`. */
export const iImmutableListType: TypeDeclaration = declareType(
  'public interface System.Collections.Immutable.IImmutableList<T> : IReadOnlyList<T>',
  () => immutableListMembers('IImmutableList<T>', 'count'),
);
