// Date patterns and names of a culture, read off the platform's own locale data.
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { localeWith, platformCalendar } from '../../System.Globalization/calendars/culture-calendar.ts';
import { dataLocaleOf } from '../text/locale-tags.ts';
import { ownNames } from './culture-names.ts';
import type { NameLists } from './culture-names.ts';
import { patternRow } from './culture-patterns.ts';
import type { DatePatterns } from './date-patterns.ts';

/** A Sunday in January 2023 is the first; months of 2023. */
const sampleMonths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 15)));
const sampleDays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)));
/** 3 September 2023, 17:04:05: every part of it can be told apart. */
const sample = new Date(Date.UTC(2023, 8, 3, 17, 4, 5));
/** What is read off the platform, by the locales whose data it is. */
const namesRead = new TextCache<NameLists>(200, 10_000);
const patternsRead = new TextCache<Omit<DatePatterns, 'firstDayOfWeek'>>(200, 10_000);
const known = new TextCache<DatePatterns>(500, 10_000);

type Options = Intl.DateTimeFormatOptions;

function formatter(locale: string, options: Options): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    calendar: platformCalendar(locale),
    numberingSystem: 'latn',
    ...options,
  });
}
/** A day in each month of the culture's calendar. */
function monthsOf(locale: string): readonly Date[] {
  const calendar = platformCalendar(locale);
  if (calendar === 'gregory') return sampleMonths;
  const month = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { timeZone: 'UTC', month: 'numeric' });
  const months: Date[] = [];
  for (let day = 0; day < 400; day += 7) {
    const date = new Date(Date.UTC(2023, 0, 1 + day));
    months[Number(month.format(date)) - 1] ??= date;
  }
  return months;
}
function partOf(format: Intl.DateTimeFormat, date: Date, type: string): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? '';
}

/**
 * All patterns of a culture.
 * @param culture its .NET name
 * @param locale as `Intl` takes it
 */
export function culturePatterns(culture: string, locale: string): DatePatterns {
  return known.of(culture, () => {
    const data = dataLocaleOf(locale);
    const patterns = fromRow(patternRow(culture), data) ?? {
      ...patternsRead.of(data, readPatterns),
      firstDayOfWeek: firstDay(locale),
    };
    return { ...patterns, ...ownNames(culture) };
  });
}

/** The names of months and era that a culture of another calendar has for the Gregorian one. */
export function gregorianNames(locale: string): Partial<DatePatterns> {
  const gregorian = localeWith(dataLocaleOf(locale), 'gregory');
  const {
    monthNames: months,
    abbreviatedMonthNames,
    monthGenitiveNames,
    abbreviatedMonthGenitiveNames,
  } = namesOf(gregorian);
  const era = (style: 'short' | 'narrow'): string =>
    partOf(formatter(gregorian, { era: style, year: 'numeric' }), sample, 'era');
  return {
    monthNames: months,
    abbreviatedMonthNames,
    monthGenitiveNames,
    abbreviatedMonthGenitiveNames,
    eraName: era('short'),
    abbreviatedEraName: era('narrow'),
  };
}

/** The months as they stand alone; the platform gives the Greek ones so beside a year only. */
function monthNames(locale: string): string[] {
  const isGreek = locale.startsWith('el');
  const format = formatter(locale, { month: 'long', ...(isGreek && { year: 'numeric' }) });
  return monthsOf(locale).map((date) => (isGreek ? partOf(format, date, 'month') : format.format(date)));
}
/** The names of months and days of a locale. */
export const namesOf = (locale: string): NameLists => namesRead.of(locale, readNames);

