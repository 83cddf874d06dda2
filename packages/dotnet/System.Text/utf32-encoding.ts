// The class `System.Text.UTF32Encoding` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { UTF32Encoding } from './encoding/encoding.ts';
import { unicodeEncoding } from './encoding/encodings.ts';

/** `System.Text.UTF32Encoding`. */
export const utf32EncodingType: TypeDeclaration = declareType(
  'public sealed class System.Text.UTF32Encoding : Encoding',
  () => ({
    'UTF32Encoding()': () => unicodeEncoding('utf32', true),
    'UTF32Encoding(bool bigEndian, bool byteOrderMark)': (big: boolean, mark: boolean) =>
      unicodeEncoding(big ? 'utf32BigEndian' : 'utf32', mark),
    'UTF32Encoding(bool bigEndian, bool byteOrderMark, bool throwOnInvalidCharacters)': (
      big: boolean,
      mark: boolean,
      throws: boolean,
    ) => unicodeEncoding(big ? 'utf32BigEndian' : 'utf32', mark, throws),
  }),
  { runtime: UTF32Encoding },
);
