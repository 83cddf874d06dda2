// Names and patterns of dates, as a culture has them.

/** Everything a culture says about dates; arrays of months have a thirteenth, empty element, as in .NET. */
export interface DatePatterns {
  shortDatePattern: string;
  longDatePattern: string;
  shortTimePattern: string;
  longTimePattern: string;
  fullDateTimePattern: string;
  monthDayPattern: string;
  yearMonthPattern: string;
  dateSeparator: string;
  timeSeparator: string;
  amDesignator: string;
  pmDesignator: string;
  firstDayOfWeek: number;
  /** A value of `CalendarWeekRule`. */
  calendarWeekRule: number;
  eraName: string;
  abbreviatedEraName: string;
  /** The calendar as the culture calls it. */
  nativeCalendarName: string;
  /** All patterns that dates are read by, the usual one first. */
  shortDatePatterns: readonly string[];
  longDatePatterns: readonly string[];
  shortTimePatterns: readonly string[];
  longTimePatterns: readonly string[];
  yearMonthPatterns: readonly string[];
  monthNames: readonly string[];
  abbreviatedMonthNames: readonly string[];
  monthGenitiveNames: readonly string[];
  abbreviatedMonthGenitiveNames: readonly string[];
  dayNames: readonly string[];
  abbreviatedDayNames: readonly string[];
  shortestDayNames: readonly string[];
}
