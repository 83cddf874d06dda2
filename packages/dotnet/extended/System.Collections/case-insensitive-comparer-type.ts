// The class `System.Collections.CaseInsensitiveComparer` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { comparisons } from '../../System/text/comparison.ts';
import { CaseInsensitiveComparer } from '../../System.Collections/case-insensitive-comparer.ts';
import { comparerType } from '../../System.Collections/comparer-type-of.ts';

/** `System.Collections.CaseInsensitiveComparer`. */
export const caseInsensitiveComparerType: TypeDeclaration = comparerType(
  'CaseInsensitiveComparer',
  CaseInsensitiveComparer,
  comparisons.CurrentCultureIgnoreCase,
  comparisons.InvariantCultureIgnoreCase,
);
