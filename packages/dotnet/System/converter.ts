// The delegate `System.Converter`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Converter`. */
export const converterType: TypeDeclaration = declareType(
  'public delegate TOutput System.Converter<in TInput, out TOutput>(TInput input)',
);
