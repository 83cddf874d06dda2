// All types of `System.Collections.Frozen`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { frozenDictionaryType } from './frozen-dictionary.ts';
import { frozenDictionaryEnumeratorType } from './frozen-dictionary.ts';
import { frozenDictionary2Type } from './frozen-dictionary.ts';
import { frozenSetType } from './frozen-set.ts';
import { frozenSetEnumeratorType } from './frozen-set.ts';
import { frozenSet2Type } from './frozen-set.ts';
import { frozenDictionaryAlternateLookupType } from './frozen-dictionary.ts';
import { frozenSetAlternateLookupType } from './frozen-set.ts';

/** The types of `System.Collections.Frozen`, containing types before the types inside them. */
export const systemCollectionsFrozenDeclarations: readonly TypeDeclaration[] = [
  frozenDictionaryType,
  frozenDictionaryEnumeratorType,
  frozenDictionary2Type,
  frozenSetType,
  frozenSetEnumeratorType,
  frozenSet2Type,
  frozenDictionaryAlternateLookupType,
  frozenSetAlternateLookupType,
];
