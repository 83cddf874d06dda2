// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import { EncoderFallbackException } from './encoder-fallback-exception.ts';
import { EncoderFallback } from './encoder-fallback.ts';
import { hex } from './fallback-text.ts';

/** `System.Text.EncoderExceptionFallback`. */
export class EncoderExceptionFallback extends EncoderFallback {
  override replace(unknown: string, index: number): never {
    throw new EncoderFallbackException(
      `Unable to translate Unicode character \\\\u${hex(unknown.codePointAt(0)!, 4)} at index ${index} to specified code page.`,
      null,
      unknown,
      index,
    );
  }
  override get maxCharCount(): number {
    return 0;
  }
  $equals(other: unknown): boolean {
    return other instanceof EncoderExceptionFallback;
  }
  $hash(): number {
    return 654;
  }
}
