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
  monthNames: readonly string[];
  abbreviatedMonthNames: readonly string[];
  monthGenitiveNames: readonly string[];
  abbreviatedMonthGenitiveNames: readonly string[];
  dayNames: readonly string[];
  abbreviatedDayNames: readonly string[];
  shortestDayNames: readonly string[];
}
