// System.DateOnly.
import { spend } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import { withSpanParsers } from './span-members.ts';
import { formatMembers, onlyParsers, orderOperators } from './time/shared-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { datePartsOf, dayOfWeekOf, ticksPerDay } from './time/calendar.ts';
import type { Calendar } from '../System.Globalization/calendars/calendar.ts';
import { anyFormat, fittingOnly, formatDate, rejectFields } from './time/date-format.ts';
import type { FormatMessages } from './time/date-format.ts';
import { DateTimeFormatInfo } from '../System.Globalization/date-time-format-info.ts';
import { DateTime, ticksOfDate } from './time/date-time.ts';
import { readOnly, readOnlyOrThrow } from './time/read-date.ts';
import type { ReadOptions } from './time/read-date.ts';
import type { TimeOnly } from './time-only.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const lastDay = 3652058;

/** A day, counted from 0001-01-01. */
export class DateOnly {
  declare readonly $type: NamedType;
  readonly dayNumber: number;
  constructor(dayNumber: number) {
    this.dayNumber = dayNumber;
  }
  static of(this: void, year: number, month: number, day: number): DateOnly {
    return new DateOnly(Number(ticksOfDate(year, month, day) / ticksPerDay));
  }
  static ofDateTime(this: void, value: DateTime): DateOnly {
    return new DateOnly(value.dayNumber);
  }
  toDateTime(ticksOfDay: bigint = 0n, kind: number = 0): DateTime {
    return new DateTime(BigInt(this.dayNumber) * ticksPerDay + ticksOfDay, kind);
  }
  addDays(days: number): DateOnly {
    const sum = this.dayNumber + days;
    if (sum < 0 || sum > lastDay)
      throw new ArgumentOutOfRangeException('value', 'Value to add was out of range.');
    return new DateOnly(sum);
  }
  $toString(): string {
    return this.$format('d', null);
  }
  /** In a text that is put together other words are found for what does not fit. */
  $spanFormat(format: string | null, provider: unknown): string {
    return this.$format(format, provider, fittingOnly('DateOnly'));
  }
  $format(format: string | null, provider: unknown, notFitting: FormatMessages = anyFormat): string {
    const shown = format === null || format === '' ? 'd' : format;
    const pattern = patternOf(shown);
    if (/^[^dDmMyY]$/.test(pattern)) throw new FormatException(notFitting.standard);
    if (pattern.length > 1) rejectFields(pattern, 'hHmstfFzK:', notFitting.custom(shown));
    return formatDate(
      { ticks: BigInt(this.dayNumber) * ticksPerDay, kind: 'unspecified', offsetMinutes: () => 0 },
      pattern,
      pattern === shown ? provider : DateTimeFormatInfo.invariant,
    );
  }
  $equals(other: unknown): boolean {
    return other instanceof DateOnly && other.dayNumber === this.dayNumber;
  }
  $hash(): number {
    return this.dayNumber;
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof DateOnly)) throw new ArgumentException('Object must be of type DateOnly.');
    return Math.sign(this.dayNumber - other.dayNumber);
  }
}

/** The pattern of the standard formats that are a date's own; other formats stay. */
function patternOf(format: string): string {
  if (format === 'o' || format === 'O') return "yyyy'-'MM'-'dd";
  return format === 'r' || format === 'R' ? 'ddd, dd MMM yyyy' : format;
}

function options(
  formats: readonly (string | null)[] | undefined,
  provider: unknown,
  styles: number,
): ReadOptions {
  return {
    formats: formats?.map((format) => (spend(64), format && patternOf(format))),
    provider,
    styles,
    typeName: 'DateOnly',
  };
}
function parse(
  text: string | null,
  formats: readonly (string | null)[] | undefined,
  provider: unknown,
  styles: number,
): DateOnly {
  return new DateOnly(Number(readOnlyOrThrow(text, options(formats, provider, styles)) / ticksPerDay));
}
function tryParse(
  text: string | null,
  formats: readonly (string | null)[] | undefined,
  provider: unknown,
  styles: number,
  result: Ref<DateOnly>,
): boolean {
  const ticks = readOnly(text, options(formats, provider, styles));
  result.v = new DateOnly(Number((ticks ?? 0n) / ticksPerDay));
  return ticks !== undefined;
}

