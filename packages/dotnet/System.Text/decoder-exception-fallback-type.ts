// The class `System.Text.DecoderExceptionFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { decoderExceptions } from './best-fit-fallback.ts';
import { DecoderExceptionFallback } from './decoder-exception-fallback.ts';

/** `System.Text.DecoderExceptionFallback`. */
export const decoderExceptionFallbackType: TypeDeclaration = declareType(
  'public sealed class System.Text.DecoderExceptionFallback : DecoderFallback',
  () => ({ 'DecoderExceptionFallback()': () => decoderExceptions }),
  { runtime: DecoderExceptionFallback },
);
