// The class `System.Text.Latin1Encoding` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Latin1Encoding, Latin1EncodingSealed } from './encoding/encoding.ts';

/** `System.Text.Latin1Encoding`. */
export const latin1EncodingType: TypeDeclaration = declareType(
  'internal class System.Text.Latin1Encoding : Encoding',
  {},
  { runtime: Latin1Encoding },
);

/** `System.Text.Latin1Encoding.Latin1EncodingSealed`. */
export const latin1EncodingLatin1EncodingSealedType: TypeDeclaration = declareType(
  'internal sealed class System.Text.Latin1Encoding.Latin1EncodingSealed : Latin1Encoding',
  {},
  { runtime: Latin1EncodingSealed },
);
