// The class `System.Text.DecoderFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { decoderExceptions } from './best-fit-fallback.ts';
import { DecoderFallback } from './decoder-fallback.ts';
import { DecoderReplacementFallback } from './decoder-replacement-fallback.ts';

/** `System.Text.DecoderFallback`. */
export const decoderFallbackType: TypeDeclaration = declareType(
  'public abstract class System.Text.DecoderFallback',
  () => ({
    'static DecoderFallback ReplacementFallback { get; }': () => new DecoderReplacementFallback('\ufffd'),
    'static DecoderFallback ExceptionFallback { get; }': () => decoderExceptions,
    'abstract int MaxCharCount { get; }': (self: DecoderFallback) => self.maxCharCount,
  }),
  { runtime: DecoderFallback },
);
