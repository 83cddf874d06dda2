// All types of `System.Linq`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { collectionLookupType } from './collection-lookup.ts';
import { emptyLookupType } from './empty-lookup.ts';
import { enumerableGroupByIterator2Types, enumerableRangeIteratorTypes } from './enumerable-type.ts';
import { enumerableType } from './enumerable.ts';
import { groupingType } from './grouping-type.ts';
import { iGroupingType } from './i-grouping.ts';
import { iLookupType } from './i-lookup.ts';
import { orderedEnumerableType } from './i-ordered-enumerable.ts';
import { immutableArrayExtensionsType } from './immutable-array-extensions.ts';
import { lookupType } from './lookup.ts';

/** All types of `System.Linq`. */
export const linqDeclarations: readonly TypeDeclaration[] = [
  enumerableType,
  immutableArrayExtensionsType,
  orderedEnumerableType,
  iGroupingType,
  groupingType,
  iLookupType,
  lookupType,
  emptyLookupType,
  collectionLookupType,
  ...enumerableRangeIteratorTypes,
  ...enumerableGroupByIterator2Types,
];
