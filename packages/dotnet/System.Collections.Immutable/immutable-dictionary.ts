// The class `System.Collections.Immutable.ImmutableDictionary` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dictionaryTypes } from './dictionary-types.ts';

/** `System.Collections.Immutable.ImmutableDictionary`. */
export const immutableDictionaryTypes: readonly TypeDeclaration[] = dictionaryTypes('ImmutableDictionary');
