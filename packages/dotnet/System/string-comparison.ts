// The enum `System.StringComparison`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { comparisons } from './text/comparison.ts';

/** `System.StringComparison`. */
export const stringComparisonType: TypeDeclaration = declareEnum(
  'public enum System.StringComparison',
  comparisons,
);
