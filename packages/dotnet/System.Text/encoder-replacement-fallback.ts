// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import { hash } from '@mockwright/language/runtime/equality';
import { EncoderFallback } from './encoder-fallback.ts';
import { checkReplacement } from './fallback-text.ts';

/** `System.Text.EncoderReplacementFallback`: a text for what cannot be encoded. */
export class EncoderReplacementFallback extends EncoderFallback {
  readonly text: string;
  constructor(text: string | null = '?') {
    super();
    this.text = checkReplacement(text);
  }
  /** Both halves of a pair are replaced. */
  override replace(unknown: string): string {
    return this.text.repeat(unknown.length);
  }
  override get maxCharCount(): number {
    return this.text.length;
  }
  $equals(other: unknown): boolean {
    return other instanceof EncoderReplacementFallback && other.text === this.text;
  }
  $hash(): number {
    return hash(this.text);
  }
}
