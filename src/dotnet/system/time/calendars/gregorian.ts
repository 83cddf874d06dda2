// The calendars with the months of the Gregorian one: they differ in how they count years.
import { ArgumentOutOfRangeException } from '../../../../runtime/exceptions.ts';
import { datePartsOf, dayNumberOf, daysInMonth, isLeapYear } from '../calendar.ts';
import { Calendar, wrongMonth } from './calendar.ts';
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
  /** The latest era first. */
  readonly #eras: readonly Era[];
  constructor(twoDigitYearMax: number, eras: readonly Era[]) {
    super(twoDigitYearMax);
    this.#eras = eras;
  }
  #era(number: number): Era {
    const era = number === 0 ? this.#eras[0] : this.#eras.find((candidate) => candidate.number === number);
    if (!era) throw new ArgumentOutOfRangeException('era', 'Era value was not valid.');
    return era;
  }
  /** The Gregorian year. @throws {ArgumentOutOfRangeException} */
  protected gregorianYear(year: number, era: number): number {
    const gregorian = year + this.#era(era).before;
    if (gregorian < 1 || gregorian > 9999)
      throw new ArgumentOutOfRangeException(
        'year',
        `Valid values are between ${1 - Math.min(0, this.#era(era).before)} and ${9999 - this.#era(era).before}, inclusive.`,
      );
    return gregorian;
  }
  override parts(dayNumber: number): CalendarDay {
    const { year, month, day, dayOfYear } = datePartsOf(dayNumber);
    const era = this.#eras.find(({ firstDay }) => dayNumber >= firstDay) ?? this.#eras.at(-1)!;
    return { era: era.number, year: year - era.before, month, day, dayOfYear };
  }
  protected override dayOf(year: number, month: number, day: number, era: number): number {
    return dayNumberOf(this.gregorianYear(year, era), month, day);
  }
  protected override wrongDay(): ArgumentOutOfRangeException {
    return new ArgumentOutOfRangeException(
      null,
      'Year, Month, and Day parameters describe an un-representable DateTime.',
    );
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

/** `System.Globalization.GregorianCalendar`. */
export class GregorianCalendar extends GregorianMonths {
  /** A value of `GregorianCalendarTypes`. */
  type: number;
  constructor(type: number = 1) {
    super(2049, [{ number: 1, firstDay: 0, before: 0 }]);
    this.type = type;
  }
  /** That of cultures. */
  static readonly instance: GregorianCalendar = new GregorianCalendar();
}
/** `System.Globalization.ThaiBuddhistCalendar`. */
export class ThaiBuddhistCalendar extends GregorianMonths {
  constructor() {
    super(2572, [{ number: 1, firstDay: 0, before: -543 }]);
  }
}
/** `System.Globalization.KoreanCalendar`. */
export class KoreanCalendar extends GregorianMonths {
  constructor() {
    super(4362, [{ number: 1, firstDay: 0, before: -2333 }]);
  }
}
/** `System.Globalization.TaiwanCalendar`. */
export class TaiwanCalendar extends GregorianMonths {
  override readonly firstDay: number = dayNumberOf(1912, 1, 1);
  constructor() {
    super(99, [{ number: 1, firstDay: dayNumberOf(1912, 1, 1), before: 1911 }]);
  }
  override fourDigitYear(year: number): number {
    return year;
  }
}
/** `System.Globalization.JapaneseCalendar`. */
export class JapaneseCalendar extends GregorianMonths {
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
