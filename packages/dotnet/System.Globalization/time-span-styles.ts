// The enum `System.Globalization.TimeSpanStyles`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Globalization.TimeSpanStyles`. */
export const timeSpanStylesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.TimeSpanStyles',
  { None: 0, AssumeNegative: 1 },
);
