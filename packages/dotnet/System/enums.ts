// The enums of dates and times.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `DateTimeKind`. */
export const dateTimeKinds = { Unspecified: 0, Utc: 1, Local: 2 } as const;
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

/** `System.DayOfWeek`. */
export const dayOfWeekType: TypeDeclaration = declareEnum('public enum System.DayOfWeek', {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
});
/** `System.DateTimeKind`. */
export const dateTimeKindType: TypeDeclaration = declareEnum(
  'public enum System.DateTimeKind',
  dateTimeKinds,
);
/** `System.Globalization.DateTimeStyles`. */
export const dateTimeStylesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.DateTimeStyles',
  dateTimeStyles,
);
/** `System.Globalization.TimeSpanStyles`. */
export const timeSpanStylesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.TimeSpanStyles',
  { None: 0, AssumeNegative: 1 },
);
