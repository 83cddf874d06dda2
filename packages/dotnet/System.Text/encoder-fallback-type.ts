// The class `System.Text.EncoderFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { encoderExceptions } from './best-fit-fallback.ts';
import { EncoderFallback } from './encoder-fallback.ts';
import { EncoderReplacementFallback } from './encoder-replacement-fallback.ts';

const questionMark = new EncoderReplacementFallback();

/** `System.Text.EncoderFallback`. */
export const encoderFallbackType: TypeDeclaration = declareType(
  'public abstract class System.Text.EncoderFallback',
  () => ({
    'static EncoderFallback ReplacementFallback { get; }': () => questionMark,
    'static EncoderFallback ExceptionFallback { get; }': () => encoderExceptions,
    'abstract int MaxCharCount { get; }': (self: EncoderFallback) => self.maxCharCount,
  }),
  { runtime: EncoderFallback },
);
