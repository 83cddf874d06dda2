// The class `System.Text.SBCSCodePageEncoding`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Encoding } from './encoding/encoding.ts';

/** An encoding of one byte a character, by its table. */
export class SBCSCodePageEncoding extends Encoding {}

/** `System.Text.SBCSCodePageEncoding`. */
export const sbcsCodePageEncodingType: TypeDeclaration = declareType(
  'internal class System.Text.SBCSCodePageEncoding : Encoding',
  {},
  { runtime: SBCSCodePageEncoding },
);
