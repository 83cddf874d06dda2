// The types of `System.Text`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compositeFormatType } from './composite-format.ts';
import { runeType } from './rune.ts';
import { stringBuilderType } from './string-builder-type.ts';
import { chunkEnumeratorType } from './string-builder.ts';
import { encoderFallbackExceptionType } from './encoder-fallback-exception.ts';
import { decoderFallbackExceptionType } from './decoder-fallback-exception.ts';
import { encoderFallbackType } from './encoder-fallback-type.ts';
import { decoderFallbackType } from './decoder-fallback-type.ts';
import { encoderReplacementFallbackType } from './encoder-replacement-fallback-type.ts';
import { decoderReplacementFallbackType } from './decoder-replacement-fallback-type.ts';
import { encoderExceptionFallbackType } from './encoder-exception-fallback-type.ts';
import { decoderExceptionFallbackType } from './decoder-exception-fallback-type.ts';
import { encoderLatin1BestFitFallbackType } from './encoder-latin1-best-fit-fallback.ts';
import { encoderType } from './encoder.ts';
import { decoderType } from './decoder.ts';
import { encodingType } from './encoding.ts';
import { encodingProviderType } from './encoding-provider.ts';
import { codePagesEncodingProviderType } from './code-pages-encoding-provider.ts';
import { sbcsCodePageEncodingType } from './sbcs-code-page-encoding.ts';
import { internalEncoderBestFitFallbackType } from './internal-encoder-best-fit-fallback.ts';
import { encodingInfoType } from './encoding-info.ts';
import { utf8EncodingType, utf8EncodingUTF8EncodingSealedType } from './utf8-encoding.ts';
import { asciiEncodingType, asciiEncodingASCIIEncodingSealedType } from './ascii-encoding.ts';
import { latin1EncodingType, latin1EncodingLatin1EncodingSealedType } from './latin1-encoding.ts';
import { unicodeEncodingType } from './unicode-encoding.ts';
import { utf32EncodingType } from './utf32-encoding.ts';
import { normalizationFormType } from './normalization-form.ts';

/** The types of `System.Text`, containing types before the types inside them. */
export const systemTextDeclarations: readonly TypeDeclaration[] = [
  compositeFormatType,
  runeType,
  stringBuilderType,
  chunkEnumeratorType,
  encoderFallbackExceptionType,
  decoderFallbackExceptionType,
  encoderFallbackType,
  decoderFallbackType,
  encoderReplacementFallbackType,
  decoderReplacementFallbackType,
  encoderExceptionFallbackType,
  decoderExceptionFallbackType,
  encoderLatin1BestFitFallbackType,
  encoderType,
  decoderType,
  encodingType,
  encodingProviderType,
  codePagesEncodingProviderType,
  sbcsCodePageEncodingType,
  internalEncoderBestFitFallbackType,
  encodingInfoType,
  utf8EncodingType,
  utf8EncodingUTF8EncodingSealedType,
  asciiEncodingType,
  asciiEncodingASCIIEncodingSealedType,
  latin1EncodingType,
  latin1EncodingLatin1EncodingSealedType,
  unicodeEncodingType,
  utf32EncodingType,
  normalizationFormType,
];
