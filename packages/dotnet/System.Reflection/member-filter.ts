// The delegate `System.Reflection.MemberFilter`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Reflection.MemberFilter`. */
export const memberFilterType: TypeDeclaration = declareType(
  'public delegate bool System.Reflection.MemberFilter(System.Reflection.MemberInfo m, object? filterCriteria)',
);
