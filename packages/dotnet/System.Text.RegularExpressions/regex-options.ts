// The enum `System.Text.RegularExpressions.RegexOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { regexOptions } from './regex-tree.ts';

/** `System.Text.RegularExpressions.RegexOptions`. */
export const regexOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Text.RegularExpressions.RegexOptions',
  regexOptions,
);
