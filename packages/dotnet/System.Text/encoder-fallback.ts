// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `EncoderFallback`: gives the text to write instead. */
export abstract class EncoderFallback {
  declare readonly $type: NamedType;
  /** @param unknown a lone surrogate, a character or a pair without bytes */
  abstract replace(unknown: string, index: number): string;
  abstract readonly maxCharCount: number;
}
