// System.DateTime as template code sees it.
import { spend } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import { withSpanParsers } from './span-members.ts';
import { dateParsers, formatMembers, orderOperators } from './time/shared-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  FormatException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import {
  daysInMonth,
  isLeapYear,
  ticksPerDay,
  ticksPerHour,
  ticksPerMillisecond,
  ticksPerMinute,
  ticksPerSecond,
  unixEpochTicks,
} from './time/calendar.ts';
import { DateProblem } from './time/reading/parsed-date.ts';
import { checkKind, DateTime } from './time/date-time.ts';
import { fromBinary, toBinary } from './time/date-time-binary.ts';
import { fromFileTime, toFileTime } from './time/file-time.ts';
import { DateTimeFormatInfo, standardFormats } from '../System.Globalization/date-time-format-info.ts';
import { DateOnly } from './date-only.ts';
import { partConstructors } from './time/part-constructors.ts';
import { TimeOnly } from './time-only.ts';
import { readDate, readDateOrThrow, toDateTime } from './time/read-date.ts';
import { compareTicks, TimeSpan } from './time-span.ts';

type Formats = readonly (string | null)[] | undefined;

function parse(text: string | null, formats: Formats, provider: unknown, styles: number): DateTime {
  return toDateTime(readDateOrThrow(text, { formats, provider, styles, typeName: 'DateTime' }), styles);
}
function tryParse(
  text: string | null,
  formats: Formats,
  provider: unknown,
  styles: number,
  result: Ref<DateTime>,
): boolean {
  const parsed = readDate(text, { formats, provider, styles, typeName: 'DateTime' });
  result.v = parsed instanceof DateProblem ? DateTime.minValue : toDateTime(parsed, styles);
  return !(parsed instanceof DateProblem);
}
function checkYear(year: number): void {
  if (year < 1 || year > 9999)
    throw new ArgumentOutOfRangeException('year', 'Year must be between 1 and 9999.');
}

/** `FromOADate`: days since 1899-12-30; before it the fraction still counts forward. @throws {ArgumentException} */
function fromOleDate(days: number): DateTime {
  if (!(days < 2958466 && days > -657435)) throw new ArgumentException('Not a legal OleAut date.');
  let milliseconds = Math.trunc(days * 86_400_000 + (days >= 0 ? 0.5 : -0.5));
  if (milliseconds < 0) milliseconds -= (milliseconds % 86_400_000) * 2;
  return new DateTime(599264352000000000n + BigInt(milliseconds) * ticksPerMillisecond);
}

const invariantFormats = 'oOrRsu';

/** `GetDateTimeFormats`: the value by all patterns of some standard formats. @throws {FormatException} */
function dateFormats(self: DateTime, formats: string, provider: unknown): NetArray<string> {
  const info = DateTimeFormatInfo.of(provider);
  const texts: string[] = [];
  for (const format of formats) {
    spend(64);
    if (!standardFormats.includes(format))
      throw new FormatException('Input string was not in a correct format.');
    const value = format === 'U' ? self.toUtc() : self;
    // Where the format has one pattern for all cultures, its words are English ones.
    if (invariantFormats.includes(format)) texts.push(value.$format(format, info));
    else for (const pattern of info.allPatterns(format)) texts.push(value.$format(pattern, info));
  }
  return toArray(texts, specialType('string'));
}

/** Ticks of 1899-12-30, where the days of OLE Automation begin. */
const oaEpochTicks = 599264352000000000n;
const leastOATicks = 31241376000000000n;

/** A time of day alone counts from the epoch; before it, the time of day is added to the day's number. @throws {OverflowException} */
function toOADate({ ticks: value }: DateTime): number {
  if (value === 0n) return 0;
  const ticks = value < ticksPerDay ? value + oaEpochTicks : value;
  if (ticks < leastOATicks) throw new OverflowException('Not a legal OleAut date.');
  let milliseconds = (ticks - oaEpochTicks) / ticksPerMillisecond;
  if (milliseconds < 0n) {
    const timeOfDay = milliseconds % 86_400_000n;
    if (timeOfDay !== 0n) milliseconds -= (86_400_000n + timeOfDay) * 2n;
  }
  return Number(milliseconds) / 86_400_000;
}

