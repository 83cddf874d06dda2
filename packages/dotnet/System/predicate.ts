// The delegate `System.Predicate`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Predicate`. */
export const predicateType: TypeDeclaration = declareType(
  'public delegate bool System.Predicate<in T>(T obj)',
);
