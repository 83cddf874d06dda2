// The class `System.Collections.Comparer` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { comparisons } from '../System/text/comparison.ts';
import { comparerType } from './comparer-type-of.ts';
import { Comparer } from './comparer.ts';

/** `System.Collections.Comparer`. */
export const comparerClassType: TypeDeclaration = comparerType(
  'Comparer',
  Comparer,
  comparisons.CurrentCulture,
  comparisons.InvariantCulture,
);
