// The types of `System.Collections.Frozen` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  frozenDictionaryType,
  frozenDictionaryEnumeratorType,
  frozenDictionaryFactoryType,
  frozenDictionaryAlternateLookupType,
} from './frozen-dictionary.ts';
import {
  frozenSetType,
  frozenSetEnumeratorType,
  frozenSetFactoryType,
  frozenSetAlternateLookupType,
} from './frozen-set.ts';

/** Types of `System.Collections.Frozen`, containing types before the types inside them. */
export const systemCollectionsFrozenDeclarations: readonly TypeDeclaration[] = [
  frozenDictionaryType,
  frozenDictionaryEnumeratorType,
  frozenDictionaryFactoryType,
  frozenSetType,
  frozenSetEnumeratorType,
  frozenSetFactoryType,
  frozenDictionaryAlternateLookupType,
  frozenSetAlternateLookupType,
];
