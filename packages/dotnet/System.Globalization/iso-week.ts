// System.Globalization.ISOWeek: the weeks of ISO 8601.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DateOnly } from '../System/date-only.ts';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { DateTime } from '../System/time/date-time.ts';

/** The ISO 8601 week and the year it belongs to. */
function isoWeek(time: DateTime): { readonly year: number; readonly week: number } {
  const weekday = time.dayOfWeek === 0 ? 7 : time.dayOfWeek;
  const thursday = time.addTicks(BigInt(4 - weekday) * 864_000_000_000n);
  return { year: thursday.date.year, week: Math.floor((thursday.date.dayOfYear - 1) / 7) + 1 };
}
function checkYear(year: number): void {
  if (year < 1 || year > 9999)
    throw new ArgumentOutOfRangeException('year', 'Year must be between 1 and 9999.');
}
function weeksInYear(year: number): number {
  checkYear(year);
  return isoWeek(DateTime.of(year, 12, 28, 0, 0, 0)).week;
}
function isoDate(year: number, week: number, dayOfWeek: number): DateTime {
  checkYear(year);
  if (week < 1 || week > 53)
    throw new ArgumentOutOfRangeException('week', 'The week parameter must be in the range 1 through 53.');
  if (dayOfWeek < 0 || dayOfWeek > 7)
    throw new ArgumentOutOfRangeException(
      'dayOfWeek',
      'The DayOfWeek enumeration must be in the range 0 through 6.',
    );
  const fourth = DateTime.of(year, 1, 4, 0, 0, 0);
  const monday = fourth.addTicks(
    BigInt(1 - (fourth.dayOfWeek === 0 ? 7 : fourth.dayOfWeek)) * 864_000_000_000n,
  );
  return monday.addTicks(BigInt((week - 1) * 7 + (dayOfWeek === 0 ? 7 : dayOfWeek) - 1) * 864_000_000_000n);
}

/** `System.Globalization.ISOWeek`. */
export const isoWeekType: TypeDeclaration = declareType(
  'public static class System.Globalization.ISOWeek',
  () => ({
    'static int GetWeekOfYear(DateTime date)': (time: DateTime) => isoWeek(time).week,
    'static int GetWeekOfYear(DateOnly date)': (date: DateOnly) => isoWeek(date.toDateTime()).week,
    'static int GetYear(DateOnly date)': (date: DateOnly) => isoWeek(date.toDateTime()).year,
    'static DateOnly ToDateOnly(int year, int week, DayOfWeek dayOfWeek)': (
      year: number,
      week: number,
      dayOfWeek: number,
    ) => DateOnly.ofDateTime(isoDate(year, week, dayOfWeek)),
    'static int GetYear(DateTime date)': (time: DateTime) => isoWeek(time).year,
    'static int GetWeeksInYear(int year)': weeksInYear,
    'static DateTime GetYearStart(int year)': (year: number) => isoDate(year, 1, 1),
    'static DateTime GetYearEnd(int year)': (year: number) => isoDate(year, weeksInYear(year), 7),
    'static DateTime ToDateTime(int year, int week, DayOfWeek dayOfWeek)': isoDate,
  }),
);
