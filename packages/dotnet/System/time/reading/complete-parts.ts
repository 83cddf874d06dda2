// What complete parts of a date mean: in which order numbers are year, month and day in a culture.
import type { Calendar } from '../../../System.Globalization/calendars/calendar.ts';
import { dayOfDate } from '../../../System.Globalization/calendars/day-of-date.ts';
import type { DateTimeFormatInfo } from '../../../System.Globalization/date-time-format-info.ts';
import type { CompleteParts } from './states.ts';

/** What has been read of a date. */
export interface Reading {
  /** Numbers that have no meaning yet. */
  numbers: number[];
  /** A number of more than two digits. */
  longYear: number | undefined;
  monthName: number | undefined;
  era: number | undefined;
  year: number | undefined;
  month: number | undefined;
  day: number | undefined;
  hour: number | undefined;
  minute: number | undefined;
  second: number | undefined;
  fraction: number;
  isAfternoon: boolean | undefined;
  dayOfWeek: number | undefined;
  /** The parts that numbers with suffixes gave. */
  readonly bySuffix: Set<string>;
  /** The whole date is known. */
  hasDate: boolean;
  /** The whole time is known. */
  hasTime: boolean;
  /** Nothing was said of the year. */
  isYearDefault: boolean;
}

/** Nothing has been read. */
export function emptyReading(): Reading {
  return {
    numbers: [],
    longYear: undefined,
    monthName: undefined,
    era: undefined,
    year: undefined,
    month: undefined,
    day: undefined,
    hour: undefined,
    minute: undefined,
    second: undefined,
    fraction: 0,
    isAfternoon: undefined,
    dayOfWeek: undefined,
    bySuffix: new Set(),
    hasDate: false,
    hasTime: false,
    isYearDefault: false,
  };
}

