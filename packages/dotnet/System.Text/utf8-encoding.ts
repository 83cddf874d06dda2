// The class `System.Text.UTF8Encoding` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { UTF8Encoding, UTF8EncodingSealed } from './encoding/encoding.ts';
import { unicodeEncoding } from './encoding/encodings.ts';

/** `System.Text.UTF8Encoding`. */
export const utf8EncodingType: TypeDeclaration = declareType(
  'public class System.Text.UTF8Encoding : Encoding',
  () => ({
    'UTF8Encoding()': () => unicodeEncoding('utf8', false),
    'UTF8Encoding(bool encoderShouldEmitUTF8Identifier)': (mark: boolean) => unicodeEncoding('utf8', mark),
    'UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes)': (
      mark: boolean,
      throws: boolean,
    ) => unicodeEncoding('utf8', mark, throws),
  }),
  { runtime: UTF8Encoding },
);

/** `System.Text.UTF8Encoding.UTF8EncodingSealed`. */
export const utf8EncodingUTF8EncodingSealedType: TypeDeclaration = declareType(
  'internal sealed class System.Text.UTF8Encoding.UTF8EncodingSealed : UTF8Encoding',
  {},
  { runtime: UTF8EncodingSealed },
);
