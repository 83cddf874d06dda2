// The value of System.DateTime: ticks and kind.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import {
  datePartsOf,
  dayNumberOf,
  daysInMonth,
  dayOfWeekOf,
  isValidDate,
  noSuchDay,
  maxTicks,
  ticksOfTime,
  ticksPerDay,
  timePartsOf,
} from './calendar.ts';
import type { DateParts, TimeParts } from './calendar.ts';
import { formatDate } from './date-format.ts';
import type { DateValue } from './date-format.ts';
import { dateTimeKinds } from '../date-time-kinds.ts';
import { localZone, offsetAt, offsetOfLocal, utcNowTicks } from './local-zone.ts';
import { compareTicks } from '../time-span.ts';

const { Unspecified, Utc, Local } = dateTimeKinds;
const ticksPerMinute = 600_000_000n;
const kindNames = ['unspecified', 'utc', 'local'] as const;

/** A moment as a calendar and a clock show it. Immutable. */
export class DateTime {
  declare readonly $type: NamedType;
  readonly ticks: bigint;
  /** A value of `DateTimeKind`. */
  readonly kind: number;
  #date: DateParts | undefined;

  constructor(ticks: bigint, kind: number = Unspecified) {
    this.ticks = ticks;
    this.kind = kind;
  }
  static readonly minValue: DateTime = new DateTime(0n);
  static readonly maxValue: DateTime = new DateTime(maxTicks);

  /** @throws {ArgumentOutOfRangeException} */
  static ofTicks(this: void, ticks: bigint, kind: number): DateTime {
    if (ticks < 0n || ticks > maxTicks)
      throw new ArgumentOutOfRangeException(
        'ticks',
        'Ticks must be between DateTime.MinValue.Ticks and DateTime.MaxValue.Ticks.',
      );
    return new DateTime(ticks, checkKind(kind));
  }
  /** @throws {ArgumentOutOfRangeException} for a date or time that does not exist */
  static of(
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  ): DateTime {
    return new DateTime(ticksOfDate(year, month, day) + ticksOfClock(hour, minute, second));
  }
  static utcNow(this: void): DateTime {
    return new DateTime(utcNowTicks(), Utc);
  }
  static now(this: void): DateTime {
    return DateTime.utcNow().toLocal();
  }

