// System.DateTimeOffset.
import { declareType } from '@mockwright/language/metadata/declaration';
import { withSpanParsers } from './span-members.ts';
import { dateParsers, formatMembers, orderOperators } from './time/shared-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import {
  maxTicks,
  ticksPerDay,
  ticksPerHour,
  ticksPerMillisecond,
  ticksPerMinute,
  ticksPerSecond,
  unixEpochTicks,
} from './time/calendar.ts';
import { formatDate } from './time/date-format.ts';
import { DateProblem } from './time/reading/parsed-date.ts';
import type { ParsedDate } from './time/reading/parsed-date.ts';
import { DateOnly } from './date-only.ts';
import { clamp, DateTime } from './time/date-time.ts';
import { partConstructors } from './time/part-constructors.ts';
import { fromFileTime, toFileTime } from './time/file-time.ts';
import { TimeOnly } from './time-only.ts';
import { assumedOffset, readDate, readDateOrThrow } from './time/read-date.ts';
import { dateTimeKinds } from './date-time-kinds.ts';
import { dateTimeStyles } from '../System.Globalization/date-time-styles.ts';
import { localZone, offsetAt } from './time/local-zone.ts';
import { compareTicks, TimeSpan } from './time-span.ts';

const { Utc, Local, Unspecified } = dateTimeKinds;

/** A local time and its distance from UTC. */
export class DateTimeOffset {
  declare readonly $type: NamedType;
  /** The local time, of unspecified kind. */
  readonly clock: DateTime;
  readonly offsetMinutes: number;

  constructor(clock: DateTime, offsetMinutes: number) {
    this.clock = clock.kind === Unspecified ? clock : clock.withKind(Unspecified);
    this.offsetMinutes = offsetMinutes;
  }
  static readonly minValue: DateTimeOffset = new DateTimeOffset(DateTime.minValue, 0);
  static readonly maxValue: DateTimeOffset = new DateTimeOffset(DateTime.maxValue, 0);

