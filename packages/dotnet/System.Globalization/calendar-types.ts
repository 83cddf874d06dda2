// The calendars as template code sees them.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { ticksPerDay } from '../System/time/calendar.ts';
import { DateTime } from '../System/time/date-time.ts';
import { calendarTime } from './calendars/calendar-time.ts';
import { Calendar } from './calendars/calendar.ts';
import {
  GregorianCalendar,
  JapaneseCalendar,
  KoreanCalendar,
  TaiwanCalendar,
  ThaiBuddhistCalendar,
} from './calendars/gregorian.ts';
import {
  ChineseLunisolarCalendar,
  EastAsianCalendar,
  HebrewCalendar,
  TaiwanLunisolarCalendar,
} from './calendars/lunisolar.ts';
import { HijriCalendar, JulianCalendar, PersianCalendar } from './calendars/other-calendars.ts';
import { UmAlQuraCalendar } from './calendars/umm-al-qura.ts';

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

const members: Record<string, Implementation> = {
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
    const copy = copied(calendar);
    copy.isReadOnly = true;
    return copy;
  },
  'virtual object Clone()': copied,
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

function copied(calendar: Calendar): Calendar {
  const copy = new (calendar.constructor as new () => Calendar)();
  copy.twoDigitYearMax = calendar.twoDigitYearMax;
  if (copy instanceof HijriCalendar) copy.adjustment = (calendar as HijriCalendar).adjustment;
  return copy;
}

function calendarType(
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

/** Where a year of the cycle of sixty is in a shorter one. */
function cycle(year: number, length: number): number {
  if (year < 1 || year > 60)
    throw new ArgumentOutOfRangeException('sexagenaryYear', 'Valid values are between 1 and 60, inclusive.', {
      value: year,
      text: String(year),
    });
  return ((year - 1) % length) + 1;
}

/**
 * `CalendarWeekRule`, `CalendarAlgorithmType`, `GregorianCalendarTypes` and their kin, as template code sees them.
 */
export const calendarTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Globalization.CalendarWeekRule', {
    FirstDay: 0,
    FirstFullWeek: 1,
    FirstFourDayWeek: 2,
  }),
  declareEnum('public enum System.Globalization.CalendarAlgorithmType', {
    Unknown: 0,
    SolarCalendar: 1,
    LunarCalendar: 2,
    LunisolarCalendar: 3,
  }),
  declareEnum('public enum System.Globalization.GregorianCalendarTypes', {
    Localized: 1,
    USEnglish: 2,
    MiddleEastFrench: 9,
    Arabic: 10,
    TransliteratedEnglish: 11,
    TransliteratedFrench: 12,
  }),
  declareType('public abstract class System.Globalization.Calendar : ICloneable', members, {
    runtime: Calendar,
  }),
  declareType(
    'public class System.Globalization.GregorianCalendar : Calendar',
    () => ({
      'const int ADEra': 1,
      'GregorianCalendar()': () => new GregorianCalendar(),
      'GregorianCalendar(GregorianCalendarTypes type)': (type: number) => new GregorianCalendar(type),
      'virtual GregorianCalendarTypes CalendarType { get; set; }': {
        get: (self: GregorianCalendar) => self.type,
        set: (self: GregorianCalendar, value: number) => (self.type = value),
      },
    }),
    { runtime: GregorianCalendar },
  ),
  calendarType('ThaiBuddhistCalendar', ThaiBuddhistCalendar, 'ThaiBuddhistEra'),
  calendarType('KoreanCalendar', KoreanCalendar, 'KoreanEra'),
  calendarType('TaiwanCalendar', TaiwanCalendar, null),
  declareType(
    'public class System.Globalization.JapaneseCalendar : Calendar',
    () => ({ 'JapaneseCalendar()': () => new JapaneseCalendar() }),
    { runtime: JapaneseCalendar },
  ),
  calendarType('JulianCalendar', JulianCalendar, 'JulianEra'),
  declareType(
    'public class System.Globalization.HijriCalendar : Calendar',
    () => ({
      'static readonly int HijriEra': 1,
      'HijriCalendar()': () => new HijriCalendar(),
      'int HijriAdjustment { get; set; }': {
        get: (self: HijriCalendar) => self.adjustment,
        set: (self: HijriCalendar, value: number) => (self.adjustment = value),
      },
    }),
    { runtime: HijriCalendar },
  ),
  calendarType('UmAlQuraCalendar', UmAlQuraCalendar, 'UmAlQuraEra'),
  calendarType('PersianCalendar', PersianCalendar, 'PersianEra'),
  calendarType('HebrewCalendar', HebrewCalendar, 'HebrewEra'),
  declareType(
    'public abstract class System.Globalization.EastAsianLunisolarCalendar : Calendar',
    () => ({
      'virtual int GetSexagenaryYear(DateTime time)': (self: EastAsianCalendar, time: DateTime) =>
        self.sexagenaryYear(time.dayNumber, time.ticks),
      'int GetCelestialStem(int sexagenaryYear)': (_: EastAsianCalendar, year: number) => cycle(year, 10),
      'int GetTerrestrialBranch(int sexagenaryYear)': (_: EastAsianCalendar, year: number) => cycle(year, 12),
    }),
    { runtime: EastAsianCalendar },
  ),
  calendarType(
    'ChineseLunisolarCalendar',
    ChineseLunisolarCalendar,
    'ChineseEra',
    'EastAsianLunisolarCalendar',
  ),
  declareType(
    'public class System.Globalization.TaiwanLunisolarCalendar : EastAsianLunisolarCalendar',
    () => ({ 'TaiwanLunisolarCalendar()': () => new TaiwanLunisolarCalendar() }),
    { runtime: TaiwanLunisolarCalendar },
  ),
];
