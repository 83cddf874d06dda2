// System.TimeSpan.
import { declareType } from '@mockwright/language/metadata/declaration';
import { tryFormat, withSpanParsers } from './span-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import {
  ticksPerDay,
  ticksPerHour,
  ticksPerMillisecond,
  ticksPerMinute,
  ticksPerSecond,
} from './time/calendar.ts';
import { formatTimeSpan } from './time/time-span-format.ts';
import { parseTimeSpan, timeSpanException } from './time/time-span-parse.ts';
import {
  parseTimeSpanByAny,
  parseTimeSpanExactOrThrow,
  tryParseTimeSpanExact,
} from './time/time-span-parse-exact.ts';

const minimum = -(1n << 63n);
const maximum = (1n << 63n) - 1n;
/** Beyond every number of ticks, as a `double`. */
const tickRange = 2 ** 63;
/** The most that `TotalMilliseconds` says. */
const wholeMilliseconds = 922_337_203_685_477;
const tooLong = 'TimeSpan overflowed because the duration is too long.';

/** A length of time in ticks of 100 ns. */
export class TimeSpan {
  declare readonly $type: NamedType;
  readonly ticks: bigint;

  /** @throws {OverflowException} beyond 64 bits */
  constructor(ticks: bigint) {
    if (ticks < minimum || ticks > maximum) throw new OverflowException(tooLong);
    this.ticks = ticks;
  }
  static readonly zero: TimeSpan = new TimeSpan(0n);
  static readonly minValue: TimeSpan = new TimeSpan(minimum);
  static readonly maxValue: TimeSpan = new TimeSpan(maximum);

  static of(
    this: void,
    days: number,
    hours: number,
    minutes: number,
    seconds: number,
    milliseconds: number = 0,
    microseconds: number = 0,
  ): TimeSpan {
    const ticks =
      BigInt(days) * ticksPerDay +
      BigInt(hours) * ticksPerHour +
      BigInt(minutes) * ticksPerMinute +
      BigInt(seconds) * ticksPerSecond +
      BigInt(milliseconds) * ticksPerMillisecond +
      BigInt(microseconds) * 10n;
    return TimeSpan.ofSum(ticks);
  }
  /** The ticks of days, hours and so on together. @throws {ArgumentOutOfRangeException} beyond 64 bits */
  static ofSum(ticks: bigint): TimeSpan {
    if (ticks < minimum || ticks > maximum) throw new ArgumentOutOfRangeException(null, tooLong);
    return new TimeSpan(ticks);
  }
  /** `FromDays(double)` and its kin: truncated to ticks. */
  static from(value: number, unit: bigint): TimeSpan {
    checkNumber(value);
    return TimeSpan.ofTicks(value * Number(unit));
  }
  /** Ticks that a calculation with `double` gave: truncated. @throws {OverflowException} */
  static ofTicks(ticks: number): TimeSpan {
    if (Math.abs(ticks) > tickRange) throw new OverflowException(tooLong);
    return ticks === tickRange ? TimeSpan.maxValue : new TimeSpan(BigInt(Math.trunc(ticks)));
  }

  get days(): number {
    return Number(this.ticks / ticksPerDay);
  }
  get hours(): number {
    return Number((this.ticks / ticksPerHour) % 24n);
  }
  get minutes(): number {
    return Number((this.ticks / ticksPerMinute) % 60n);
  }
  get seconds(): number {
    return Number((this.ticks / ticksPerSecond) % 60n);
  }
  get milliseconds(): number {
    return Number((this.ticks / ticksPerMillisecond) % 1000n);
  }
  total(unit: bigint): number {
    return Number(this.ticks) / Number(unit);
  }
  negate(): TimeSpan {
    if (this.ticks === minimum)
      throw new OverflowException('Negating the minimum value of a twos complement number is invalid.');
    return new TimeSpan(-this.ticks);
  }
  duration(): TimeSpan {
    if (this.ticks === minimum)
      throw new OverflowException(
        'The duration cannot be returned for TimeSpan.MinValue because the absolute value of TimeSpan.MinValue exceeds the value of TimeSpan.MaxValue.',
      );
    return this.ticks < 0n ? new TimeSpan(-this.ticks) : this;
  }
  $toString(): string {
    return formatTimeSpan(this.ticks, null, null);
  }
  $format(format: string | null, provider: unknown): string {
    return formatTimeSpan(this.ticks, format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof TimeSpan && other.ticks === this.ticks;
  }
  $hash(): number {
    return Number(BigInt.asIntN(32, this.ticks ^ (this.ticks >> 32n)));
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof TimeSpan)) throw new ArgumentException('Object must be of type TimeSpan.');
    return compareTicks(this.ticks, other.ticks);
  }
}

