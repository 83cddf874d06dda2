// `DateTime.Parse`: reads dates as people write them, in the order of the culture's short date.
import { FormatException } from '../../../runtime/exceptions.ts';
import { dayOfWeekOf, ticksOfTime, ticksPerDay } from './calendar.ts';
import { dayOfDate } from './calendars/day-of-date.ts';
import { DateTimeFormatInfo } from './date-time-format-info.ts';

/** What a text said. */
export interface ParsedDate {
  /** Of the date and time as written. */
  readonly ticks: bigint;
  /** Minutes east of UTC when the text named a zone; `isUtc` for `Z` and `GMT`. */
  readonly offsetMinutes: number | undefined;
  readonly isUtc: boolean;
  /** The text held no date: today (or 0001-01-01) is meant. */
  readonly timeOnly: boolean;
  /** The text held a time of day or a zone. */
  readonly hasTime: boolean;
  /** The text was one of ISO 8601, date and time with a `T` between them. */
  readonly isIso?: boolean;
}

/** Why a text is no date; the message of the exception that `Parse` throws. */
export class DateProblem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
  toException(): FormatException {
    return new FormatException(this.message);
  }
}

const twoDigitYearMax = 2049;
/** A year of one or two digits in its century. */
export function fullYear(year: number, digits: number): number {
  if (digits > 2) return year;
  const century = Math.floor(twoDigitYearMax / 100) * 100 + year;
  return century > twoDigitYearMax ? century - 100 : century;
}

interface TimeOfDay {
  readonly ticks: bigint;
  readonly offsetMinutes: number | undefined;
  readonly isUtc: boolean;
}

/** Reads a whole text. `today` gives the date for texts with a time only, and the year for dates without one. */
export function parseDate(
  text: string,
  info: DateTimeFormatInfo,
  typeName: string,
  today: () => { readonly year: number; readonly dayNumber: number },
): ParsedDate | DateProblem {
  const bad = new DateProblem(`String '${text}' was not recognized as a valid ${typeName}.`);
  const source = text.replace(/\0+$/, '').trim();
  if (source === '') return bad;
  const split = splitTime(source, info);
  if (!split) return bad;
  const time = split.time && readTime(split.time, info, text);
  if (time instanceof DateProblem) return time;
  if (time === null) return bad;
  const rest = split.date;
  if (rest === '')
    return time
      ? {
          ticks: BigInt(today().dayNumber) * ticksPerDay + time.ticks,
          offsetMinutes: time.offsetMinutes,
          isUtc: time.isUtc,
          timeOnly: true,
          hasTime: true,
        }
      : bad;
  const dayNumber = readDate(rest, info, today, text, bad);
  if (dayNumber instanceof DateProblem) return dayNumber;
  return {
    ticks: BigInt(dayNumber) * ticksPerDay + (time?.ticks ?? 0n),
    offsetMinutes: time?.offsetMinutes,
    isUtc: time?.isUtc ?? false,
    timeOnly: false,
    hasTime: time !== undefined,
    isIso: split.isIso === true,
  };
}

interface TimeText {
  readonly hour: string;
  readonly minute: string | undefined;
  readonly second: string | undefined;
  readonly fraction: string | undefined;
  readonly designator: string | undefined;
  readonly zone: string | undefined;
}

const zonePattern = '(?:\\s*(?<zone>Z|GMT|UTC|[+-]\\d{1,2}(?::?\\d{2})?))?';

function splitTime(
  text: string,
  info: DateTimeFormatInfo,
): { readonly date: string; readonly time: TimeText | undefined; readonly isIso?: boolean } | undefined {
  const { amDesignator, pmDesignator } = info.patterns;
  const words = ['AM', 'PM', 'A', 'P', amDesignator, pmDesignator]
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const designator = `(?<designator>${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})`;
  const iso = new RegExp(
    `^(?<date>\\d{4}-\\d{1,2}-\\d{1,2})T(?<hour>\\d{2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,](?<fraction>\\d+))?)?(?:\\s*(?<zone>Z|[+-]\\d{1,2}(?::?\\d{2})?))?$`,
    'i',
  ).exec(text);
  if (iso) return { date: iso.groups!['date']!, time: iso.groups as unknown as TimeText, isIso: true };
  if (/^(?:\d{4}-\d{1,2}-\d{1,2}T|T\d)/.test(text)) return undefined;
  const clock = new RegExp(
    `^(?<date>.*?)(?:^|[\\sT,])(?<hour>\\d{1,2}):(?<minute>\\d{1,2})(?::(?<second>\\d{1,2})(?:[.,](?<fraction>\\d+))?)?(?:\\s*${designator})?${zonePattern}(?<after>\\s.*)?$`,
    'i',
  ).exec(text);
  if (clock)
    return {
      date: `${clock.groups!['date']!} ${clock.groups!['after'] ?? ''}`.trim(),
      time: clock.groups as unknown as TimeText,
    };
  const hour = new RegExp(
    `^(?<date>.*?)(?:^|\\s)(?<hour>\\d{1,2})\\s*${designator}${zonePattern}$`,
    'i',
  ).exec(text);
  if (hour) return { date: hour.groups!['date']!.trim(), time: hour.groups as unknown as TimeText };
  const zoned = /^(?<date>\d{4}-\d{1,2}-\d{1,2})(?:Z|\s*[+]\d{1,2}:?\d{2}|\s+-\d{1,2}:?\d{2})$/i.exec(text);
  if (zoned)
    return {
      date: zoned.groups!['date']!,
      time: {
        hour: '0',
        minute: '0',
        second: undefined,
        fraction: undefined,
        designator: undefined,
        zone: text.slice(zoned.groups!['date']!.length).trim(),
      },
    };
  return { date: text, time: undefined };
}

