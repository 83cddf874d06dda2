// The class `System.Collections.Immutable.ImmutableSortedSet` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { setTypes } from './set-types.ts';

/** `System.Collections.Immutable.ImmutableSortedSet`. */
export const immutableSortedSetTypes: readonly TypeDeclaration[] = setTypes('ImmutableSortedSet');
