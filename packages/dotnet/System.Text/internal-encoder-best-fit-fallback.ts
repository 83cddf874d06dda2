// The class `System.Text.InternalEncoderBestFitFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { BestFitEncoderFallback } from './code-pages.ts';

/** `System.Text.InternalEncoderBestFitFallback`. */
export const internalEncoderBestFitFallbackType: TypeDeclaration = declareType(
  'internal sealed class System.Text.InternalEncoderBestFitFallback : EncoderFallback',
  {},
  { runtime: BestFitEncoderFallback },
);
