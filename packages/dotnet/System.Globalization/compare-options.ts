// The enum `System.Globalization.CompareOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compareOptions } from '../System/text/collation.ts';

/** `System.Globalization.CompareOptions`. */
export const compareOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.CompareOptions',
  compareOptions,
);
