// System.String and System.Text.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { stringInfoType } from '../../System.Globalization/string-info.ts';
import { textElementEnumeratorType } from '../../System.Globalization/text-element-enumerator.ts';
import { regexDeclarations } from '../../System.Text.RegularExpressions/declarations.ts';
import { compositeFormatType } from '../../System.Text/composite-format-type.ts';
import { encodingTypes } from '../../System.Text/encoding-type.ts';
import { runeTypes } from '../../System.Text/rune.ts';
import { chunkEnumeratorType } from '../../System.Text/string-builder-chunks.ts';
import { stringBuilderType } from '../../System.Text/string-builder-type.ts';
import { charEnumeratorType } from '../char-enumerator.ts';
import { stringType } from '../string.ts';
import { splitOptions } from './split.ts';

/** All types of texts, encodings and regular expressions, containing types first. */
export const textDeclarations: readonly TypeDeclaration[] = [
  stringType,
  charEnumeratorType,
  compositeFormatType,
  ...runeTypes,
  stringInfoType,
  textElementEnumeratorType,
  stringBuilderType,
  chunkEnumeratorType,
  ...encodingTypes,
  ...regexDeclarations,
  declareEnum('[Flags] public enum System.StringSplitOptions', splitOptions),
  declareEnum('public enum System.Text.NormalizationForm', { FormC: 1, FormD: 2, FormKC: 5, FormKD: 6 }),
];
