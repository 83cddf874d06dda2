// System.TimeOnly.
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
import { ticksPerDay, ticksPerHour, ticksPerMinute, timePartsOf } from './time/calendar.ts';
import { anyFormat, fittingOnly, formatDate, rejectFields } from './time/date-format.ts';
import type { FormatMessages } from './time/date-format.ts';
import { fractionOf, ticksOfClock } from './time/date-time.ts';
import type { DateTime } from './time/date-time.ts';
import { readOnly, readOnlyOrThrow } from './time/read-date.ts';
import type { ReadOptions } from './time/read-date.ts';
import { compareTicks, TimeSpan } from './time-span.ts';

/** A time of day in ticks. */
export class TimeOnly {
  declare readonly $type: NamedType;
  readonly ticks: bigint;
  constructor(ticks: bigint) {
    this.ticks = ticks;
  }
  static of(
    this: void,
    hour: number,
    minute: number,
    second: number = 0,
    millisecond: number = 0,
    microsecond: number = 0,
  ): TimeOnly {
    return new TimeOnly(ticksOfClock(hour, minute, second) + BigInt(fractionOf(millisecond, microsecond)));
  }
  /** Goes round at midnight; `wrapped` counts the days. */
  add(ticks: bigint, wrapped?: Ref<number>): TimeOnly {
    const sum = this.ticks + ticks;
    const rest = ((sum % ticksPerDay) + ticksPerDay) % ticksPerDay;
    if (wrapped) wrapped.v = Number((sum - rest) / ticksPerDay);
    return new TimeOnly(rest);
  }
  $toString(): string {
    return this.$format('t', null);
  }
  /** In a text that is put together other words are found for what does not fit. */
  $spanFormat(format: string | null, provider: unknown): string {
    return this.$format(format, provider, fittingOnly('TimeOnly'));
  }
  $format(format: string | null, provider: unknown, notFitting: FormatMessages = anyFormat): string {
    const shown = format === null || format === '' ? 't' : format;
    const pattern = patternOf(shown);
    if (/^[^tT]$/.test(pattern)) throw new FormatException(notFitting.standard);
    rejectFields(pattern, 'dMyzk/', notFitting.custom(shown));
    return formatDate({ ticks: this.ticks, kind: 'unspecified', offsetMinutes: () => 0 }, pattern, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof TimeOnly && other.ticks === this.ticks;
  }
  $hash(): number {
    return Number(BigInt.asIntN(32, this.ticks ^ (this.ticks >> 32n)));
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof TimeOnly)) throw new ArgumentException('Object must be of type TimeOnly.');
    return compareTicks(this.ticks, other.ticks);
  }
}

/** The pattern of the standard formats that are a time's own; other formats stay. */
function patternOf(format: string): string {
  if (format === 'o' || format === 'O') return "HH':'mm':'ss'.'fffffff";
  return format === 'r' || format === 'R' ? "HH':'mm':'ss" : format;
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
    typeName: 'TimeOnly',
  };
}
function parse(
  text: string | null,
  formats: readonly (string | null)[] | undefined,
  provider: unknown,
  styles: number,
): TimeOnly {
  return new TimeOnly(readOnlyOrThrow(text, options(formats, provider, styles)) % ticksPerDay);
}
function tryParse(
  text: string | null,
  formats: readonly (string | null)[] | undefined,
  provider: unknown,
  styles: number,
  result: Ref<TimeOnly>,
): boolean {
  const ticks = readOnly(text, options(formats, provider, styles));
  result.v = new TimeOnly((ticks ?? 0n) % ticksPerDay);
  return ticks !== undefined;
}

function millisecondOf({ ticks }: TimeOnly): number {
  return Math.floor(timePartsOf(ticks).fraction / 10_000);
}
function microsecondOf({ ticks }: TimeOnly): number {
  return Math.floor(timePartsOf(ticks).fraction / 10) % 1000;
}
/** As many parts as are asked for, from the hour on. */
function deconstruct(self: TimeOnly, ...asked: readonly Ref<number>[]): void {
  const { hour, minute, second } = timePartsOf(self.ticks);
  const parts = [hour, minute, second, millisecondOf(self), microsecondOf(self)];
  for (const [index, part] of asked.entries()) part.v = parts[index]!;
}

/** @throws {ArgumentOutOfRangeException} */
function checkedTime(ticks: bigint): TimeOnly {
  if (ticks < 0n || ticks >= ticksPerDay)
    throw new ArgumentOutOfRangeException(
      'ticks',
      'Ticks must be between 0 and and TimeOnly.MaxValue.Ticks.',
    );
  return new TimeOnly(ticks);
}

