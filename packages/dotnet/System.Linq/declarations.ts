// All types of `System.Linq`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { enumerableType } from './enumerable.ts';
import { immutableArrayExtensionsType } from './immutable-array-extensions.ts';
import { iteratorTypes } from './iterator-types.ts';
import { lookupTypes } from './lookup.ts';
import { orderedEnumerableType } from './ordering.ts';

/** All types of `System.Linq`. */
export const linqDeclarations: readonly TypeDeclaration[] = [
  enumerableType,
  immutableArrayExtensionsType,
  orderedEnumerableType,
  ...lookupTypes,
  ...iteratorTypes,
];
