// The delegate `System.Threading.ParameterizedThreadStart`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.ParameterizedThreadStart`. */
export const parameterizedThreadStartType: TypeDeclaration = declareType(
  'public delegate void System.Threading.ParameterizedThreadStart(object? obj)',
);