/** `System.TimeOnly`. */
export const timeOnlyType: TypeDeclaration = declareType(
  'public readonly struct System.TimeOnly : IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, ISpanFormattable, ISpanParsable<TimeOnly>, IUtf8SpanFormattable',
  () =>
    withSpanParsers(
      {
        'static TimeOnly MinValue { get; }': () => new TimeOnly(0n),
        'static TimeOnly MaxValue { get; }': () => new TimeOnly(ticksPerDay - 1n),
        'TimeOnly(int hour, int minute)': TimeOnly.of,
        'TimeOnly(int hour, int minute, int second)': TimeOnly.of,
        'TimeOnly(int hour, int minute, int second, int millisecond)': TimeOnly.of,
        'TimeOnly(int hour, int minute, int second, int millisecond, int microsecond)': TimeOnly.of,
        'TimeOnly(long ticks)': checkedTime,
        'int Hour { get; }': (self: TimeOnly) => timePartsOf(self.ticks).hour,
        'int Minute { get; }': (self: TimeOnly) => timePartsOf(self.ticks).minute,
        'int Second { get; }': (self: TimeOnly) => timePartsOf(self.ticks).second,
        'int Millisecond { get; }': millisecondOf,
        'int Microsecond { get; }': microsecondOf,
        'int Nanosecond { get; }': (self: TimeOnly) => (timePartsOf(self.ticks).fraction % 10) * 100,
        'long Ticks { get; }': (self: TimeOnly) => self.ticks,
        'TimeOnly Add(TimeSpan value)': (self: TimeOnly, value: TimeSpan) => self.add(value.ticks),
        'TimeOnly Add(TimeSpan value, out int wrappedDays)': (
          self: TimeOnly,
          value: TimeSpan,
          days: Ref<number>,
        ) => self.add(value.ticks, days),
        'TimeOnly AddHours(double value)': (self: TimeOnly, value: number) =>
          self.add(TimeSpan.from(value, ticksPerHour).ticks),
        'TimeOnly AddMinutes(double value)': (self: TimeOnly, value: number) =>
          self.add(TimeSpan.from(value, ticksPerMinute).ticks),
        'TimeOnly AddHours(double value, out int wrappedDays)': (
          self: TimeOnly,
          value: number,
          days: Ref<number>,
        ) => self.add(TimeSpan.from(value, ticksPerHour).ticks, days),
        'TimeOnly AddMinutes(double value, out int wrappedDays)': (
          self: TimeOnly,
          value: number,
          days: Ref<number>,
        ) => self.add(TimeSpan.from(value, ticksPerMinute).ticks, days),
        'bool IsBetween(TimeOnly start, TimeOnly end)': (self: TimeOnly, start: TimeOnly, end: TimeOnly) =>
          start.ticks <= end.ticks
            ? self.ticks >= start.ticks && self.ticks < end.ticks
            : self.ticks >= start.ticks || self.ticks < end.ticks,
        'static TimeOnly FromTimeSpan(TimeSpan timeSpan)': (value: TimeSpan) => checkedTime(value.ticks),
        'static TimeOnly FromDateTime(DateTime dateTime)': (value: DateTime) =>
          new TimeOnly(value.ticks % ticksPerDay),
        'TimeSpan ToTimeSpan()': (self: TimeOnly) => new TimeSpan(self.ticks),
        'int CompareTo(TimeOnly value)': (a: TimeOnly, b: TimeOnly) => compareTicks(a.ticks, b.ticks),
        'int CompareTo(object? value)': (self: TimeOnly, value: unknown) => self.$compareTo(value),
        'bool Equals(TimeOnly value)': (a: TimeOnly, b: TimeOnly) => a.ticks === b.ticks,
        'bool Equals(object? value)': (self: TimeOnly, value: unknown) => self.$equals(value),
        'int GetHashCode()': (self: TimeOnly) => self.$hash(),
        'void Deconstruct(out int hour, out int minute)': deconstruct,
        'void Deconstruct(out int hour, out int minute, out int second)': deconstruct,
        'void Deconstruct(out int hour, out int minute, out int second, out int millisecond)': deconstruct,
        'void Deconstruct(out int hour, out int minute, out int second, out int millisecond, out int microsecond)':
          deconstruct,
        ...onlyParsers({ type: 'TimeOnly', parse, tryParse }),
        ...formatMembers(),
        'string ToLongTimeString()': (self: TimeOnly) => self.$format('T', null),
        'string ToShortTimeString()': (self: TimeOnly) => self.$format('t', null),
        ...orderOperators('TimeOnly', (self: TimeOnly) => self.ticks),
        'static TimeSpan operator -(TimeOnly t1, TimeOnly t2)': (a: TimeOnly, b: TimeOnly) =>
          new TimeSpan((a.ticks - b.ticks + ticksPerDay) % ticksPerDay),
      },
      true,
    ),
  { runtime: TimeOnly, defaultValue: new TimeOnly(0n) },
);
