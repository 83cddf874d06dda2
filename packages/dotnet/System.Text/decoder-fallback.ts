// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `DecoderFallback`: gives the text that stands for bytes without meaning. */
export abstract class DecoderFallback {
  declare readonly $type: NamedType;
  abstract replace(bytes: readonly number[], index: number): string;
  abstract readonly maxCharCount: number;
}
