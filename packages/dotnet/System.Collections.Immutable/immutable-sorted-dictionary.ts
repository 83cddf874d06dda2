// The class `System.Collections.Immutable.ImmutableSortedDictionary` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dictionaryTypes } from './dictionary-types.ts';

/** `System.Collections.Immutable.ImmutableSortedDictionary`. */
export const immutableSortedDictionaryTypes: readonly TypeDeclaration[] =
  dictionaryTypes('ImmutableSortedDictionary');
