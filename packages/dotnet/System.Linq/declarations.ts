// All types of `System.Linq`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { enumerableType } from './enumerable.ts';
import { immutableArrayExtensionsType } from './immutable-array-extensions.ts';
import { orderedEnumerableType } from './i-ordered-enumerable.ts';
import { iGroupingType } from './i-grouping.ts';
import { groupingType } from './grouping-type.ts';
import { iLookupType } from './i-lookup.ts';
import { lookupType } from './lookup.ts';
import { emptyLookupType } from './empty-lookup.ts';
import { collectionLookupType } from './collection-lookup.ts';
import { enumerableRangeIteratorTypes, enumerableGroupingIteratorTypes } from './enumerable-type.ts';

/** The types of `System.Linq`, containing types before the types inside them. */
export const systemLinqDeclarations: readonly TypeDeclaration[] = [
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
  ...enumerableGroupingIteratorTypes,
];