function readTime(time: TimeText, info: DateTimeFormatInfo, text: string): TimeOfDay | DateProblem | null {
  let hour = Number(time.hour);
  const minute = Number(time.minute ?? 0);
  const second = Number(time.second ?? 0);
  if (time.designator) {
    const isAfternoon =
      /^p/i.test(time.designator) ||
      time.designator.toLowerCase() === info.patterns.pmDesignator.toLowerCase();
    if (!isAfternoon && hour > 12) return null;
    if (isAfternoon && hour < 12) hour += 12;
    else if (!isAfternoon && hour === 12) hour = 0;
  }
  if (hour > 23 || minute > 59 || second > 59)
    return new DateProblem(
      `The DateTime represented by the string '${text}' is not supported in calendar 'System.Globalization.GregorianCalendar'.`,
    );
  const fraction = time.fraction ? Math.round(Number(`0.${time.fraction}`) * 1e7) : 0;
  const isUtc = time.zone !== undefined && /^[A-Z]/i.test(time.zone);
  return {
    ticks: ticksOfTime(hour, minute, second, 0) + BigInt(fraction),
    offsetMinutes: isUtc ? 0 : time.zone === undefined ? undefined : readOffset(time.zone),
    isUtc,
  };
}

/** `+02:00`, `-0330`, `+5`. */
export function readOffset(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

interface DateTokens {
  readonly numbers: { readonly value: number; readonly digits: number; readonly at: number }[];
  month: { readonly value: number; readonly at: number } | undefined;
  dayOfWeek: number | undefined;
}

/** Whether slashes or hyphens stand before everything else, or two of them side by side. */
function isMisplaced(separators: string | undefined, at: number): boolean {
  const marks = separators?.replace(/[^/-]/g, '').length ?? 0;
  return marks > 1 || (marks === 1 && at === 0);
}
function readDate(
  text: string,
  info: DateTimeFormatInfo,
  today: () => { readonly year: number },
  whole: string,
  bad: DateProblem,
): number | DateProblem {
  const tokens: DateTokens = { numbers: [], month: undefined, dayOfWeek: undefined };
  const pattern = /(\d+)|([\s,/.-]+|[年月日년월일])|(\p{L}[\p{L}\p{M}.]*)/uy;
  let order = 0;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const name = nameAt(text, at, info);
    if (name !== undefined) {
      if (!readWord(name, tokens, info, order++)) return bad;
      pattern.lastIndex = at + name.length;
      continue;
    }
    const match = pattern.exec(text);
    if (!match) return bad;
    if (match[1] !== undefined)
      tokens.numbers.push({ value: Number(match[1]), digits: match[1].length, at: order++ });
    else if (isMisplaced(match[2], at)) return bad;
    else if (match[3] !== undefined && !readWord(match[3], tokens, info, order++)) {
      return new DateProblem(
        `The string '${whole}' was not recognized as a valid DateTime. There is an unknown word starting at index '${whole.indexOf(text) + at}'.`,
      );
    }
  }
  const date = tokens.month ? withMonthName(tokens, info, today) : allNumbers(tokens, info, today);
  const dayNumber = date && dayOfDate(info.calendar, ...date);
  if (dayNumber === undefined) return bad;
  if (tokens.dayOfWeek !== undefined && dayOfWeekOf(dayNumber) !== tokens.dayOfWeek) {
    return new DateProblem(
      `String '${whole}' was not recognized as a valid DateTime because the day of week was incorrect.`,
    );
  }
  return dayNumber;
}

/** The name of a day or a month with other characters than letters in it, such as `terça-feira`. */
function nameAt(text: string, at: number, { patterns }: DateTimeFormatInfo): string | undefined {
  const name = [...patterns.dayNames, ...patterns.monthNames, ...patterns.monthGenitiveNames].find(
    (each) =>
      /[^\p{L}\p{M}.]/u.test(each) &&
      text.slice(at, at + each.length).toLowerCase() === each.toLowerCase() &&
      !/^[\p{L}\p{M}\d]/u.test(text.slice(at + each.length)),
  );
  return name && text.slice(at, at + name.length);
}

