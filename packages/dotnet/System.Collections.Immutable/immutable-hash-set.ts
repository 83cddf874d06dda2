// The class `System.Collections.Immutable.ImmutableHashSet` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { setTypes } from './set-types.ts';

/** `System.Collections.Immutable.ImmutableHashSet`. */
export const immutableHashSetTypes: readonly TypeDeclaration[] = setTypes('ImmutableHashSet');
