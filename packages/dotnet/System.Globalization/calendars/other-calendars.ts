// Calendars with months of their own: Julian, tabular Islamic, Persian.
import { alsoPut } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { isOfType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dayNumberOf } from '../../System/time/calendar.ts';
import { Calendar, withValue } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';

/** A calendar that can tell on which day a year and each of its months begin. */
export abstract class CountedCalendar extends Calendar {
  override readonly tellsTicks = true;
  /** Of day 1 of the year 1. */
  protected abstract get epoch(): number;
  protected abstract readonly yearLength: number;
  /** Whether it tells the year that it does not know. */
  protected readonly tellsYear: boolean = true;
  readonly #lastYear: number;
  constructor(twoDigitYearMax: number, lastYear: number) {
    super(twoDigitYearMax);
    this.#lastYear = lastYear;
  }
  /** Days from the epoch to the first day of the year. */
  protected abstract yearStart(year: number): number;
  /** Days of the year before a month. */
  protected abstract daysBefore(month: number, year: number): number;

  override checkYear(year: number): void {
    if (year < 1 || year > this.#lastYear)
      throw new ArgumentOutOfRangeException(
        'year',
        `Valid values are between 1 and ${this.#lastYear}, inclusive.`,
        this.tellsYear ? { value: year, text: String(year) } : undefined,
      );
  }
  override parts(dayNumber: number): CalendarDay {
    const days = dayNumber - this.epoch;
    let year = Math.floor(days / this.yearLength) + 1;
    while (this.yearStart(year) > days) year--;
    while (this.yearStart(year + 1) <= days) year++;
    const dayOfYear = days - this.yearStart(year) + 1;
    let month = 1;
    while (month < 12 && this.daysBefore(month + 1, year) < dayOfYear) month++;
    return { era: 1, year, month, day: dayOfYear - this.daysBefore(month, year), dayOfYear };
  }
  protected override dayOf(year: number, month: number, day: number): number {
    return this.epoch + this.yearStart(year) + this.daysBefore(month, year) + day - 1;
  }
  protected override get twoDigitYearLimits(): readonly [least: number, greatest: number] {
    return [99, this.#lastYear];
  }
  /** Whether a year has a day more, be it one that it knows or not. */
  protected abstract isLong(year: number): boolean;
  override isLeapYear(year: number): boolean {
    this.checkYear(year);
    return this.isLong(year);
  }
  override daysInMonth(year: number, month: number): number {
    this.checkYear(year);
    this.checkMonth(year, month);
    const end =
      month === 12 ? this.yearStart(year + 1) - this.yearStart(year) : this.daysBefore(month + 1, year);
    return end - this.daysBefore(month, year);
  }
}

const julianDays = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** `System.Globalization.JulianCalendar`. */
export class JulianCalendar extends CountedCalendar {
  static {
    isOfType(this, 'System.Globalization.JulianCalendar');
  }
  protected override readonly longMonth = 2;
  override readonly algorithm = 1;
  protected override get epoch(): number {
    return -2;
  }
  protected override readonly yearLength = 365.25;
  constructor() {
    super(2049, 9999);
  }
  protected override yearStart(year: number): number {
    return (year - 1) * 365 + Math.floor((year - 1) / 4);
  }
  protected override daysBefore(month: number, year: number): number {
    return julianDays[month - 1]! + (month > 2 && this.isLong(year) ? 1 : 0);
  }
  protected override isLong(year: number): boolean {
    return year % 4 === 0;
  }
  protected override wrongDay(_month: number, last: number, day: number): ArgumentOutOfRangeException {
    return withValue('day', `Valid values are between 1 and ${last}, inclusive.`, day);
  }
}

/** `System.Globalization.HijriCalendar`. */
export class HijriCalendar extends CountedCalendar {
  static {
    isOfType(this, 'System.Globalization.HijriCalendar');
  }
  override readonly algorithm = 2;
  override readonly firstDay: number = dayNumberOf(622, 7, 18);
  #adjustment = 0;
  override $held(): Held {
    const adjustment = this.#adjustment;
    return alsoPut(super.$held(), () => void (this.#adjustment = adjustment));
  }
  /** Days by which the months begin earlier, as the moon was seen. */
  get adjustment(): number {
    return this.#adjustment;
  }
  /** @throws {ArgumentOutOfRangeException} for more than two days */
  set adjustment(value: number) {
    if (value < -2 || value > 2) throw withValue('value', 'Argument must be between -2 and 2.', value);
    this.checkWritable();
    this.#adjustment = value;
  }
  protected override get epoch(): number {
    return 227013 - this.#adjustment;
  }
  protected override readonly yearLength = 354.3667;
  protected override readonly tellsYear = false;
  constructor() {
    super(1451, 9666);
  }
  protected override yearStart(year: number): number {
    const before = year - 1;
    const cycles = Math.floor(before / 30);
    let days = cycles * 10631;
    for (let rest = cycles * 30 + 1; rest <= before; rest++) days += this.isLong(rest) ? 355 : 354;
    return days;
  }
  protected override daysBefore(month: number): number {
    return Math.ceil(29.5 * (month - 1));
  }
  protected override isLong(year: number): boolean {
    return (year * 11 + 14) % 30 < 11;
  }
}

/** A calendar that the platform knows, read off it year by year. */
abstract class PlatformCalendar extends CountedCalendar {
  protected abstract readonly platformName: string;
  #formatter: Intl.DateTimeFormat | undefined;
  readonly #years = new Map<number, readonly number[]>();

  #read(days: number): { readonly year: number; readonly month: number } {
    this.#formatter ??= new Intl.DateTimeFormat(`en-u-ca-${this.platformName}-nu-latn`, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const found = { year: 0, month: 0 };
    for (const { type, value } of this.#formatter.formatToParts((days + this.epoch - 719162) * 86_400_000))
      if (type === 'year' || type === 'month') found[type] = parseInt(value, 10);
    return found;
  }
  /** Where the twelve months of a year begin, from the epoch on, and the next year. */
  #starts(year: number): readonly number[] {
    let starts = this.#years.get(year);
    if (!starts) {
      const isBefore = (days: number, month: number): boolean => {
        const at = this.#read(days);
        return at.year < year || (at.year === year && at.month < month);
      };
      starts = Array.from({ length: 13 }, (_, index) => {
        let day = Math.round((year - 1 + index / 12) * this.yearLength) - 6;
        while (isBefore(day, index + 1)) day++;
        while (!isBefore(day - 1, index + 1)) day--;
        return day;
      });
      this.#years.set(year, starts);
    }
    return starts;
  }
  protected override yearStart(year: number): number {
    return this.#starts(year)[0]!;
  }
  protected override daysBefore(month: number, year: number): number {
    const starts = this.#starts(year);
    return starts[month - 1]! - starts[0]!;
  }
}

/** `System.Globalization.PersianCalendar`. */
export class PersianCalendar extends PlatformCalendar {
  static {
    isOfType(this, 'System.Globalization.PersianCalendar');
  }
  override readonly algorithm = 1;
  override readonly firstDay: number = dayNumberOf(622, 3, 22);
  protected override readonly platformName = 'persian';
  protected override get epoch(): number {
    return 226895;
  }
  protected override readonly yearLength = 365.2422;
  constructor() {
    super(1410, 9378);
  }
  protected override isLong(year: number): boolean {
    return this.yearStart(year + 1) - this.yearStart(year) === 366;
  }
}