  /** @throws {ArgumentException | ArgumentOutOfRangeException} for offsets that do not fit */
  static of(this: void, clock: DateTime, offset: TimeSpan): DateTimeOffset {
    if (clock.kind === Utc && offset.ticks !== 0n)
      throw new ArgumentException('The UTC Offset for Utc DateTime instances must be 0.', 'offset');
    if (clock.kind === Local && offset.ticks !== BigInt(clock.offsetMinutes()) * ticksPerMinute)
      throw new ArgumentException(
        'The UTC Offset of the local dateTime parameter does not match the offset argument.',
        'offset',
      );
    return DateTimeOffset.checked(clock, DateTimeOffset.minutesOf(offset));
  }
  /** @throws {ArgumentException | ArgumentOutOfRangeException} for parts of minutes and more than 14 hours */
  static minutesOf(this: void, offset: TimeSpan): number {
    if (offset.ticks % ticksPerMinute !== 0n)
      throw new ArgumentException('Offset must be specified in whole minutes.', 'offset');
    const minutes = Number(offset.ticks / ticksPerMinute);
    if (Math.abs(minutes) > 840)
      throw new ArgumentOutOfRangeException('offset', 'Offset must be within plus or minus 14 hours.');
    return minutes;
  }
  static checked(clock: DateTime, minutes: number): DateTimeOffset {
    const utc = clock.ticks - BigInt(minutes) * ticksPerMinute;
    if (utc < 0n || utc > maxTicks)
      throw new ArgumentOutOfRangeException(
        'offset',
        'The UTC time represented when the offset is applied must be between year 0 and 10,000.',
      );
    return new DateTimeOffset(clock, minutes);
  }
  static ofDateTime(this: void, value: DateTime): DateTimeOffset {
    return DateTimeOffset.checked(value, value.offsetMinutes());
  }
  /** A moment that there is, in UTC. */
  static ofUtc(utcTicks: bigint): DateTimeOffset {
    return new DateTimeOffset(new DateTime(utcTicks), 0);
  }
  /** A moment at an offset; where its clock would show a year that there is not, the first or last time of the clock. */
  static nearest(utcTicks: bigint, offsetMinutes: number): DateTimeOffset {
    const ticks = clamp(utcTicks + BigInt(offsetMinutes) * ticksPerMinute);
    return new DateTimeOffset(new DateTime(ticks), offsetMinutes);
  }
  static utcNow(this: void): DateTimeOffset {
    return new DateTimeOffset(DateTime.utcNow(), 0);
  }
  get utcTicks(): bigint {
    return this.clock.ticks - BigInt(this.offsetMinutes) * ticksPerMinute;
  }
  withClock(clock: DateTime): DateTimeOffset {
    return DateTimeOffset.checked(clock, this.offsetMinutes);
  }
  /** @throws {ArgumentOutOfRangeException} where the clock would show a year that there is not */
  toOffset(minutes: number): DateTimeOffset {
    const clock = new DateTime(this.utcTicks).addTicks(BigInt(minutes) * ticksPerMinute, 't');
    return new DateTimeOffset(clock, minutes);
  }
  toLocal(): DateTimeOffset {
    return DateTimeOffset.nearest(this.utcTicks, offsetAt(localZone(), this.utcTicks));
  }
  /** @throws {ArgumentException} where the local clock would show a year that there is not */
  toLocalOrThrow(): DateTimeOffset {
    const local = this.toLocal();
    if (local.utcTicks !== this.utcTicks)
      throw new ArgumentException('Specified argument was out of the range of valid values.');
    return local;
  }
  /** At the offset of a zone; where its clock would show a year that there is not, the first or last moment of all. */
  toZone(minutes: number): DateTimeOffset {
    const there = DateTimeOffset.nearest(this.utcTicks, minutes);
    if (there.utcTicks === this.utcTicks) return there;
    return minutes < 0 ? DateTimeOffset.minValue : DateTimeOffset.maxValue;
  }
  /** Whole ones since 1970, as `ToUnixTimeMilliseconds` counts them. */
  get unixMilliseconds(): bigint {
    return floorDivide(this.utcTicks - unixEpochTicks, ticksPerMillisecond);
  }
  $toString(): string {
    return this.$format(null, null);
  }
  $format(format: string | null, provider: unknown): string {
    const value = (clock: DateTime): Parameters<typeof formatDate>[0] => ({
      ticks: clock.ticks,
      kind: 'offset',
      offsetMinutes: () => this.offsetMinutes,
    });
    if (format === null || format === '')
      return `${formatDate(value(this.clock), 'G', provider)} ${formatDate(value(this.clock), 'zzz', provider)}`;
    if (format === 'U') throw new FormatException('Input string was not in a correct format.');
    const utc = 'urR'.includes(format) && format.length === 1;
    return formatDate(value(utc ? new DateTime(this.utcTicks) : this.clock), format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof DateTimeOffset && other.utcTicks === this.utcTicks;
  }
  $hash(): number {
    return Number(BigInt.asIntN(32, this.utcTicks ^ (this.utcTicks >> 32n)));
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof DateTimeOffset))
      throw new ArgumentException('Object must be of type DateTimeOffset.');
    return compareTicks(this.utcTicks, other.utcTicks);
  }
}