/** -1, 0 or 1. */
export function compareTicks(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function notNull(text: string | null): string {
  if (text === null) throw new ArgumentNullException('input');
  return text;
}
function tryParse(text: string | null, provider: unknown, result: Ref<TimeSpan>): boolean {
  const parsed = text === null ? 'format' : parseTimeSpan(text, provider);
  result.v = typeof parsed === 'bigint' ? new TimeSpan(parsed) : TimeSpan.zero;
  return typeof parsed === 'bigint';
}
function tryParseExact(
  text: string | null,
  formats: readonly (string | null)[] | null,
  provider: unknown,
  styles: number,
  result: Ref<TimeSpan>,
): boolean {
  const parsed = text === null ? undefined : tryParseTimeSpanExact(text, formats ?? [], provider, styles);
  result.v = parsed === undefined ? TimeSpan.zero : new TimeSpan(parsed);
  return parsed !== undefined;
}
function parse(text: string | null, provider: unknown): TimeSpan {
  const parsed = parseTimeSpan(notNull(text), provider);
  if (typeof parsed !== 'bigint') throw timeSpanException(text!, parsed);
  return new TimeSpan(parsed);
}
function parseExact(
  text: string | null,
  format: string | null,
  provider: unknown,
  styles: number = 0,
): TimeSpan {
  return new TimeSpan(parseTimeSpanExactOrThrow(notNull(text), format, provider, styles));
}
function parseByAny(
  text: string | null,
  formats: readonly (string | null)[] | null,
  provider: unknown,
  styles: number = 0,
): TimeSpan {
  return new TimeSpan(parseTimeSpanByAny(notNull(text), formats, provider, styles));
}

/** `System.TimeSpan`. */
export const timeSpanType: TypeDeclaration = declareType(
  'public readonly struct System.TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, ISpanFormattable, ISpanParsable<TimeSpan>, IUtf8SpanFormattable',
  () =>
    withSpanParsers({
      'const long TicksPerDay': ticksPerDay,
      'const long TicksPerHour': ticksPerHour,
      'const long TicksPerMillisecond': ticksPerMillisecond,
      'const long TicksPerMicrosecond': 10n,
      'const long TicksPerMinute': ticksPerMinute,
      'const long TicksPerSecond': ticksPerSecond,
      'const long NanosecondsPerTick': 100n,
      'const int HoursPerDay': 24,
      'const long MicrosecondsPerMillisecond': 1_000n,
      'const long MicrosecondsPerSecond': 1_000_000n,
      'const long MicrosecondsPerMinute': 60_000_000n,
      'const long MicrosecondsPerHour': 3_600_000_000n,
      'const long MicrosecondsPerDay': 86_400_000_000n,
      'const long MillisecondsPerSecond': 1_000n,
      'const long MillisecondsPerMinute': 60_000n,
      'const long MillisecondsPerHour': 3_600_000n,
      'const long MillisecondsPerDay': 86_400_000n,
      'const long SecondsPerMinute': 60n,
      'const long SecondsPerHour': 3_600n,
      'const long SecondsPerDay': 86_400n,
      'const long MinutesPerHour': 60n,
      'const long MinutesPerDay': 1_440n,
      'static readonly TimeSpan Zero': TimeSpan.zero,
      'static readonly TimeSpan MaxValue': TimeSpan.maxValue,
      'static readonly TimeSpan MinValue': TimeSpan.minValue,
      'TimeSpan(long ticks)': (ticks: bigint) => new TimeSpan(ticks),
      'TimeSpan(int hours, int minutes, int seconds)': (hours: number, minutes: number, seconds: number) =>
        TimeSpan.of(0, hours, minutes, seconds),
      'TimeSpan(int days, int hours, int minutes, int seconds)': TimeSpan.of,
      'TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds)': (
        d: number,
        h: number,
        m: number,
        s: number,
        ms: number,
      ) => TimeSpan.of(d, h, m, s, ms),
      'TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds, int microseconds)': (
        d: number,
        h: number,
        m: number,
        s: number,
        ms: number,
        us: number,
      ) => TimeSpan.of(d, h, m, s, ms, us),
      'long Ticks { get; }': (self: TimeSpan) => self.ticks,
      'int Days { get; }': (self: TimeSpan) => self.days,
      'int Hours { get; }': (self: TimeSpan) => self.hours,
      'int Minutes { get; }': (self: TimeSpan) => self.minutes,
      'int Seconds { get; }': (self: TimeSpan) => self.seconds,
      'int Milliseconds { get; }': (self: TimeSpan) => self.milliseconds,
      'int Microseconds { get; }': (self: TimeSpan) => Number((self.ticks / 10n) % 1000n),
      'int Nanoseconds { get; }': (self: TimeSpan) => Number(self.ticks % 10n) * 100,
      'double TotalDays { get; }': (self: TimeSpan) => self.total(ticksPerDay),
      'double TotalHours { get; }': (self: TimeSpan) => self.total(ticksPerHour),
      'double TotalMinutes { get; }': (self: TimeSpan) => self.total(ticksPerMinute),
      'double TotalSeconds { get; }': (self: TimeSpan) => self.total(ticksPerSecond),
      'double TotalMilliseconds { get; }': (self: TimeSpan) =>
        Math.max(-wholeMilliseconds, Math.min(wholeMilliseconds, self.total(ticksPerMillisecond))),
      'double TotalMicroseconds { get; }': (self: TimeSpan) => self.total(10n),
      'double TotalNanoseconds { get; }': (self: TimeSpan) => Number(self.ticks) * 100,
      'TimeSpan Add(TimeSpan ts)': (a: TimeSpan, b: TimeSpan) => new TimeSpan(a.ticks + b.ticks),
      'TimeSpan Subtract(TimeSpan ts)': (a: TimeSpan, b: TimeSpan) => new TimeSpan(a.ticks - b.ticks),
      'TimeSpan Multiply(double factor)': (self: TimeSpan, factor: number) => multiply(self, factor),
      'TimeSpan Divide(double divisor)': (self: TimeSpan, divisor: number) => divide(self, divisor),
      'double Divide(TimeSpan ts)': (a: TimeSpan, b: TimeSpan) => Number(a.ticks) / Number(b.ticks),
      'TimeSpan Negate()': (self: TimeSpan) => self.negate(),
      'TimeSpan Duration()': (self: TimeSpan) => self.duration(),
      'static int Compare(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) =>
        compareTicks(a.ticks, b.ticks),
      'int CompareTo(object? value)': (self: TimeSpan, value: unknown) => self.$compareTo(value),
      'int CompareTo(TimeSpan value)': (a: TimeSpan, b: TimeSpan) => compareTicks(a.ticks, b.ticks),
      'bool Equals(object? value)': (self: TimeSpan, value: unknown) => self.$equals(value),
      'bool Equals(TimeSpan obj)': (a: TimeSpan, b: TimeSpan) => a.ticks === b.ticks,
      'static bool Equals(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks === b.ticks,
      'int GetHashCode()': (self: TimeSpan) => self.$hash(),
      'static TimeSpan FromDays(double value)': (value: number) => TimeSpan.from(value, ticksPerDay),
      'static TimeSpan FromDays(int days)': (days: number) => TimeSpan.of(days, 0, 0, 0),
      'static TimeSpan FromDays(int days, int hours = 0, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0)':
        (d: number, h: number, m: bigint, s: bigint, ms: bigint, us: bigint) =>
          TimeSpan.ofSum(
            BigInt(d) * ticksPerDay +
              BigInt(h) * ticksPerHour +
              m * ticksPerMinute +
              s * ticksPerSecond +
              ms * ticksPerMillisecond +
              us * 10n,
          ),
      'static TimeSpan FromHours(int hours)': (hours: number) => TimeSpan.of(0, hours, 0, 0),
      'static TimeSpan FromHours(int hours, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0)':
        (h: number, m: bigint, s: bigint, ms: bigint, us: bigint) =>
          TimeSpan.ofSum(
            BigInt(h) * ticksPerHour +
              m * ticksPerMinute +
              s * ticksPerSecond +
              ms * ticksPerMillisecond +
              us * 10n,
          ),
      'static TimeSpan FromHours(double value)': (value: number) => TimeSpan.from(value, ticksPerHour),
      'static TimeSpan FromMinutes(long minutes)': (minutes: bigint) =>
        TimeSpan.ofSum(minutes * ticksPerMinute),
      'static TimeSpan FromMinutes(long minutes, long seconds = 0, long milliseconds = 0, long microseconds = 0)':
        (m: bigint, s: bigint, ms: bigint, us: bigint) =>
          TimeSpan.ofSum(m * ticksPerMinute + s * ticksPerSecond + ms * ticksPerMillisecond + us * 10n),
      'static TimeSpan FromMinutes(double value)': (value: number) => TimeSpan.from(value, ticksPerMinute),
      'static TimeSpan FromSeconds(long seconds)': (seconds: bigint) =>
        TimeSpan.ofSum(seconds * ticksPerSecond),
      'static TimeSpan FromSeconds(long seconds, long milliseconds = 0, long microseconds = 0)': (
        s: bigint,
        ms: bigint,
        us: bigint,
      ) => TimeSpan.ofSum(s * ticksPerSecond + ms * ticksPerMillisecond + us * 10n),
      'static TimeSpan FromSeconds(double value)': (value: number) => TimeSpan.from(value, ticksPerSecond),
      'static TimeSpan FromMilliseconds(long milliseconds)': (milliseconds: bigint) =>
        TimeSpan.ofSum(milliseconds * ticksPerMillisecond),
      'static TimeSpan FromMilliseconds(long milliseconds, long microseconds)': (ms: bigint, us: bigint) =>
        TimeSpan.ofSum(ms * ticksPerMillisecond + us * 10n),
      'static TimeSpan FromMilliseconds(double value)': (value: number) =>
        TimeSpan.from(value, ticksPerMillisecond),
      'static TimeSpan FromMicroseconds(long microseconds)': (us: bigint) => TimeSpan.ofSum(us * 10n),
      'static TimeSpan FromMicroseconds(double value)': (value: number) => TimeSpan.from(value, 10n),
      'static TimeSpan FromTicks(long value)': (ticks: bigint) => new TimeSpan(ticks),
      'static TimeSpan Parse(string s)': (text: string | null) => parse(text, null),
      'static TimeSpan Parse(string input, IFormatProvider? formatProvider)': parse,
      'static TimeSpan ParseExact(string input, string format, IFormatProvider? formatProvider)': parseExact,
      'static TimeSpan ParseExact(string input, string[] formats, IFormatProvider? formatProvider)':
        parseByAny,
      'static TimeSpan ParseExact(string input, string format, IFormatProvider? formatProvider, TimeSpanStyles styles)':
        parseExact,
      'static TimeSpan ParseExact(string input, string[] formats, IFormatProvider? formatProvider, TimeSpanStyles styles)':
        parseByAny,
      'static bool TryParse(string? s, out TimeSpan result)': (text: string | null, result: Ref<TimeSpan>) =>
        tryParse(text, null, result),
      'static bool TryParse(string? input, IFormatProvider? formatProvider, out TimeSpan result)': tryParse,
      'static bool TryParseExact(string? input, string? format, IFormatProvider? formatProvider, out TimeSpan result)':
        (text: string | null, format: string | null, provider: unknown, result: Ref<TimeSpan>) =>
          tryParseExact(text, [format], provider, 0, result),
      'static bool TryParseExact(string? input, string[]? formats, IFormatProvider? formatProvider, out TimeSpan result)':
        (text: string | null, formats: string[] | null, provider: unknown, result: Ref<TimeSpan>) =>
          tryParseExact(text, formats, provider, 0, result),
      'static bool TryParseExact(string? input, string? format, IFormatProvider? formatProvider, TimeSpanStyles styles, out TimeSpan result)':
        (
          text: string | null,
          format: string | null,
          provider: unknown,
          styles: number,
          result: Ref<TimeSpan>,
        ) => tryParseExact(text, [format], provider, styles, result),
      'static bool TryParseExact(string? input, string[]? formats, IFormatProvider? formatProvider, TimeSpanStyles styles, out TimeSpan result)':
        tryParseExact,
      'string ToString()': (self: TimeSpan) => self.$toString(),
      'string ToString(string? format)': (self: TimeSpan, format: string | null) =>
        self.$format(format, null),
      'string ToString(string? format, IFormatProvider? formatProvider)': (
        self: TimeSpan,
        format: string | null,
        provider: unknown,
      ) => self.$format(format, provider),
      'static TimeSpan operator +(TimeSpan t)': (self: TimeSpan) => self,
      'static TimeSpan operator +(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) =>
        new TimeSpan(a.ticks + b.ticks),
      'static TimeSpan operator -(TimeSpan t)': (self: TimeSpan) => self.negate(),
      'static TimeSpan operator -(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) =>
        new TimeSpan(a.ticks - b.ticks),
      'static TimeSpan operator *(TimeSpan timeSpan, double factor)': (self: TimeSpan, factor: number) =>
        multiply(self, factor),
      'static TimeSpan operator *(double factor, TimeSpan timeSpan)': (factor: number, self: TimeSpan) =>
        multiply(self, factor),
      'static TimeSpan operator /(TimeSpan timeSpan, double divisor)': divide,
      'static double operator /(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) =>
        Number(a.ticks) / Number(b.ticks),
      'static bool operator ==(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks === b.ticks,
      'static bool operator !=(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks !== b.ticks,
      'static bool operator <(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks < b.ticks,
      'static bool operator <=(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks <= b.ticks,
      'static bool operator >(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks > b.ticks,
      'static bool operator >=(TimeSpan t1, TimeSpan t2)': (a: TimeSpan, b: TimeSpan) => a.ticks >= b.ticks,
      ...tryFormat((self: { $format(format: string | null, provider: unknown): string }, format, provider) =>
        self.$format(format, provider),
      ),
    }),
  { runtime: TimeSpan, defaultValue: TimeSpan.zero },
);

/** @throws {ArgumentException} */
function checkNumber(value: number, parameter: string | null = null): void {
  if (Number.isNaN(value))
    throw new ArgumentException('TimeSpan does not accept floating point Not-a-Number values.', parameter);
}
function rounded(ticks: number): TimeSpan {
  if (Number.isNaN(ticks)) throw new OverflowException(tooLong);
  const whole = Math.round(ticks);
  const even = Math.abs(ticks % 1) === 0.5 && whole % 2 !== 0 ? whole - 1 : whole;
  return TimeSpan.ofTicks(even);
}
function multiply(span: TimeSpan, factor: number): TimeSpan {
  checkNumber(factor, 'factor');
  return rounded(Number(span.ticks) * factor);
}
function divide(span: TimeSpan, divisor: number): TimeSpan {
  checkNumber(divisor, 'divisor');
  return rounded(Number(span.ticks) / divisor);
}