function readWord(word: string, tokens: DateTokens, info: DateTimeFormatInfo, at: number): boolean {
  const { patterns } = info;
  const english = DateTimeFormatInfo.invariant.patterns;
  const wanted = word.toLowerCase().replace(/\.$/, '');
  const find = (...lists: readonly (readonly string[])[]): number => {
    for (const list of lists) {
      const index = list.findIndex((name) => name !== '' && name.toLowerCase().replace(/\.$/, '') === wanted);
      if (index >= 0) return index;
    }
    return -1;
  };
  const month = find(
    patterns.monthNames,
    patterns.monthGenitiveNames,
    patterns.abbreviatedMonthNames,
    patterns.abbreviatedMonthGenitiveNames,
    // English names are read in every culture.
    english.monthNames,
    english.abbreviatedMonthNames,
  );
  if (month >= 0) {
    if (tokens.month) return false;
    tokens.month = { value: month + 1, at };
    return true;
  }
  const day = find(
    patterns.dayNames,
    patterns.abbreviatedDayNames,
    english.dayNames,
    english.abbreviatedDayNames,
  );
  if (day >= 0) tokens.dayOfWeek = day;
  return day >= 0 || isDateWord(wanted, patterns);
}

/** Whether the culture's own patterns have the word between the parts of a date: `de`, `г.`. */
function isDateWord(word: string, patterns: DateTimeFormatInfo['patterns']): boolean {
  const { longDatePattern, monthDayPattern, yearMonthPattern } = patterns;
  return [longDatePattern, monthDayPattern, yearMonthPattern].some((pattern) =>
    [...pattern.matchAll(/'([^']*)'/g)].some(([, text]) =>
      text!
        .toLowerCase()
        .split(/\s+/)
        .some((part) => part.replace(/\.$/, '') === word),
    ),
  );
}

type YearMonthDay = [year: number, month: number, day: number];

/** The letters of a pattern's fields in their order: `MDY` for `M/d/yyyy`. */
function fieldOrder(pattern: string): string {
  return [...pattern.replace(/'[^']*'/g, '').matchAll(/d+|M+|y+/g)]
    .map(([part]) => part[0]!.toUpperCase())
    .join('');
}

function withMonthName(
  { numbers, month }: DateTokens,
  info: DateTimeFormatInfo,
  today: () => { readonly year: number },
): YearMonthDay | undefined {
  const [first, second] = numbers;
  if (!first || numbers.length > 2) return undefined;
  const { value, at } = month!;
  if (!second) {
    const { monthDayPattern, yearMonthPattern } = info.patterns;
    // A number that stands where only a year can stand is one, however short.
    const isYear =
      first.at < at
        ? fieldOrder(monthDayPattern) === 'MD' && fieldOrder(yearMonthPattern) === 'YM'
        : fieldOrder(monthDayPattern) === 'DM' && fieldOrder(yearMonthPattern) === 'MY';
    return first.digits > 2 || isYear
      ? [fullYear(first.value, first.digits), value, 1]
      : [today().year, value, first.value];
  }
  const yearFirst: YearMonthDay = [fullYear(first.value, first.digits), value, second.value];
  const dayFirst: YearMonthDay = [fullYear(second.value, second.digits), value, first.value];
  if (first.digits > 2) return yearFirst;
  if (second.digits > 2) return dayFirst;
  const [likely, other] =
    fieldOrder(info.patterns.shortDatePattern) === 'YMD' ? [yearFirst, dayFirst] : [dayFirst, yearFirst];
  return dayOfDate(info.calendar, ...likely) === undefined ? other : likely;
}

function allNumbers(
  { numbers }: DateTokens,
  info: DateTimeFormatInfo,
  today: () => { readonly year: number },
): YearMonthDay | undefined {
  const [a, b, c] = numbers;
  if (!a || !b || numbers.length > 3) return undefined;
  const order = fieldOrder(info.patterns.shortDatePattern);
  if (!c) {
    if (a.digits > 2) return b.digits > 2 ? undefined : [a.value, b.value, 1];
    if (b.digits > 2) return [b.value, a.value, 1];
    return order.indexOf('D') < order.indexOf('M')
      ? [today().year, b.value, a.value]
      : [today().year, a.value, b.value];
  }
  if (a.digits > 4 || b.digits > 2 || c.digits > 4) return undefined;
  if (a.digits > 2) return c.digits > 2 ? undefined : [a.value, b.value, c.value];
  if (order === 'YMD' && c.digits <= 2) return [fullYear(a.value, a.digits), b.value, c.value];
  const year = fullYear(c.value, c.digits);
  return order === 'DMY' ? [year, b.value, a.value] : [year, a.value, b.value];
}
