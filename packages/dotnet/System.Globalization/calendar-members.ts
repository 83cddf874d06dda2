// The members that all calendars have, and how a calendar is declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { ticksPerDay } from '../System/time/calendar.ts';
import { DateTime } from '../System/time/date-time.ts';
import { calendarTime } from './calendars/calendar-time.ts';
import type { Calendar } from './calendars/calendar.ts';
import { copyOfCalendar } from './calendars/culture-calendar.ts';

/** A member with an overload that names an era, which most check before all else. */
function withEra(
  signature: string,
  implementation: (self: Calendar, ...args: number[]) => unknown,
  count: number,
  checksEra: boolean = true,
): Record<string, Implementation> {
  const call = (self: Calendar, ...args: number[]): unknown => {
    const era = args[count] ?? 0;
    if (checksEra) self.checkEra(era);
    return implementation(self, ...args.slice(0, count), era);
  };
  return { [`virtual ${signature})`]: call, [`virtual ${signature}, int era)`]: call };
}

/** The members of `Calendar`. */
export const members: Record<string, Implementation> = {
  'const int CurrentEra': 0,
  'virtual int[] Eras { get; }': (self: Calendar) => toArray([...self.eras], specialType('int')),
  'virtual CalendarAlgorithmType AlgorithmType { get; }': (self: Calendar) => self.algorithm,
  'virtual DateTime MinSupportedDateTime { get; }': (self: Calendar) =>
    new DateTime(BigInt(self.firstDay) * ticksPerDay),
  'virtual DateTime MaxSupportedDateTime { get; }': (self: Calendar) =>
    new DateTime(BigInt(self.lastDay + 1) * ticksPerDay - 1n),
  'bool IsReadOnly { get; }': (self: Calendar) => self.isReadOnly,
  'virtual int TwoDigitYearMax { get; set; }': {
    get: (self: Calendar) => self.twoDigitYearMax,
    set: (self: Calendar, value: number) => (self.twoDigitYearMax = value),
  },
  'virtual int ToFourDigitYear(int year)': (self: Calendar, year: number) => self.fourDigitYear(year),
  'virtual int GetEra(DateTime time)': (self: Calendar, time: DateTime) =>
    self.partsOf(time.dayNumber, time.ticks).era,
  'virtual int GetYear(DateTime time)': (self: Calendar, time: DateTime) =>
    self.partsOf(time.dayNumber, time.ticks).year,
  'virtual int GetMonth(DateTime time)': (self: Calendar, time: DateTime) =>
    self.partsOf(time.dayNumber, time.ticks).month,
  'virtual int GetDayOfMonth(DateTime time)': (self: Calendar, time: DateTime) =>
    self.partsOf(time.dayNumber, time.ticks).day,
  'virtual int GetDayOfYear(DateTime time)': (self: Calendar, time: DateTime) =>
    self.partsOf(time.dayNumber, time.ticks).dayOfYear,
  'virtual DayOfWeek GetDayOfWeek(DateTime time)': (_: Calendar, time: DateTime) => time.dayOfWeek,
  'virtual int GetHour(DateTime time)': (_: Calendar, time: DateTime) => time.time.hour,
  'virtual int GetMinute(DateTime time)': (_: Calendar, time: DateTime) => time.time.minute,
  'virtual int GetSecond(DateTime time)': (_: Calendar, time: DateTime) => time.time.second,
  'virtual double GetMilliseconds(DateTime time)': (_: Calendar, time: DateTime) =>
    Math.floor(time.time.fraction / 10_000),
  'virtual int GetWeekOfYear(DateTime time, CalendarWeekRule rule, DayOfWeek firstDayOfWeek)': (
    self: Calendar,
    time: DateTime,
    rule: number,
    first: number,
  ) => self.weekOfYear(time.dayNumber, rule, first),
  ...withEra(
    'int GetDaysInMonth(int year, int month',
    (self, year, month, era) => self.daysInMonth(year, month, era),
    2,
  ),
  ...withEra('int GetDaysInYear(int year', (self, year, era) => self.daysInYear(year, era), 1),
  ...withEra(
    'int GetMonthsInYear(int year',
    (self, year, era) => {
      self.checkYear(year, era);
      return self.monthsInYear(year);
    },
    1,
  ),
  ...withEra(
    'int GetLeapMonth(int year',
    (self, year, era) => {
      self.checkYear(year, era);
      return self.leapMonth(year);
    },
    1,
  ),
  ...withEra('bool IsLeapYear(int year', (self, year, era) => self.isLeapYear(year, era), 1),
  ...withEra(
    'bool IsLeapMonth(int year, int month',
    (self, year, month, era) => {
      self.checkYear(year, era);
      self.checkMonth(year, month);
      return month === self.leapMonth(year);
    },
    2,
  ),
  ...withEra(
    'bool IsLeapDay(int year, int month, int day',
    (self, year, month, day, era) => self.isLeapDay(year, month, day, era),
    3,
  ),
  ...withEra(
    'DateTime ToDateTime(int year, int month, int day, int hour, int minute, int second, int millisecond',
    (self, year, month, day, hour, minute, second, millisecond, era) =>
      calendarTime(self, year, month, day, hour, minute, second, millisecond, era),
    7,
    false,
  ),
  'virtual DateTime AddMonths(DateTime time, int months)': (self: Calendar, time: DateTime, months: number) =>
    DateTime.ofTicks(self.addMonths(time.ticks, months), 0),
  'virtual DateTime AddYears(DateTime time, int years)': (self: Calendar, time: DateTime, years: number) =>
    DateTime.ofTicks(self.addYears(time.ticks, years), 0),
  'virtual DateTime AddWeeks(DateTime time, int weeks)': (self: Calendar, time: DateTime, weeks: number) =>
    DateTime.ofTicks(self.addUnits(time.ticks, Math.imul(weeks, 7), 86_400_000), 0),
  'static Calendar ReadOnly(Calendar calendar)': (calendar: Calendar | null) => {
    if (calendar === null) throw new ArgumentNullException('calendar');
    if (calendar.isReadOnly) return calendar;
    const copy = copyOfCalendar(calendar);
    copy.isReadOnly = true;
    return copy;
  },
  'virtual object Clone()': copyOfCalendar,
};
for (const [name, unit, type] of [
  ['Days', 86_400_000, 'int'],
  ['Hours', 3_600_000, 'int'],
  ['Minutes', 60_000, 'int'],
  ['Seconds', 1000, 'int'],
  ['Milliseconds', 1, 'double'],
] as const) {
  members[`virtual DateTime Add${name}(DateTime time, ${type} ${name.toLowerCase()})`] = (
    self: Calendar,
    time: DateTime,
    amount: number,
  ) => DateTime.ofTicks(self.addUnits(time.ticks, amount, unit), 0);
}

/** Declares a calendar. */
export function calendarType(
  name: string,
  make: new () => Calendar,
  eraName: string | null,
  base = 'Calendar',
): TypeDeclaration {
  return declareType(
    `public class System.Globalization.${name} : ${base}`,
    () => ({
      [`${name}()`]: () => new make(),
      ...(eraName === null ? {} : { [`const int ${eraName}`]: 1 }),
    }),
    { runtime: make },
  );
}
