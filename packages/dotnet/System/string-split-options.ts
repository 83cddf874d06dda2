// The enum `System.StringSplitOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { splitOptions } from './text/split.ts';

/** `System.StringSplitOptions`. */
export const stringSplitOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.StringSplitOptions',
  splitOptions,
);
