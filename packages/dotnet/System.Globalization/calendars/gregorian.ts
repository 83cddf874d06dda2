// The calendars with the months of the Gregorian one: they differ in how they count years.
import { alsoPut } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { isOfType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import {
  datePartsOf,
  dayNumberOf,
  daysInMonth,
  isLeapYear,
  isValidDate,
  noSuchDay,
  ticksPerDay,
} from '../../System/time/calendar.ts';
import { Calendar, monthAfter, withValue, wrongMonth } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';

/** An era: its number, its first day, and the Gregorian year before its first. */
interface Era {
  readonly number: number;
  readonly firstDay: number;
  readonly before: number;
}

abstract class GregorianMonths extends Calendar {
  protected override readonly longMonth = 2;
  override readonly algorithm = 1;
  protected override readonly tellsValues: boolean = false;
  /** The latest era first. */
  readonly #eras: readonly Era[];
  constructor(twoDigitYearMax: number, eras: readonly Era[]) {
    super(twoDigitYearMax);
    this.#eras = eras;
  }
  #era(number: number): Era {
    const era = number === 0 ? this.#eras[0] : this.#eras.find((candidate) => candidate.number === number);
    if (!era) throw this.refused('era', 'Era value was not valid.', number);
    return era;
  }
  /** The Gregorian year. @throws {ArgumentOutOfRangeException} */
  protected gregorianYear(year: number, era: number): number {
    const { before } = this.#era(era);
    const least = 1 - Math.min(0, before);
    const most = 9999 - before;
    if (year < least || year > most)
      throw new ArgumentOutOfRangeException(
        'year',
        `Valid values are between ${least} and ${most}, inclusive.`,
      );
    return year + before;
  }
  override parts(dayNumber: number): CalendarDay {
    const { year, month, day, dayOfYear } = datePartsOf(dayNumber);
    const era = this.#eras.find(({ firstDay }) => dayNumber >= firstDay) ?? this.#eras.at(-1)!;
    return { era: era.number, year: year - era.before, month, day, dayOfYear };
  }
  protected override dayOf(year: number, month: number, day: number, era: number): number {
    return dayNumberOf(this.gregorianYear(year, era), month, day);
  }
  override toDay(year: number, month: number, day: number, era: number = 0): number {
    return dayOf(this.gregorianYear(year, era), month, day);
  }
  protected override moved(ticks: bigint, months: number): bigint {
    const { year, month, day } = datePartsOf(Number(ticks / ticksPerDay));
    const [newYear, newMonth] = monthAfter(year, month, months);
    const last = newYear < 1 || newYear > 9999 ? 0 : daysInMonth(newYear, newMonth);
    return BigInt(dayOf(newYear, newMonth, Math.min(day, last))) * ticksPerDay + (ticks % ticksPerDay);
  }
  override checkEra(era: number): void {
    this.#era(era);
  }
  override checkYear(year: number, era: number): void {
    this.gregorianYear(year, era);
  }
  override checkMonth(_year: number, month: number): void {
    if (month < 1 || month > 12)
      throw this.refused('month', 'Valid values are between 1 and 12, inclusive.', month);
  }
  protected override get twoDigitYearLimits(): readonly [least: number, greatest: number] {
    return [99, 9999 - this.#eras[0]!.before];
  }
  protected override wrongDay(_month: number, last: number, day: number): ArgumentOutOfRangeException {
    return this.refused('day', `Valid values are between 1 and ${last}, inclusive.`, day);
  }
  override isLeapYear(year: number, era: number): boolean {
    return isLeapYear(this.gregorianYear(year, era));
  }
  override daysInMonth(year: number, month: number, era: number): number {
    const gregorian = this.gregorianYear(year, era);
    if (month < 1 || month > 12) throw wrongMonth(month);
    return daysInMonth(gregorian, month);
  }
}

/** Days from 0001-01-01. @throws {ArgumentOutOfRangeException} for a date that there is not */
function dayOf(year: number, month: number, day: number): number {
  if (isValidDate(year, month, day)) return dayNumberOf(year, month, day);
  throw noSuchDay();
}

/** @throws {ArgumentOutOfRangeException} below or above all of `GregorianCalendarTypes` */
function checkType(type: number, name: string): void {
  if (type < 1 || type > 12)
    throw withValue(name, 'Valid values are between Localized and TransliteratedFrench, inclusive.', type);
}

/** `System.Globalization.GregorianCalendar`. */
export class GregorianCalendar extends GregorianMonths {
  static {
    isOfType(this, 'System.Globalization.GregorianCalendar');
  }
  protected override readonly tellsValues = true;
  #type: number;
  constructor(type: number = 1) {
    super(2049, [{ number: 1, firstDay: 0, before: 0 }]);
    checkType(type, 'type');
    this.#type = type;
  }
  override $held(): Held {
    const type = this.#type;
    return alsoPut(super.$held(), () => void (this.#type = type));
  }
  /** A value of `GregorianCalendarTypes`. */
  get type(): number {
    return this.#type;
  }
  /** @throws {InvalidOperationException | ArgumentOutOfRangeException} */
  set type(value: number) {
    this.checkWritable();
    checkType(value, 'value');
    this.#type = value;
  }
  override toDay(year: number, month: number, day: number, era: number = 0): number {
    this.checkEra(era);
    return dayOf(year, month, day);
  }
  override checkYear(year: number): void {
    if (year < 1 || year > 9999)
      throw withValue('year', 'Valid values are between 1 and 9999, inclusive.', year);
  }
  override isLeapDay(year: number, month: number, day: number, era: number): boolean {
    this.checkMonth(year, month);
    return super.isLeapDay(year, month, day, era);
  }
  protected override gregorianYear(year: number, era: number): number {
    this.checkEra(era);
    if (year < 1 || year > 9999)
      throw new ArgumentOutOfRangeException('year', 'Year must be between 1 and 9999.');
    return year;
  }
  /** That of cultures. */
  static readonly instance: GregorianCalendar = new GregorianCalendar().asReadOnly();
}
/** `System.Globalization.ThaiBuddhistCalendar`. */
export class ThaiBuddhistCalendar extends GregorianMonths {
  static {
    isOfType(this, 'System.Globalization.ThaiBuddhistCalendar');
  }
  constructor() {
    super(2572, [{ number: 1, firstDay: 0, before: -543 }]);
  }
}
/** `System.Globalization.KoreanCalendar`. */
export class KoreanCalendar extends GregorianMonths {
  static {
    isOfType(this, 'System.Globalization.KoreanCalendar');
  }
  constructor() {
    super(4362, [{ number: 1, firstDay: 0, before: -2333 }]);
  }
}
/** `System.Globalization.TaiwanCalendar`. */
export class TaiwanCalendar extends GregorianMonths {
  static {
    isOfType(this, 'System.Globalization.TaiwanCalendar');
  }
  override readonly hasShortYears = true;
  override readonly firstDay: number = dayNumberOf(1912, 1, 1);
  constructor() {
    super(99, [{ number: 1, firstDay: dayNumberOf(1912, 1, 1), before: 1911 }]);
  }
  override fourDigitYear(year: number): number {
    return year;
  }
}
/** What stands for the first year of an era. */
export const firstYearSign = '元';
/** `System.Globalization.JapaneseCalendar`. */
export class JapaneseCalendar extends GregorianMonths {
  static {
    isOfType(this, 'System.Globalization.JapaneseCalendar');
  }
  override readonly hasShortYears = true;
  override readonly firstDay: number = dayNumberOf(1868, 9, 8);
  override readonly eras: readonly number[] = [5, 4, 3, 2, 1];
  constructor() {
    super(99, [
      { number: 5, firstDay: dayNumberOf(2019, 5, 1), before: 2018 },
      { number: 4, firstDay: dayNumberOf(1989, 1, 8), before: 1988 },
      { number: 3, firstDay: dayNumberOf(1926, 12, 25), before: 1925 },
      { number: 2, firstDay: dayNumberOf(1912, 7, 30), before: 1911 },
      { number: 1, firstDay: dayNumberOf(1868, 9, 8), before: 1867 },
    ]);
  }
  override fourDigitYear(year: number): number {
    return year;
  }
}