  get date(): DateParts {
    return (this.#date ??= datePartsOf(this.dayNumber));
  }
  get time(): TimeParts {
    return timePartsOf(this.ticks % ticksPerDay);
  }
  get dayNumber(): number {
    return Number(this.ticks / ticksPerDay);
  }
  get dayOfWeek(): number {
    return dayOfWeekOf(this.dayNumber);
  }
  /** @throws {ArgumentOutOfRangeException} outside of the years 1 to 9999 */
  addTicks(ticks: bigint, parameter: string = 'value'): DateTime {
    const sum = this.ticks + ticks;
    if (sum < 0n || sum > maxTicks)
      throw new ArgumentOutOfRangeException(
        parameter,
        'The added or subtracted value results in an un-representable DateTime.',
      );
    return new DateTime(sum, this.kind);
  }
  /** `AddDays(double)` and its kin. */
  add(value: number, unit: bigint): DateTime {
    if (Number.isNaN(value)) return this;
    if (!(Math.abs(value) <= Number(maxTicks / unit)))
      throw new ArgumentOutOfRangeException('value', 'Value to add was out of range.');
    const whole = Math.trunc(value);
    return this.addTicks(BigInt(whole) * unit + BigInt(Math.trunc((value - whole) * Number(unit))));
  }
  addMonths(months: number): DateTime {
    if (months < -120000 || months > 120000)
      throw new ArgumentOutOfRangeException('months', 'Months value must be between +/-120000.');
    const { year, month, day } = this.date;
    const index = year * 12 + month - 1 + months;
    const newYear = Math.floor(index / 12);
    const newMonth = (index % 12) + 1;
    if (newYear < 1 || newYear > 9999)
      throw new ArgumentOutOfRangeException(
        'months',
        'The added or subtracted value results in an un-representable DateTime.',
      );
    const dayNumber = dayNumberOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
    return new DateTime(BigInt(dayNumber) * ticksPerDay + (this.ticks % ticksPerDay), this.kind);
  }
  addYears(years: number): DateTime {
    if (years < -10000 || years > 10000)
      throw new ArgumentOutOfRangeException('value', 'Years value must be between +/-10000.');
    const { year } = this.date;
    if (year + years < 1 || year + years > 9999)
      throw new ArgumentOutOfRangeException(
        'value',
        'The added or subtracted value results in an un-representable DateTime.',
      );
    return this.addMonths(years * 12);
  }
  withKind(kind: number): DateTime {
    return new DateTime(this.ticks, checkKind(kind));
  }
  /** Minutes east of UTC; an unspecified time counts as local. */
  offsetMinutes(): number {
    return this.kind === Utc ? 0 : offsetOfLocal(localZone(), this.ticks);
  }
  toUtc(): DateTime {
    if (this.kind === Utc) return this;
    return new DateTime(clamp(this.ticks - BigInt(this.offsetMinutes()) * ticksPerMinute), Utc);
  }
  toLocal(): DateTime {
    if (this.kind === Local) return this;
    return new DateTime(
      clamp(this.ticks + BigInt(offsetAt(localZone(), this.ticks)) * ticksPerMinute),
      Local,
    );
  }
  toDateValue(): DateValue {
    return {
      ticks: this.ticks,
      kind: kindNames[this.kind]!,
      offsetMinutes: () => (this.kind === Utc ? 0 : this.offsetMinutes()),
    };
  }
  $toString(): string {
    return this.$format('G', null);
  }
  $format(format: string | null, provider: unknown): string {
    const shown = format === null || format === '' ? 'G' : format;
    return formatDate((shown === 'U' ? this.toUtc() : this).toDateValue(), shown, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof DateTime && other.ticks === this.ticks;
  }
  $hash(): number {
    return Number(BigInt.asIntN(32, this.ticks ^ (this.ticks >> 32n)));
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof DateTime)) throw new ArgumentException('Object must be of type DateTime.');
    return compareTicks(this.ticks, other.ticks);
  }
}

/** The ticks, or those of the first or last time that there is. */
export function clamp(ticks: bigint): bigint {
  return ticks < 0n ? 0n : ticks > maxTicks ? maxTicks : ticks;
}
/** @returns the kind. @throws {ArgumentException} for a number that is none */
export function checkKind(kind: number): number {
  if (kind < 0 || kind > 2) throw new ArgumentException('Invalid DateTimeKind value.', 'kind');
  return kind;
}
/** @throws {ArgumentOutOfRangeException} */
export function ticksOfDate(year: number, month: number, day: number): bigint {
  if (!isValidDate(year, month, day)) throw noSuchDay();
  return BigInt(dayNumberOf(year, month, day)) * ticksPerDay;
}
/** @throws {ArgumentOutOfRangeException} */
export function ticksOfClock(hour: number, minute: number, second: number): bigint {
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59)
    throw new ArgumentOutOfRangeException(
      null,
      'Hour, Minute, and Second parameters describe an un-representable DateTime.',
    );
  return ticksOfTime(hour, minute, second);
}
/** Milliseconds and microseconds of a constructor as ticks. @throws {ArgumentOutOfRangeException} */
export function fractionOf(millisecond: number, microsecond: number = 0): number {
  if (millisecond < 0 || millisecond > 999)
    throw new ArgumentOutOfRangeException('millisecond', 'Valid values are between 0 and 999, inclusive.');
  if (microsecond < 0 || microsecond > 999)
    throw new ArgumentOutOfRangeException('microsecond', 'Valid values are between 0 and 999, inclusive.');
  return millisecond * 10_000 + microsecond * 10;
}
