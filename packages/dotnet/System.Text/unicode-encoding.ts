// The class `System.Text.UnicodeEncoding` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { UnicodeEncoding } from './encoding/encoding.ts';
import { unicodeEncoding } from './encoding/encodings.ts';

/** `System.Text.UnicodeEncoding`. */
export const unicodeEncodingType: TypeDeclaration = declareType(
  'public class System.Text.UnicodeEncoding : Encoding',
  () => ({
    'const int CharSize': 2,
    'UnicodeEncoding()': () => unicodeEncoding('utf16', true),
    'UnicodeEncoding(bool bigEndian, bool byteOrderMark)': (big: boolean, mark: boolean) =>
      unicodeEncoding(big ? 'utf16BigEndian' : 'utf16', mark),
    'UnicodeEncoding(bool bigEndian, bool byteOrderMark, bool throwOnInvalidBytes)': (
      big: boolean,
      mark: boolean,
      throws: boolean,
    ) => unicodeEncoding(big ? 'utf16BigEndian' : 'utf16', mark, throws),
  }),
  { runtime: UnicodeEncoding },
);
