// The class `System.Text.DecoderReplacementFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DecoderReplacementFallback } from './decoder-replacement-fallback.ts';

/** `System.Text.DecoderReplacementFallback`. */
export const decoderReplacementFallbackType: TypeDeclaration = declareType(
  'public sealed class System.Text.DecoderReplacementFallback : DecoderFallback',
  () => ({
    'DecoderReplacementFallback()': () => new DecoderReplacementFallback(),
    'DecoderReplacementFallback(string replacement)': (text: string | null) =>
      new DecoderReplacementFallback(text),
    'string DefaultString { get; }': (self: DecoderReplacementFallback) => self.text,
  }),
  { runtime: DecoderReplacementFallback },
);
