// All types of `System.Collections.Immutable`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iImmutableListType } from './i-immutable-list.ts';
import { immutableListType } from './immutable-list.ts';
import { immutableArrayType } from './immutable-array.ts';
import { immutableListBuilderType } from './immutable-list.ts';
import { immutableArrayBuilderType } from './immutable-array.ts';
import { immutableList2Type } from './immutable-list.ts';
import { immutableArray2Type } from './immutable-array.ts';
import { immutableEndTypes } from './end-types.ts';
import { iImmutableDictionaryType } from './i-immutable-dictionary.ts';
import { immutableDictionaryOfTwoTypes } from './immutable-dictionary.ts';
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
  immutableList2Type,
  immutableArray2Type,
  ...immutableEndTypes,
  iImmutableDictionaryType,
  ...immutableDictionaryOfTwoTypes,
  ...immutableSortedDictionaryTypes,
  iImmutableSetType,
  ...immutableHashSetTypes,
  ...immutableSortedSetTypes,
  immutableInterlockedType,
];
