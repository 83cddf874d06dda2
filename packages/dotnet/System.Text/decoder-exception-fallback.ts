// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import { DecoderFallbackException } from './decoder-fallback-exception.ts';
import { DecoderFallback } from './decoder-fallback.ts';
import { hex } from './fallback-text.ts';

/** `System.Text.DecoderExceptionFallback`. */
export class DecoderExceptionFallback extends DecoderFallback {
  override replace(bytes: readonly number[], index: number): never {
    const shown = bytes
      .slice(0, 20)
      .map((byte) => `[${hex(byte, 2)}]`)
      .join('');
    throw new DecoderFallbackException(
      `Unable to translate bytes ${shown}${bytes.length > 20 ? ' ...' : ''} at index ${index} from specified code page to Unicode.`,
      null,
      bytes,
      index,
    );
  }
  override get maxCharCount(): number {
    return 0;
  }
  $equals(other: unknown): boolean {
    return other instanceof DecoderExceptionFallback;
  }
  $hash(): number {
    return 879;
  }
}
