// System.Globalization.Calendar: how a culture counts years, months and days.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { doubleText } from '@mockwright/language/runtime/number-text';
import { datePartsOf, dayOfWeekOf, ticksPerDay, ticksPerMillisecond } from '../../System/time/calendar.ts';

/** A day as a calendar names it. */
export interface CalendarDay {
  readonly era: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly dayOfYear: number;
}

const lastDay = 3652058;

/** `System.Globalization.Calendar`. */
export abstract class Calendar {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** Values of `CalendarAlgorithmType`: 1 solar, 2 lunar. */
  abstract readonly algorithm: number;
  /** The first and the last day that it knows, counted from 0001-01-01. */
  readonly firstDay: number = 0;
  readonly lastDay: number = lastDay;
  /** Numbers of the eras, the latest first. */
  readonly eras: readonly number[] = [1];
  /** Whether years are written with two digits where formats ask for more. */
  readonly hasShortYears: boolean = false;
  isReadOnly = false;
  /** Whether it tells the ticks of a time that it does not know. */
  readonly tellsTicks: boolean = false;
  #twoDigitYearMax: number;

  constructor(twoDigitYearMax: number) {
    this.#twoDigitYearMax = twoDigitYearMax;
  }
  $held(): Held {
    const before = this.#twoDigitYearMax;
    return { parts: [], putBack: () => void (this.#twoDigitYearMax = before) };
  }
  /** The same, which nobody can set from now on. */
  asReadOnly(): this {
    this.isReadOnly = true;
    return this;
  }
  abstract parts(dayNumber: number): CalendarDay;
  /** The day of a date of the calendar, not checked. */
  protected abstract dayOf(year: number, month: number, day: number, era: number): number;
  abstract isLeapYear(year: number, era: number): boolean;
  abstract daysInMonth(year: number, month: number, era: number): number;
  monthsInYear(_year: number): number {
    return 12;
  }
  /** The number of the month that a leap year has more; 0 where there is none. */
  leapMonth(_year: number): number {
    return 0;
  }
  /** A day that only leap years have: the last one of the year, or the 29th of February. */
  isLeapDay(year: number, month: number, day: number, era: number): boolean {
    const last = this.daysInMonth(year, month, era);
    if (day < 1 || day > last) throw this.wrongDay(month, last, day);
    return month === this.longMonth && day === last && this.isLeapYear(year, era);
  }
  /** The month that is longer in leap years. */
  protected readonly longMonth: number = 12;
  daysInYear(year: number, era: number): number {
    let days = 0;
    for (let month = 1; month <= this.monthsInYear(year); month++) days += this.daysInMonth(year, month, era);
    return days;
  }

  get twoDigitYearMax(): number {
    return this.#twoDigitYearMax;
  }
  /** @throws {InvalidOperationException} for one that nobody can set */
  protected checkWritable(): void {
    if (this.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
  }
  /** @throws {InvalidOperationException | ArgumentOutOfRangeException} */
  set twoDigitYearMax(value: number) {
    this.checkWritable();
    const [least, greatest] = this.twoDigitYearLimits;
    if (value < least || value > greatest)
      throw withValue('value', `Valid values are between ${least} and ${greatest}, inclusive.`, value);
    this.#twoDigitYearMax = value;
  }
  /** What `TwoDigitYearMax` may be. */
  protected get twoDigitYearLimits(): readonly [least: number, greatest: number] {
    return [99, 9999];
  }
  /** @throws {ArgumentOutOfRangeException} for an era that it does not have */
  checkEra(era: number): void {
    if (era !== 0 && !this.eras.includes(era)) throw withValue('era', 'Era value was not valid.', era);
  }
  /** @throws {ArgumentOutOfRangeException} for a year that it does not know */
  abstract checkYear(year: number, era: number): void;
  /** @throws {ArgumentOutOfRangeException} for a month that the year does not have */
  checkMonth(_year: number, month: number): void {
    if (month < 1 || month > 12) throw wrongMonth(month);
  }
  fourDigitYear(year: number): number {
    if (year < 0) throw new ArgumentOutOfRangeException('year', 'Non-negative number required.');
    if (year >= 100) return year;
    const most = this.#twoDigitYearMax;
    return (Math.floor(most / 100) - (year > most % 100 ? 1 : 0)) * 100 + year;
  }
  /** @throws {ArgumentOutOfRangeException} for a day before or after those that it knows */
  partsOf(dayNumber: number, ticks: bigint = BigInt(dayNumber) * ticksPerDay): CalendarDay {
    if (dayNumber < this.firstDay || dayNumber > this.lastDay)
      throw new ArgumentOutOfRangeException(
        'time',
        `Specified time is not supported in this calendar. It should be ${this.#range()}.`,
        this.tellsTicks ? { value: ticks, text: String(ticks) } : undefined,
      );
    return this.parts(dayNumber);
  }
  #range(): string {
    return `between ${dateText(this.firstDay)} 00:00:00 (Gregorian date) and ${dateText(this.lastDay)} 23:59:59 (Gregorian date), inclusive`;
  }
  /** `ToDateTime` of a day. @throws {ArgumentOutOfRangeException} for a date that there is not */
  toDay(year: number, month: number, day: number, era: number = 0): number {
    this.checkEra(era);
    if (month < 1 || month > this.monthsInYear(year)) throw wrongMonth(month);
    const last = this.daysInMonth(year, month, era);
    if (!(day >= 1 && day <= last)) throw this.wrongDay(month, last, day);
    return this.dayOf(year, month, day, era);
  }
  protected wrongDay(month: number, last: number, day: number): ArgumentOutOfRangeException {
    return withValue('day', `Day must be between 1 and ${last} for month ${month}.`, day);
  }
  /** `AddMonths`: ticks to ticks; the time of day stays. @throws {ArgumentException} for what the calendar does not know */
  addMonths(ticks: bigint, months: number): bigint {
    if (this.limitsMonths && (months < -120000 || months > 120000))
      throw this.refused('months', 'Valid values are between -120000 and 120000, inclusive.', months);
    return this.#checked(this.moved(ticks, months));
  }
  /** Whether `AddMonths` asks how many they are. */
  protected readonly limitsMonths: boolean = true;
  /**
   * `AddHours` and its kin: whole milliseconds, ticks to ticks.
   * @param scale milliseconds of the unit
   * @throws {ArgumentOutOfRangeException} for more than there are, {ArgumentException} for a result beyond the calendar
   */
  addUnits(ticks: bigint, value: number, scale: number): bigint {
    const rounded = value * scale + (value >= 0 ? 0.5 : -0.5);
    if (!(Math.abs(rounded) < (lastDay + 1) * 86_400_000))
      throw new ArgumentOutOfRangeException('value', 'Value to add was out of range.', {
        value,
        text: doubleText(value),
      });
    return this.#checked(ticks + BigInt(Math.trunc(rounded)) * ticksPerMillisecond);
  }
  #checked(result: bigint): bigint {
    if (result < BigInt(this.firstDay) * ticksPerDay || result >= BigInt(this.lastDay + 1) * ticksPerDay)
      throw new ArgumentException(
        `The result is out of the supported range for this calendar. The result should be ${this.#range()}.`,
      );
    return result;
  }
  /** Whether what it throws for a number tells it. */
  protected readonly tellsValues: boolean = true;
  protected refused(parameter: string, message: string, value: number): ArgumentOutOfRangeException {
    return this.tellsValues
      ? withValue(parameter, message, value)
      : new ArgumentOutOfRangeException(parameter, message);
  }
  /** `AddYears`. @throws {ArgumentException} */
  addYears(ticks: bigint, years: number): bigint {
    return this.addMonths(ticks, years * 12);
  }
  protected moved(ticks: bigint, months: number): bigint {
    const { year, month, day, era } = this.partsOf(Number(ticks / ticksPerDay), ticks);
    const [newYear, newMonth] = monthAfter(year, month, months);
    const newDay = Math.min(day, this.daysInMonth(newYear, newMonth, era));
    return BigInt(this.dayOf(newYear, newMonth, newDay, era)) * ticksPerDay + (ticks % ticksPerDay);
  }
  /** `GetWeekOfYear`: rules 0 FirstDay, 1 FirstFullWeek, 2 FirstFourDayWeek. */
  weekOfYear(dayNumber: number, rule: number, firstDayOfWeek: number): number {
    if (rule < 0 || rule > 2)
      throw withValue('rule', 'Valid values are between FirstDay and FirstFourDayWeek, inclusive.', rule);
    if (firstDayOfWeek < 0 || firstDayOfWeek > 6)
      throw withValue(
        'firstDayOfWeek',
        'Valid values are between Sunday and Saturday, inclusive.',
        firstDayOfWeek,
      );
    const { dayOfYear } = this.partsOf(dayNumber);
    const dayOfFirst = dayOfWeekOf(dayNumber - dayOfYear + 1 + 7);
    const offset = (dayOfFirst - firstDayOfWeek + 7) % 7;
    if (rule === 0) return Math.floor((dayOfYear - 1 + offset) / 7) + 1;
    const fullDays = rule === 1 ? 7 : 4;
    const startOfWeekOne = 7 - offset >= fullDays ? -offset : 7 - offset;
    const days = dayOfYear - 1 - startOfWeekOne;
    if (days >= 0) return Math.floor(days / 7) + 1;
    return this.weekOfYear(dayNumber - dayOfYear, rule, firstDayOfWeek);
  }
}

function dateText(dayNumber: number): string {
  const { year, month, day } = datePartsOf(dayNumber);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(month)}/${two(day)}/${String(year).padStart(4, '0')}`;
}
/** What is thrown for a number out of range, which it tells. */
export function withValue(parameter: string, message: string, value: number): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(parameter, message, { value, text: String(value) });
}
/** The year and month so many months later, in years of twelve. */
export function monthAfter(
  year: number,
  month: number,
  months: number,
): readonly [year: number, month: number] {
  const index = year * 12 + month - 1 + months;
  return [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
}
/** What is thrown for a month that there is not. */
export function wrongMonth(month: number): ArgumentOutOfRangeException {
  return withValue('month', 'Month must be between one and twelve.', month);
}
