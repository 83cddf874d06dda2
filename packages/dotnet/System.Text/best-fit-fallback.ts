// The fallbacks that encodings share.
import { DecoderExceptionFallback } from './decoder-exception-fallback.ts';
import { EncoderExceptionFallback } from './encoder-exception-fallback.ts';
import { EncoderFallback } from './encoder-fallback.ts';
import { latin1BestFit } from './encoding/latin1-best-fit.ts';

/** What Latin-1 writes for letters that it has without their marks: `ā` → `a`. */
export class BestFitFallback extends EncoderFallback {
  override replace(unknown: string): string {
    return latin1BestFit(unknown) ?? '?'.repeat(unknown.length);
  }
  override get maxCharCount(): number {
    return 1;
  }
}

/** `EncoderFallback.ExceptionFallback`. */
export const encoderExceptions: EncoderExceptionFallback = new EncoderExceptionFallback();
/** `DecoderFallback.ExceptionFallback`. */
export const decoderExceptions: DecoderExceptionFallback = new DecoderExceptionFallback();
