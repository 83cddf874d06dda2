// `System.Threading.ParameterizedThreadStart`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.ParameterizedThreadStart`. */
export const parameterizedThreadStartType: TypeDeclaration = declareType(
  'public delegate void System.Threading.ParameterizedThreadStart(object? obj)',
);
