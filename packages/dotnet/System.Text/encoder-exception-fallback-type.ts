// The class `System.Text.EncoderExceptionFallback` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { encoderExceptions } from './best-fit-fallback.ts';
import { EncoderExceptionFallback } from './encoder-exception-fallback.ts';

/** `System.Text.EncoderExceptionFallback`. */
export const encoderExceptionFallbackType: TypeDeclaration = declareType(
  'public sealed class System.Text.EncoderExceptionFallback : EncoderFallback',
  () => ({ 'EncoderExceptionFallback()': () => encoderExceptions }),
  { runtime: EncoderExceptionFallback },
);
