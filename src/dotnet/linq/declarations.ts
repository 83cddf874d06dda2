// All types of `System.Linq`.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { enumerableType } from './enumerable.ts';
import { lookupTypes } from './lookup.ts';
import { orderedEnumerableType } from './ordering.ts';

export const linqDeclarations: readonly TypeDeclaration[] = [
  enumerableType,
  orderedEnumerableType,
  ...lookupTypes,
];
