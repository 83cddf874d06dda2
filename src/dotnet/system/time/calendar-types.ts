// System.Globalization.Calendar and ISOWeek: parts of dates and weeks of the year.
import { declareEnum, declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { dayNumberOf, dayOfWeekOf, daysInMonth, isLeapYear } from './calendar.ts';
import { DateOnly } from './date-only.ts';
import { DateTime } from './date-time.ts';
import { GregorianCalendar } from './gregorian-calendar.ts';

/** `GetWeekOfYear`: rules 0 FirstDay, 1 FirstFullWeek, 2 FirstFourDayWeek. */
export function weekOfYear(time: DateTime, rule: number, firstDayOfWeek: number): number {
  const { year, dayOfYear } = time.date;
  const dayOfFirst = dayOfWeekOf(dayNumberOf(year, 1, 1));
  const offset = (dayOfFirst - firstDayOfWeek + 7) % 7;
  if (rule === 0) return Math.floor((dayOfYear - 1 + offset) / 7) + 1;
  const fullDays = rule === 1 ? 7 : 4;
  const startOfWeekOne = 7 - offset >= fullDays ? -offset : 7 - offset;
  const days = dayOfYear - 1 - startOfWeekOne;
  if (days >= 0) {
    return Math.floor(days / 7) + 1;
  }
  return weekOfYear(DateTime.of(year - 1, 12, 31, 0, 0, 0), rule, firstDayOfWeek);
}

/** The ISO 8601 week and the year it belongs to. */
function isoWeek(time: DateTime): { readonly year: number; readonly week: number } {
  const weekday = time.dayOfWeek === 0 ? 7 : time.dayOfWeek;
  const thursday = time.addTicks(BigInt(4 - weekday) * 864_000_000_000n);
  return { year: thursday.date.year, week: Math.floor((thursday.date.dayOfYear - 1) / 7) + 1 };
}
function weeksInYear(year: number): number {
  return isoWeek(DateTime.of(year, 12, 28, 0, 0, 0)).week;
}
function isoDate(year: number, week: number, dayOfWeek: number): DateTime {
  const fourth = DateTime.of(year, 1, 4, 0, 0, 0);
  const monday = fourth.addTicks(
    BigInt(1 - (fourth.dayOfWeek === 0 ? 7 : fourth.dayOfWeek)) * 864_000_000_000n,
  );
  return monday.addTicks(BigInt((week - 1) * 7 + (dayOfWeek === 0 ? 7 : dayOfWeek) - 1) * 864_000_000_000n);
}

export const calendarTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Globalization.CalendarWeekRule', {
    FirstDay: 0,
    FirstFullWeek: 1,
    FirstFourDayWeek: 2,
  }),
  declareType('public abstract class System.Globalization.Calendar', {
    'int GetYear(DateTime time)': (_: GregorianCalendar, time: DateTime) => time.date.year,
    'int GetMonth(DateTime time)': (_: GregorianCalendar, time: DateTime) => time.date.month,
    'int GetDayOfMonth(DateTime time)': (_: GregorianCalendar, time: DateTime) => time.date.day,
    'int GetDayOfYear(DateTime time)': (_: GregorianCalendar, time: DateTime) => time.date.dayOfYear,
    'DayOfWeek GetDayOfWeek(DateTime time)': (_: GregorianCalendar, time: DateTime) => time.dayOfWeek,
    'int GetDaysInMonth(int year, int month)': (_: GregorianCalendar, year: number, month: number) =>
      daysInMonth(year, month),
    'int GetDaysInYear(int year)': (_: GregorianCalendar, year: number) => (isLeapYear(year) ? 366 : 365),
    'int GetMonthsInYear(int year)': () => 12,
    'bool IsLeapYear(int year)': (_: GregorianCalendar, year: number) => isLeapYear(year),
    'int GetWeekOfYear(DateTime time, CalendarWeekRule rule, DayOfWeek firstDayOfWeek)': (
      _: GregorianCalendar,
      time: DateTime,
      rule: number,
      first: number,
    ) => weekOfYear(time, rule, first),
    'DateTime AddDays(DateTime time, int days)': (_: GregorianCalendar, time: DateTime, days: number) =>
      time.add(days, 864_000_000_000n),
    'DateTime AddWeeks(DateTime time, int weeks)': (_: GregorianCalendar, time: DateTime, weeks: number) =>
      time.add(weeks * 7, 864_000_000_000n),
    'DateTime AddMonths(DateTime time, int months)': (_: GregorianCalendar, time: DateTime, months: number) =>
      time.addMonths(months),
    'DateTime AddYears(DateTime time, int years)': (_: GregorianCalendar, time: DateTime, years: number) =>
      time.addYears(years),
  }),
  declareType(
    'public class System.Globalization.GregorianCalendar : Calendar',
    { 'GregorianCalendar()': () => GregorianCalendar.instance },
    { runtime: GregorianCalendar },
  ),
  declareType('public static class System.Globalization.ISOWeek', {
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
];
