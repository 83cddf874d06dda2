// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import { hash } from '@mockwright/language/runtime/equality';
import { DecoderFallback } from './decoder-fallback.ts';
import { checkReplacement } from './fallback-text.ts';

/** `System.Text.DecoderReplacementFallback`. */
export class DecoderReplacementFallback extends DecoderFallback {
  readonly text: string;
  constructor(text: string | null = '?') {
    super();
    this.text = checkReplacement(text);
  }
  override replace(): string {
    return this.text;
  }
  override get maxCharCount(): number {
    return this.text.length;
  }
  $equals(other: unknown): boolean {
    return other instanceof DecoderReplacementFallback && other.text === this.text;
  }
  $hash(): number {
    return hash(this.text);
  }
}
