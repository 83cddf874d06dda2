// The enum `System.Globalization.DateTimeStyles`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Globalization.DateTimeStyles`. */
export const dateTimeStyles = {
  None: 0,
  AllowLeadingWhite: 1,
  AllowTrailingWhite: 2,
  AllowInnerWhite: 4,
  AllowWhiteSpaces: 7,
  NoCurrentDateDefault: 8,
  AdjustToUniversal: 16,
  AssumeLocal: 32,
  AssumeUniversal: 64,
  RoundtripKind: 128,
} as const;

/** `System.Globalization.DateTimeStyles`. */
export const dateTimeStylesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.DateTimeStyles',
  dateTimeStyles,
);