function readNames(locale: string): NameLists {
  return {
    monthNames: [...monthNames(locale), ''],
    abbreviatedMonthNames: [
      ...monthsOf(locale).map((date) => formatter(locale, { month: 'short' }).format(date)),
      '',
    ],
    monthGenitiveNames: genitives(locale, 'long'),
    abbreviatedMonthGenitiveNames: genitives(locale, 'short'),
    dayNames: sampleDays.map((date) => partOf(formatter(locale, { weekday: 'long' }), date, 'weekday')),
    abbreviatedDayNames: sampleDays.map((date) =>
      partOf(formatter(locale, { weekday: 'short' }), date, 'weekday'),
    ),
  };
}
/** What separates the parts of the usual patterns. */
function separators(shortDate: string, longTime: string): { dateSeparator: string; timeSeparator: string } {
  return {
    dateSeparator: /(?<![yMd])[yMd]+([^yMd]+)[yMd]/.exec(shortDate)?.[1] ?? '/',
    // French Canadians write `14 h 07`; their separator is the usual one.
    timeSeparator: /(?<![Hh])[Hh]+([^Hhm']+)m/.exec(longTime)?.[1] ?? ':',
  };
}

function fromRow(row: readonly string[] | undefined, locale: string): DatePatterns | undefined {
  if (!row) return undefined;
  const list = (index: number): readonly string[] => row[index]!.split('~');
  const shortestDayNames = row[12]!.split(',');
  const names = namesOf(locale);
  return {
    shortDatePattern: list(0)[0]!,
    longDatePattern: list(1)[0]!,
    shortTimePattern: list(2)[0]!,
    longTimePattern: list(3)[0]!,
    fullDateTimePattern: `${list(1)[0]} ${list(3)[0]}`,
    monthDayPattern: row[4]!,
    yearMonthPattern: list(5)[0]!,
    ...separators(list(0)[0]!, list(3)[0]!),
    amDesignator: row[6]!,
    pmDesignator: row[7]!,
    firstDayOfWeek: Number(row[8]),
    calendarWeekRule: Number(row[9]),
    eraName: row[10]!,
    abbreviatedEraName: row[11]!,
    nativeCalendarName: row[13]!,
    shortDatePatterns: list(0),
    longDatePatterns: list(1),
    shortTimePatterns: list(2),
    longTimePatterns: list(3),
    yearMonthPatterns: list(5),
    ...names,
    // Thai shortens its days to the shortest names.
    abbreviatedDayNames: locale.startsWith('th') ? shortestDayNames : names.abbreviatedDayNames,
    shortestDayNames,
  };
}

function readPatterns(locale: string): Omit<DatePatterns, 'firstDayOfWeek'> {
  const shortDatePattern = toPattern(locale, { dateStyle: 'short' }).replace(/y+/, 'yyyy');
  const longDatePattern = toPattern(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const longTimePattern = toPattern(locale, { timeStyle: 'medium' });
  const shortTimePattern = toPattern(locale, { timeStyle: 'short' });
  const yearMonthPattern = toPattern(locale, { year: 'numeric', month: 'long' });
  const designator = (hour: number): string =>
    partOf(
      formatter(locale, { hour: 'numeric', hour12: true }),
      new Date(Date.UTC(2023, 0, 1, hour)),
      'dayPeriod',
    );
  const era = (style: 'short' | 'narrow'): string =>
    partOf(formatter(locale, { era: style, year: 'numeric' }), sample, 'era');
  return {
    shortDatePattern,
    longDatePattern,
    shortTimePattern,
    longTimePattern,
    fullDateTimePattern: `${longDatePattern} ${longTimePattern}`,
    monthDayPattern: toPattern(locale, { month: 'long', day: 'numeric' }),
    yearMonthPattern,
    ...separators(shortDatePattern, longTimePattern),
    amDesignator: designator(9),
    pmDesignator: designator(21),
    calendarWeekRule: 0,
    eraName: era('short'),
    abbreviatedEraName: era('narrow'),
    nativeCalendarName: new Intl.DisplayNames([locale], { type: 'calendar' }).of('gregory') ?? '',
    shortDatePatterns: [shortDatePattern],
    longDatePatterns: [longDatePattern],
    shortTimePatterns: [shortTimePattern],
    longTimePatterns: [longTimePattern],
    yearMonthPatterns: [yearMonthPattern],
    ...namesOf(locale),
    shortestDayNames: sampleDays.map((date) =>
      partOf(formatter(locale, { weekday: 'narrow' }), date, 'weekday'),
    ),
  };
}

/** The months as they stand beside a day; where that is a number, as they stand alone. */
function genitives(locale: string, month: 'long' | 'short'): string[] {
  const names = monthsOf(locale).map((date) => {
    const name = partOf(formatter(locale, { month, day: 'numeric' }), date, 'month');
    return /^\d+$/.test(name) ? formatter(locale, { month }).format(date) : name;
  });
  return [...names, ''];
}

function firstDay(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    getWeekInfo?(): { readonly firstDay: number };
  };
  return (info.getWeekInfo?.() ?? info.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

/** The pattern letters behind what the platform writes for the sample date. */
function toPattern(locale: string, options: Options): string {
  const format = formatter(locale, options);
  const twelveHours = format.resolvedOptions().hour12 === true;
  return format
    .formatToParts(sample)
    .map(({ type, value }) => {
      switch (type) {
        case 'year':
          return value.length === 2 ? 'yy' : 'yyyy';
        case 'month':
          return /^\d+$/.test(value) ? 'M'.repeat(value.length) : 'MMMM';
        case 'day':
          return 'd'.repeat(value.length);
        case 'weekday':
          return 'dddd';
        case 'hour':
          return (twelveHours ? 'h' : 'H').repeat(hourWidth(locale, options));
        case 'minute':
          return 'mm';
        case 'second':
          return 'ss';
        case 'dayPeriod':
          return 'tt';
        default:
          return quoteLetters(value.replace(/[\u202f\u00a0]/g, ' '));
      }
    })
    .join('');
}

/** How many digits an early hour has. */
function hourWidth(locale: string, options: Options): number {
  return partOf(formatter(locale, options), new Date(Date.UTC(2023, 8, 3, 5, 4, 5)), 'hour').length;
}

/** Letters in the text between the parts are literals: `de` → `'de'`. */
function quoteLetters(text: string): string {
  return text.replace(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu, "'$&'");
}
