// All types of `System.Collections.Immutable`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iImmutableListType } from './i-immutable-list.ts';
import { immutableListType, immutableListBuilderType, immutableListFactoryType } from './immutable-list.ts';
import {
  immutableArrayType,
  immutableArrayBuilderType,
  immutableArrayFactoryType,
} from './immutable-array.ts';
import { immutableEndTypes } from './end-types.ts';
import { iImmutableDictionaryType } from './i-immutable-dictionary.ts';
import { immutableDictionaryTypes } from './immutable-dictionary.ts';
import { immutableSortedDictionaryTypes } from './immutable-sorted-dictionary.ts';
import { iImmutableSetType } from './i-immutable-set.ts';
import { immutableHashSetTypes } from './immutable-hash-set.ts';
import { immutableSortedSetTypes } from './immutable-sorted-set.ts';
import { immutableInterlockedType } from './immutable-interlocked.ts';

/** The types of `System.Collections.Immutable`, containing types before the types inside them. */
export const systemCollectionsImmutableDeclarations: readonly TypeDeclaration[] = [
  iImmutableListType,
  immutableListType,
  immutableArrayType,
  immutableListBuilderType,
  immutableArrayBuilderType,
  immutableListFactoryType,
  immutableArrayFactoryType,
  ...immutableEndTypes,
  iImmutableDictionaryType,
  ...immutableDictionaryTypes,
  ...immutableSortedDictionaryTypes,
  iImmutableSetType,
  ...immutableHashSetTypes,
  ...immutableSortedSetTypes,
  immutableInterlockedType,
];
