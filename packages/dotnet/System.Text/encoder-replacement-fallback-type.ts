// The class `System.Text.EncoderReplacementFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { EncoderReplacementFallback } from './encoder-replacement-fallback.ts';

/** `System.Text.EncoderReplacementFallback`. */
export const encoderReplacementFallbackType: TypeDeclaration = declareType(
  'public sealed class System.Text.EncoderReplacementFallback : EncoderFallback',
  () => ({
    'EncoderReplacementFallback()': () => new EncoderReplacementFallback(),
    'EncoderReplacementFallback(string replacement)': (text: string | null) =>
      new EncoderReplacementFallback(text),
    'string DefaultString { get; }': (self: EncoderReplacementFallback) => self.text,
  }),
  { runtime: EncoderReplacementFallback },
);