/** `System.DateOnly`. */
export const dateOnlyType: TypeDeclaration = declareType(
  'public readonly struct System.DateOnly : IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, ISpanFormattable, ISpanParsable<DateOnly>, IUtf8SpanFormattable',
  () =>
    withSpanParsers(
      {
        'static DateOnly MinValue { get; }': () => new DateOnly(0),
        'static DateOnly MaxValue { get; }': () => new DateOnly(lastDay),
        'DateOnly(int year, int month, int day)': DateOnly.of,
        'DateOnly(int year, int month, int day, Calendar calendar)': (
          year: number,
          month: number,
          day: number,
          calendar: Calendar | null,
        ) => new DateOnly(notNull(calendar, 'calendar').toDay(year, month, day)),
        'static DateOnly FromDayNumber(int dayNumber)': (day: number) => {
          if (day < 0 || day > lastDay)
            throw new ArgumentOutOfRangeException(
              'dayNumber',
              'Day number must be between 0 and DateOnly.MaxValue.DayNumber.',
              { value: day, text: String(day) },
            );
          return new DateOnly(day);
        },
        'static DateOnly FromDateTime(DateTime dateTime)': DateOnly.ofDateTime,
        'int Year { get; }': (self: DateOnly) => datePartsOf(self.dayNumber).year,
        'int Month { get; }': (self: DateOnly) => datePartsOf(self.dayNumber).month,
        'int Day { get; }': (self: DateOnly) => datePartsOf(self.dayNumber).day,
        'DayOfWeek DayOfWeek { get; }': (self: DateOnly) => dayOfWeekOf(self.dayNumber),
        'int DayOfYear { get; }': (self: DateOnly) => datePartsOf(self.dayNumber).dayOfYear,
        'int DayNumber { get; }': (self: DateOnly) => self.dayNumber,
        'DateOnly AddDays(int value)': (self: DateOnly, days: number) => self.addDays(days),
        'DateOnly AddMonths(int value)': (self: DateOnly, months: number) =>
          DateOnly.ofDateTime(self.toDateTime().addMonths(months)),
        'DateOnly AddYears(int value)': (self: DateOnly, years: number) =>
          DateOnly.ofDateTime(self.toDateTime().addYears(years)),
        'DateTime ToDateTime(TimeOnly time)': (self: DateOnly, time: TimeOnly) => self.toDateTime(time.ticks),
        'DateTime ToDateTime(TimeOnly time, DateTimeKind kind)': (
          self: DateOnly,
          time: TimeOnly,
          kind: number,
        ) => self.toDateTime(time.ticks, kind),
        'int CompareTo(DateOnly value)': (a: DateOnly, b: DateOnly) => a.$compareTo(b),
        'int CompareTo(object? value)': (self: DateOnly, value: unknown) => self.$compareTo(value),
        'bool Equals(DateOnly value)': (a: DateOnly, b: DateOnly) => a.dayNumber === b.dayNumber,
        'bool Equals(object? value)': (self: DateOnly, value: unknown) => self.$equals(value),
        'int GetHashCode()': (self: DateOnly) => self.dayNumber,
        'void Deconstruct(out int year, out int month, out int day)': (
          self: DateOnly,
          year: Ref<number>,
          month: Ref<number>,
          day: Ref<number>,
        ) => {
          ({ year: year.v, month: month.v, day: day.v } = datePartsOf(self.dayNumber));
        },
        ...onlyParsers({ type: 'DateOnly', parse, tryParse }),
        ...formatMembers(),
        'string ToLongDateString()': (self: DateOnly) => self.$format('D', null),
        'string ToShortDateString()': (self: DateOnly) => self.$format('d', null),
        ...orderOperators('DateOnly', (self: DateOnly) => self.dayNumber),
      },
      true,
    ),
  { runtime: DateOnly, defaultValue: new DateOnly(0) },
);
