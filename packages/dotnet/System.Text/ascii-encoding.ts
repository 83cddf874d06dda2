// The class `System.Text.ASCIIEncoding` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ASCIIEncoding, ASCIIEncodingSealed } from './encoding/encoding.ts';
import { asciiEncoding } from './encoding/encodings.ts';

/** `System.Text.ASCIIEncoding`. */
export const asciiEncodingType: TypeDeclaration = declareType(
  'public class System.Text.ASCIIEncoding : Encoding',
  () => ({ 'ASCIIEncoding()': asciiEncoding }),
  { runtime: ASCIIEncoding },
);

/** `System.Text.ASCIIEncoding.ASCIIEncodingSealed`. */
export const asciiEncodingASCIIEncodingSealedType: TypeDeclaration = declareType(
  'internal sealed class System.Text.ASCIIEncoding.ASCIIEncodingSealed : ASCIIEncoding',
  {},
  { runtime: ASCIIEncodingSealed },
);