/** The letters of a pattern's fields in their order: `MDY` for `M/d/yyyy`. */
function fieldOrder(pattern: string): string {
  return [...pattern.replace(/'[^']*'/g, '').matchAll(/d+|M+|y+/g)]
    .map(([part]) => part)
    .filter((part) => !part.startsWith('ddd'))
    .map((part) => part[0]!.toUpperCase())
    .join('');
}

type Orders = Readonly<Record<'Y' | 'M' | 'D', number>>;

/** Gives meaning to what was read. */
export class PartsReader {
  readonly #reading: Reading;
  readonly #info: DateTimeFormatInfo;
  readonly #thisYear: () => number;
  constructor(reading: Reading, info: DateTimeFormatInfo, thisYear: () => number) {
    this.#reading = reading;
    this.#info = info;
    this.#thisYear = thisYear;
  }
  get #calendar(): Calendar {
    return this.#info.calendar;
  }

  /** Whether the parts make a date or a time that there is. */
  complete(parts: CompleteParts): boolean {
    const isGood = this.#complete(parts);
    this.#reading.numbers = [];
    return isGood;
  }
  #complete(parts: CompleteParts): boolean {
    const reading = this.#reading;
    const [first = 0, second = 0] = reading.numbers;
    switch (parts) {
      case 'T':
        if (reading.hasTime || reading.isAfternoon === undefined) return false;
        return this.#time(first, undefined, undefined);
      case 'TT':
        return !reading.hasTime && this.#time(first, second, undefined);
      case 'TTT':
        return !reading.hasTime && this.#time(first, second, reading.numbers[2]);
      case 'TS':
      case 'DS':
        return true;
      case 'DSN':
        if (reading.numbers.length !== 1 || reading.day !== undefined) return false;
        reading.day = first;
        return true;
      case 'NDS':
        if (reading.month === undefined || reading.year !== undefined) return false;
        reading.year = this.#fullYear(first);
        reading.day = 1;
        return true;
      case 'NNDS':
        return this.#besideSuffix(first, second);
      default:
        return !reading.hasDate && this.#date(parts, first, second);
    }
  }
  #time(hour: number, minute: number | undefined, second: number | undefined): boolean {
    Object.assign(this.#reading, { hour, hasTime: true });
    if (minute !== undefined) this.#reading.minute = minute;
    if (second !== undefined) this.#reading.second = second;
    return true;
  }

  #date(parts: CompleteParts, first: number, second: number): boolean {
    const { longYear, monthName, numbers } = this.#reading;
    const { shortDatePattern, monthDayPattern, yearMonthPattern } = this.#info.patterns;
    switch (parts) {
      case 'NN': {
        const order = fieldOrder(monthDayPattern);
        return order === 'MD'
          ? this.#whole(this.#defaultYear(), first, second)
          : order === 'DM' && this.#whole(this.#defaultYear(), second, first);
      }
      case 'NNN': {
        const order = orderOf(shortDatePattern);
        return (
          order !== undefined &&
          this.#whole(this.#fullYear(numbers[order.Y]!), numbers[order.M]!, numbers[order.D]!)
        );
      }
      case 'MN':
      case 'NM': {
        // A number that stands where only a year can stand is one, however short.
        const [days, years] = parts === 'MN' ? ['DM', 'MY'] : ['MD', 'YM'];
        return fieldOrder(monthDayPattern) === days && fieldOrder(yearMonthPattern) === years
          ? this.#set(this.#fullYear(first), monthName!, 1)
          : this.#set(this.#defaultYear(), monthName!, first);
      }
      case 'MNN': {
        const order = orderOf(shortDatePattern);
        if (order === undefined || (order.Y === 0 && order.D === 1)) return false;
        const dayFirst = (): boolean => this.#whole(this.#fullYear(second), monthName!, first);
        const yearFirst = (): boolean => this.#whole(this.#fullYear(first), monthName!, second);
        return order.Y === 0 ? yearFirst() || dayFirst() : dayFirst() || yearFirst();
      }
      case 'YNN': {
        const order = orderOf(shortDatePattern);
        return order !== undefined && order.Y === 0 && order.D === 1
          ? this.#whole(longYear!, second, first)
          : this.#whole(longYear!, first, second);
      }
      case 'NNY': {
        const order = orderOf(shortDatePattern);
        if (order === undefined) return false;
        return order.M < order.D
          ? this.#whole(longYear!, first, second)
          : this.#whole(longYear!, second, first);
      }
      case 'YMN':
        return this.#whole(longYear!, monthName!, first);
      case 'YN':
        return this.#whole(longYear!, first, 1);
      default:
        return this.#whole(longYear!, monthName!, 1);
    }
  }
  /** Two numbers beside a year or a month that has a suffix. */
  #besideSuffix(first: number, second: number): boolean {
    const { year, month, day } = this.#reading;
    if (day !== undefined) return false;
    if (year !== undefined) return month === undefined && this.#set(this.#fullYear(year), first, second);
    if (month === undefined) return false;
    const order = orderOf(this.#info.patterns.shortDatePattern);
    if (order === undefined) return false;
    return order.Y === 0 && order.M === 1
      ? this.#set(this.#fullYear(first), month, second)
      : this.#set(this.#fullYear(second), month, first);
  }

  #defaultYear(): number {
    this.#reading.isYearDefault = true;
    return this.#thisYear();
  }
  #fullYear(year: number): number {
    return year < 100 ? this.#calendar.fourDigitYear(year) : year;
  }
  #set(year: number, month: number, day: number): boolean {
    if (dayOfDate(this.#calendar, year, month, day) === undefined) return false;
    Object.assign(this.#reading, { year, month, day });
    return true;
  }
  #whole(year: number, month: number, day: number): boolean {
    const isGood = this.#set(year, month, day);
    if (isGood) this.#reading.hasDate = true;
    return isGood;
  }
}

/** Where year, month and day stand in a pattern; undefined where it does not have them all in a usual order. */
function orderOf(pattern: string): Orders | undefined {
  const order = fieldOrder(pattern);
  if (!['YMD', 'MDY', 'DMY', 'YDM'].includes(order)) return undefined;
  return { Y: order.indexOf('Y'), M: order.indexOf('M'), D: order.indexOf('D') };
}