function fromUnix(
  value: bigint,
  unit: bigint,
  least: bigint,
  most: bigint,
  parameter: string,
): DateTimeOffset {
  if (value < least || value > most)
    throw new ArgumentOutOfRangeException(
      parameter,
      `Valid values are between ${least} and ${most}, inclusive.`,
      { value, text: String(value) },
    );
  return DateTimeOffset.ofUtc(unixEpochTicks + value * unit);
}
function read(parsed: ParsedDate, styles: number): DateTimeOffset {
  const value = new DateTimeOffset(new DateTime(parsed.ticks), assumedOffset(parsed, styles));
  return styles & dateTimeStyles.AdjustToUniversal ? value.toOffset(0) : value;
}
type Formats = readonly (string | null)[] | undefined;
function parse(text: string | null, formats: Formats, provider: unknown, styles: number): DateTimeOffset {
  return read(
    readDateOrThrow(text, { formats, provider, styles, typeName: 'DateTimeOffset' }, 'input'),
    styles,
  );
}
function tryParse(
  text: string | null,
  formats: Formats,
  provider: unknown,
  styles: number,
  result: Ref<DateTimeOffset>,
): boolean {
  const parsed = readDate(text, { formats, provider, styles, typeName: 'DateTimeOffset' });
  result.v = parsed instanceof DateProblem ? DateTimeOffset.minValue : read(parsed, styles);
  return !(parsed instanceof DateProblem);
}
const floorDivide = (value: bigint, unit: bigint): bigint =>
  (value - (((value % unit) + unit) % unit)) / unit;