/** `System.DateTime`. */
export const dateTimeType: TypeDeclaration = declareType(
  'public readonly struct System.DateTime : IComparable, IConvertible, IComparable<DateTime>, IEquatable<DateTime>, ISpanFormattable, ISpanParsable<DateTime>, IUtf8SpanFormattable',
  () =>
    withSpanParsers({
      'static readonly DateTime MinValue': DateTime.minValue,
      'static readonly DateTime MaxValue': DateTime.maxValue,
      'static readonly DateTime UnixEpoch': new DateTime(unixEpochTicks, 1),
      'DateTime(long ticks)': (ticks: bigint) => DateTime.ofTicks(ticks, 0),
      'DateTime(long ticks, DateTimeKind kind)': DateTime.ofTicks,
      'DateTime(DateOnly date, TimeOnly time)': (date: DateOnly, time: TimeOnly) =>
        new DateTime(BigInt(date.dayNumber) * ticksPerDay + time.ticks),
      'DateTime(DateOnly date, TimeOnly time, DateTimeKind kind)': (
        date: DateOnly,
        time: TimeOnly,
        kind: number,
      ) => DateTime.ofTicks(BigInt(date.dayNumber) * ticksPerDay + time.ticks, kind),
      'DateTime(int year, int month, int day)': (year: number, month: number, day: number) =>
        DateTime.of(year, month, day, 0, 0, 0),
      ...partConstructors(
        'DateTime',
        [
          [3, 'Calendar calendar'],
          [7, 'Calendar calendar', 'DateTimeKind kind'],
          [6],
          [6, 'DateTimeKind kind'],
          [6, 'Calendar calendar'],
          [7],
          [7, 'DateTimeKind kind'],
          [7, 'Calendar calendar'],
          [8],
          [8, 'DateTimeKind kind'],
          [8, 'Calendar calendar'],
          [8, 'Calendar calendar', 'DateTimeKind kind'],
        ],
        (time, kind: number | undefined) => {
          if (kind === undefined) return time();
          checkKind(kind);
          return new DateTime(time().ticks, kind);
        },
      ),
      'static DateTime Now { get; }': DateTime.now,
      'static DateTime UtcNow { get; }': DateTime.utcNow,
      'static DateTime Today { get; }': () => {
        const now = DateTime.now();
        return new DateTime(now.ticks - (now.ticks % ticksPerDay), now.kind);
      },
      'long Ticks { get; }': (self: DateTime) => self.ticks,
      'DateTimeKind Kind { get; }': (self: DateTime) => self.kind,
      'DateTime Date { get; }': (self: DateTime) =>
        new DateTime(self.ticks - (self.ticks % ticksPerDay), self.kind),
      'int Year { get; }': (self: DateTime) => self.date.year,
      'int Month { get; }': (self: DateTime) => self.date.month,
      'int Day { get; }': (self: DateTime) => self.date.day,
      'int DayOfYear { get; }': (self: DateTime) => self.date.dayOfYear,
      'DayOfWeek DayOfWeek { get; }': (self: DateTime) => self.dayOfWeek,
      'int Hour { get; }': (self: DateTime) => self.time.hour,
      'int Minute { get; }': (self: DateTime) => self.time.minute,
      'int Second { get; }': (self: DateTime) => self.time.second,
      'int Millisecond { get; }': (self: DateTime) => Math.floor(self.time.fraction / 10_000),
      'int Microsecond { get; }': (self: DateTime) => Math.floor(self.time.fraction / 10) % 1000,
      'int Nanosecond { get; }': (self: DateTime) => (self.time.fraction % 10) * 100,
      'TimeSpan TimeOfDay { get; }': (self: DateTime) => new TimeSpan(self.ticks % ticksPerDay),
      'DateTime Add(TimeSpan value)': (self: DateTime, value: TimeSpan) => self.addTicks(value.ticks),
      'DateTime AddDays(double value)': (self: DateTime, value: number) => self.add(value, ticksPerDay),
      'DateTime AddHours(double value)': (self: DateTime, value: number) => self.add(value, ticksPerHour),
      'DateTime AddMinutes(double value)': (self: DateTime, value: number) => self.add(value, ticksPerMinute),
      'DateTime AddSeconds(double value)': (self: DateTime, value: number) => self.add(value, ticksPerSecond),
      'DateTime AddMilliseconds(double value)': (self: DateTime, value: number) =>
        self.add(value, ticksPerMillisecond),
      'DateTime AddMicroseconds(double value)': (self: DateTime, value: number) => self.add(value, 10n),
      'DateTime AddMonths(int months)': (self: DateTime, months: number) => self.addMonths(months),
      'DateTime AddTicks(long value)': (self: DateTime, ticks: bigint) => self.addTicks(ticks),
      'DateTime AddYears(int value)': (self: DateTime, years: number) => self.addYears(years),
      'TimeSpan Subtract(DateTime value)': (a: DateTime, b: DateTime) => new TimeSpan(a.ticks - b.ticks),
      'DateTime Subtract(TimeSpan value)': (self: DateTime, value: TimeSpan) => self.addTicks(-value.ticks),
      'static int Compare(DateTime t1, DateTime t2)': (a: DateTime, b: DateTime) =>
        compareTicks(a.ticks, b.ticks),
      'int CompareTo(object? value)': (self: DateTime, value: unknown) => self.$compareTo(value),
      'int CompareTo(DateTime value)': (a: DateTime, b: DateTime) => compareTicks(a.ticks, b.ticks),
      'bool Equals(object? value)': (self: DateTime, value: unknown) => self.$equals(value),
      'bool Equals(DateTime value)': (a: DateTime, b: DateTime) => a.ticks === b.ticks,
      'static bool Equals(DateTime t1, DateTime t2)': (a: DateTime, b: DateTime) => a.ticks === b.ticks,
      'int GetHashCode()': (self: DateTime) => self.$hash(),
      'static int DaysInMonth(int year, int month)': (year: number, month: number) => {
        if (month < 1 || month > 12)
          throw new ArgumentOutOfRangeException('month', 'Month must be between one and twelve.', {
            value: month,
            text: String(month),
          });
        checkYear(year);
        return daysInMonth(year, month);
      },
      'static bool IsLeapYear(int year)': (year: number) => {
        checkYear(year);
        return isLeapYear(year);
      },
      'bool IsDaylightSavingTime()': (self: DateTime) =>
        self.kind !== 1 &&
        self.offsetMinutes() >
          Math.min(
            new DateTime(DateTime.of(self.date.year, 1, 1, 0, 0, 0).ticks, 2).offsetMinutes(),
            new DateTime(DateTime.of(self.date.year, 7, 1, 0, 0, 0).ticks, 2).offsetMinutes(),
          ),
      'static DateTime SpecifyKind(DateTime value, DateTimeKind kind)': (value: DateTime, kind: number) =>
        value.withKind(kind),
      'DateTime ToLocalTime()': (self: DateTime) => self.toLocal(),
      'DateTime ToUniversalTime()': (self: DateTime) => self.toUtc(),
      'static DateTime FromBinary(long dateData)': fromBinary,
      'long ToBinary()': toBinary,
      'static DateTime FromFileTime(long fileTime)': (ticks: bigint) => fromFileTime(ticks).toLocal(),
      'static DateTime FromFileTimeUtc(long fileTime)': fromFileTime,
      'long ToFileTime()': toFileTime,
      'long ToFileTimeUtc()': toFileTime,
      'static DateTime FromOADate(double d)': fromOleDate,
      'double ToOADate()': toOADate,
      ...dateParsers(
        { type: 'DateTime', parse, tryParse },
        { text: 's', provider: 'provider', exactStyles: 'style' },
      ),
      ...formatMembers(),
      'string[] GetDateTimeFormats()': (self: DateTime) => dateFormats(self, standardFormats, null),
      'string[] GetDateTimeFormats(IFormatProvider? provider)': (self: DateTime, provider: unknown) =>
        dateFormats(self, standardFormats, provider),
      'string[] GetDateTimeFormats(char format)': (self: DateTime, format: number) =>
        dateFormats(self, String.fromCharCode(format), null),
      'string[] GetDateTimeFormats(char format, IFormatProvider? provider)': (
        self: DateTime,
        format: number,
        provider: unknown,
      ) => dateFormats(self, String.fromCharCode(format), provider),
      'string ToLongDateString()': (self: DateTime) => self.$format('D', null),
      'string ToLongTimeString()': (self: DateTime) => self.$format('T', null),
      'string ToShortDateString()': (self: DateTime) => self.$format('d', null),
      'string ToShortTimeString()': (self: DateTime) => self.$format('t', null),
      'void Deconstruct(out DateOnly date, out TimeOnly time)': (
        self: DateTime,
        date: Ref<DateOnly>,
        time: Ref<TimeOnly>,
      ) => {
        date.v = new DateOnly(self.dayNumber);
        time.v = new TimeOnly(self.ticks % ticksPerDay);
      },
      'void Deconstruct(out int year, out int month, out int day)': (
        self: DateTime,
        year: Ref<number>,
        month: Ref<number>,
        day: Ref<number>,
      ) => {
        [year.v, month.v, day.v] = [self.date.year, self.date.month, self.date.day];
      },
      'TypeCode GetTypeCode()': () => 16,
      'static DateTime operator +(DateTime d, TimeSpan t)': (self: DateTime, value: TimeSpan) =>
        self.addTicks(value.ticks, 't'),
      'static DateTime operator -(DateTime d, TimeSpan t)': (self: DateTime, value: TimeSpan) =>
        self.addTicks(-value.ticks, 't'),
      'static TimeSpan operator -(DateTime d1, DateTime d2)': (a: DateTime, b: DateTime) =>
        new TimeSpan(a.ticks - b.ticks),
      ...orderOperators('DateTime', (self: DateTime) => self.ticks, {
        equal: ['d1', 'd2'],
        order: ['t1', 't2'],
      }),
    }),
  { runtime: DateTime, defaultValue: DateTime.minValue },
);
