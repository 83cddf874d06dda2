// The delegate `System.Comparison`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Comparison`. */
export const comparisonType: TypeDeclaration = declareType(
  'public delegate int System.Comparison<in T>(T x, T y)',
);
