// The constraint `{when:datetime}`: what `DateTime.TryParse` accepts in the invariant culture.
import { DateTimeFormatInfo } from '../dotnet/system/time/date-time-format-info.ts';
import { DateProblem, parseDate } from '../dotnet/system/time/date-parse.ts';

/** `Feb 29` without a year is a date in some years only; the day itself does not matter. */
const today = (): { year: number; dayNumber: number } => ({ year: new Date().getFullYear(), dayNumber: 0 });

/** Whether a text is a date, a time, or both. */
export function isDateTime(value: string): boolean {
  const parsed = parseDate(value, DateTimeFormatInfo.invariant, 'DateTime', today);
  return !(parsed instanceof DateProblem);
}
