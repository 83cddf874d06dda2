// `System.Globalization.CompareOptions`.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compareOptions } from '../System/text/collation.ts';

/** `System.Globalization.CompareOptions`. */
export const compareOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.CompareOptions',
  compareOptions,
);
