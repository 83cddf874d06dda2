// System.String and System.Text.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { charEnumeratorType } from '../char-enumerator.ts';
import { compositeFormatType } from '../../System.Text/composite-format-type.ts';
import { encodingTypes } from '../../System.Text/encoding-type.ts';
import { regexDeclarations } from '../../System.Text.RegularExpressions/declarations.ts';
import { runeTypes } from '../../System.Text/rune.ts';
import { splitOptions } from './split.ts';
import { chunkEnumeratorType } from '../../System.Text/string-builder-chunks.ts';
import { stringBuilderType } from '../../System.Text/string-builder-type.ts';
import { stringInfoTypes } from '../../System.Globalization/string-info.ts';
import { stringType } from '../string.ts';

/** All types of texts, encodings and regular expressions, containing types first. */
export const textDeclarations: readonly TypeDeclaration[] = [
  stringType,
  charEnumeratorType,
  compositeFormatType,
  ...runeTypes,
  ...stringInfoTypes,
  stringBuilderType,
  chunkEnumeratorType,
  ...encodingTypes,
  ...regexDeclarations,
  declareEnum('[Flags] public enum System.StringSplitOptions', splitOptions),
  declareEnum('public enum System.Text.NormalizationForm', { FormC: 1, FormD: 2, FormKC: 5, FormKD: 6 }),
];