/** `System.DateTimeOffset`. */
export const dateTimeOffsetType: TypeDeclaration = declareType(
  'public readonly struct System.DateTimeOffset : IComparable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, ISpanFormattable, ISpanParsable<DateTimeOffset>, IUtf8SpanFormattable',
  () =>
    withSpanParsers({
      'static readonly DateTimeOffset MinValue': DateTimeOffset.minValue,
      'static readonly DateTimeOffset MaxValue': DateTimeOffset.maxValue,
      'static readonly DateTimeOffset UnixEpoch': DateTimeOffset.ofUtc(unixEpochTicks),
      'DateTimeOffset(long ticks, TimeSpan offset)': (ticks: bigint, offset: TimeSpan) =>
        DateTimeOffset.of(DateTime.ofTicks(ticks, 0), offset),
      'DateTimeOffset(DateTime dateTime)': DateTimeOffset.ofDateTime,
      'DateTimeOffset(DateTime dateTime, TimeSpan offset)': DateTimeOffset.of,
      ...partConstructors(
        'DateTimeOffset',
        [
          [6, 'TimeSpan offset'],
          [7, 'TimeSpan offset'],
          [8, 'TimeSpan offset'],
          [7, 'Calendar calendar', 'TimeSpan offset'],
          [8, 'Calendar calendar', 'TimeSpan offset'],
        ],
        (time, offset: TimeSpan) => {
          const minutes = DateTimeOffset.minutesOf(offset);
          return DateTimeOffset.checked(time(), minutes);
        },
      ),
      'DateTimeOffset(DateOnly date, TimeOnly time, TimeSpan offset)': (
        date: DateOnly,
        time: TimeOnly,
        offset: TimeSpan,
      ) => DateTimeOffset.of(date.toDateTime(time.ticks), offset),
      'static DateTimeOffset Now { get; }': () => DateTimeOffset.utcNow().toLocalOrThrow(),
      'static DateTimeOffset UtcNow { get; }': DateTimeOffset.utcNow,
      'DateTime DateTime { get; }': (self: DateTimeOffset) => self.clock,
      'DateTime UtcDateTime { get; }': (self: DateTimeOffset) => new DateTime(self.utcTicks, Utc),
      'DateTime LocalDateTime { get; }': (self: DateTimeOffset) => new DateTime(self.utcTicks, Utc).toLocal(),
      'DateTime Date { get; }': (self: DateTimeOffset) =>
        new DateTime(self.clock.ticks - (self.clock.ticks % ticksPerDay)),
      'TimeSpan Offset { get; }': (self: DateTimeOffset) =>
        new TimeSpan(BigInt(self.offsetMinutes) * ticksPerMinute),
      'int TotalOffsetMinutes { get; }': (self: DateTimeOffset) => self.offsetMinutes,
      'long Ticks { get; }': (self: DateTimeOffset) => self.clock.ticks,
      'long UtcTicks { get; }': (self: DateTimeOffset) => self.utcTicks,
      'int Year { get; }': (self: DateTimeOffset) => self.clock.date.year,
      'int Month { get; }': (self: DateTimeOffset) => self.clock.date.month,
      'int Day { get; }': (self: DateTimeOffset) => self.clock.date.day,
      'int DayOfYear { get; }': (self: DateTimeOffset) => self.clock.date.dayOfYear,
      'DayOfWeek DayOfWeek { get; }': (self: DateTimeOffset) => self.clock.dayOfWeek,
      'int Hour { get; }': (self: DateTimeOffset) => self.clock.time.hour,
      'int Minute { get; }': (self: DateTimeOffset) => self.clock.time.minute,
      'int Second { get; }': (self: DateTimeOffset) => self.clock.time.second,
      'int Millisecond { get; }': (self: DateTimeOffset) => Math.floor(self.clock.time.fraction / 10_000),
      'int Microsecond { get; }': (self: DateTimeOffset) => Math.floor(self.clock.time.fraction / 10) % 1000,
      'int Nanosecond { get; }': (self: DateTimeOffset) => (self.clock.time.fraction % 10) * 100,
      'TimeSpan TimeOfDay { get; }': (self: DateTimeOffset) => new TimeSpan(self.clock.ticks % ticksPerDay),
      'DateTimeOffset Add(TimeSpan timeSpan)': (self: DateTimeOffset, value: TimeSpan) =>
        self.withClock(self.clock.addTicks(value.ticks)),
      'DateTimeOffset AddDays(double days)': (self: DateTimeOffset, value: number) =>
        self.withClock(self.clock.add(value, ticksPerDay)),
      'DateTimeOffset AddHours(double hours)': (self: DateTimeOffset, value: number) =>
        self.withClock(self.clock.add(value, ticksPerHour)),
      'DateTimeOffset AddMinutes(double minutes)': (self: DateTimeOffset, value: number) =>
        self.withClock(self.clock.add(value, ticksPerMinute)),
      'DateTimeOffset AddSeconds(double seconds)': (self: DateTimeOffset, value: number) =>
        self.withClock(self.clock.add(value, ticksPerSecond)),
      'DateTimeOffset AddMilliseconds(double milliseconds)': (self: DateTimeOffset, value: number) =>
        self.withClock(self.clock.add(value, ticksPerMillisecond)),
      'DateTimeOffset AddMicroseconds(double microseconds)': (self: DateTimeOffset, value: number) =>
        self.withClock(self.clock.add(value, 10n)),
      'DateTimeOffset AddMonths(int months)': (self: DateTimeOffset, months: number) =>
        self.withClock(self.clock.addMonths(months)),
      'DateTimeOffset AddTicks(long ticks)': (self: DateTimeOffset, ticks: bigint) =>
        self.withClock(self.clock.addTicks(ticks)),
      'DateTimeOffset AddYears(int years)': (self: DateTimeOffset, years: number) =>
        self.withClock(self.clock.addYears(years)),
      'TimeSpan Subtract(DateTimeOffset value)': (a: DateTimeOffset, b: DateTimeOffset) =>
        new TimeSpan(a.utcTicks - b.utcTicks),
      'DateTimeOffset Subtract(TimeSpan value)': (self: DateTimeOffset, value: TimeSpan) =>
        self.withClock(self.clock.addTicks(-value.ticks)),
      'DateTimeOffset ToOffset(TimeSpan offset)': (self: DateTimeOffset, offset: TimeSpan) =>
        DateTimeOffset.of(new DateTime(self.utcTicks).addTicks(offset.ticks, 't'), offset),
      'DateTimeOffset ToLocalTime()': (self: DateTimeOffset) => self.toLocal(),
      'DateTimeOffset ToUniversalTime()': (self: DateTimeOffset) => self.toOffset(0),
      'static DateTimeOffset FromFileTime(long fileTime)': (fileTime: bigint) =>
        DateTimeOffset.ofUtc(fromFileTime(fileTime).ticks).toLocalOrThrow(),
      'long ToFileTime()': (self: DateTimeOffset) => toFileTime(new DateTime(self.utcTicks, Utc)),
      'void Deconstruct(out DateOnly date, out TimeOnly time, out TimeSpan offset)': (
        self: DateTimeOffset,
        date: Ref<DateOnly>,
        time: Ref<TimeOnly>,
        offset: Ref<TimeSpan>,
      ) => {
        date.v = new DateOnly(self.clock.dayNumber);
        time.v = new TimeOnly(self.clock.ticks % ticksPerDay);
        offset.v = new TimeSpan(BigInt(self.offsetMinutes) * ticksPerMinute);
      },
      'static DateTimeOffset FromUnixTimeSeconds(long seconds)': (seconds: bigint) =>
        fromUnix(seconds, ticksPerSecond, -62135596800n, 253402300799n, 'seconds'),
      'static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds)': (milliseconds: bigint) =>
        fromUnix(milliseconds, ticksPerMillisecond, -62135596800000n, 253402300799999n, 'milliseconds'),
      'long ToUnixTimeSeconds()': (self: DateTimeOffset) =>
        floorDivide(self.utcTicks - unixEpochTicks, ticksPerSecond),
      'long ToUnixTimeMilliseconds()': (self: DateTimeOffset) => self.unixMilliseconds,
      'static int Compare(DateTimeOffset first, DateTimeOffset second)': (
        a: DateTimeOffset,
        b: DateTimeOffset,
      ) => compareTicks(a.utcTicks, b.utcTicks),
      'int CompareTo(DateTimeOffset other)': (a: DateTimeOffset, b: DateTimeOffset) =>
        compareTicks(a.utcTicks, b.utcTicks),
      'bool Equals(object? obj)': (self: DateTimeOffset, value: unknown) => self.$equals(value),
      'bool Equals(DateTimeOffset other)': (a: DateTimeOffset, b: DateTimeOffset) =>
        a.utcTicks === b.utcTicks,
      'bool EqualsExact(DateTimeOffset other)': (a: DateTimeOffset, b: DateTimeOffset) =>
        a.utcTicks === b.utcTicks && a.offsetMinutes === b.offsetMinutes,
      'static bool Equals(DateTimeOffset first, DateTimeOffset second)': (
        a: DateTimeOffset,
        b: DateTimeOffset,
      ) => a.utcTicks === b.utcTicks,
      'int GetHashCode()': (self: DateTimeOffset) => self.$hash(),
      ...dateParsers(
        { type: 'DateTimeOffset', parse, tryParse },
        { text: 'input', provider: 'formatProvider', exactStyles: 'styles' },
      ),
      ...formatMembers('formatProvider'),
      'static implicit operator DateTimeOffset(DateTime dateTime)': DateTimeOffset.ofDateTime,
      'static DateTimeOffset operator +(DateTimeOffset dateTimeOffset, TimeSpan timeSpan)': (
        self: DateTimeOffset,
        value: TimeSpan,
      ) => self.withClock(self.clock.addTicks(value.ticks, 't')),
      'static DateTimeOffset operator -(DateTimeOffset dateTimeOffset, TimeSpan timeSpan)': (
        self: DateTimeOffset,
        value: TimeSpan,
      ) => self.withClock(self.clock.addTicks(-value.ticks, 't')),
      'static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right)': (
        a: DateTimeOffset,
        b: DateTimeOffset,
      ) => new TimeSpan(a.utcTicks - b.utcTicks),
      ...orderOperators('DateTimeOffset', (self: DateTimeOffset) => self.utcTicks),
    }),
  { runtime: DateTimeOffset, defaultValue: DateTimeOffset.minValue },
);
