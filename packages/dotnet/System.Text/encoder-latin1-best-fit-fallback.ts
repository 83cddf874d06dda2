// The class `System.Text.EncoderLatin1BestFitFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { BestFitFallback } from './best-fit-fallback.ts';

/** `System.Text.EncoderLatin1BestFitFallback`. */
export const encoderLatin1BestFitFallbackType: TypeDeclaration = declareType(
  'internal sealed class System.Text.EncoderLatin1BestFitFallback : EncoderFallback',
  {},
  { runtime: BestFitFallback },
);
