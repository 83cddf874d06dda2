// Date patterns and names of a culture, read off the platform's own locale data.
import type { DatePatterns } from './date-patterns.ts';

/** A Sunday in January 2023 is the first; months of 2023. */
const sampleMonths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 15)));
const sampleDays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)));
/** 3 September 2023, 17:04:05: every part of it can be told apart. */
const sample = new Date(Date.UTC(2023, 8, 3, 17, 4, 5));
const cache = new Map<string, DatePatterns>();

type Options = Intl.DateTimeFormatOptions;

function formatter(locale: string, options: Options): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...options,
  });
}
function partOf(format: Intl.DateTimeFormat, date: Date, type: string): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? '';
}

/** All patterns of a locale. */
export function culturePatterns(locale: string): DatePatterns {
  let patterns = cache.get(locale);
  if (!patterns) cache.set(locale, (patterns = readPatterns(locale)));
  return patterns;
}

function readPatterns(locale: string): DatePatterns {
  const monthNames = [...sampleMonths.map((date) => formatter(locale, { month: 'long' }).format(date)), ''];
  const shortDatePattern = toPattern(locale, { dateStyle: 'short' }).replace(/y+/, 'yyyy');
  const longDatePattern = toPattern(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const longTimePattern = toPattern(locale, { timeStyle: 'medium' });
  return {
    shortDatePattern,
    longDatePattern,
    shortTimePattern: toPattern(locale, { timeStyle: 'short' }),
    longTimePattern,
    fullDateTimePattern: `${longDatePattern} ${longTimePattern}`,
    monthDayPattern: toPattern(locale, { month: 'long', day: 'numeric' }),
    yearMonthPattern: toPattern(locale, { year: 'numeric', month: 'long' }),
    dateSeparator: /[yMd]+([^yMd]+)[yMd]/.exec(shortDatePattern)?.[1] ?? '/',
    timeSeparator: /[Hh]+([^Hhm]+)m/.exec(longTimePattern)?.[1] ?? ':',
    amDesignator: partOf(
      formatter(locale, { hour: 'numeric', hour12: true }),
      new Date(Date.UTC(2023, 0, 1, 9)),
      'dayPeriod',
    ),
    pmDesignator: partOf(
      formatter(locale, { hour: 'numeric', hour12: true }),
      new Date(Date.UTC(2023, 0, 1, 21)),
      'dayPeriod',
    ),
    firstDayOfWeek: firstDay(locale),
    monthNames,
    abbreviatedMonthNames: [
      ...sampleMonths.map((date) => formatter(locale, { month: 'short' }).format(date)),
      '',
    ],
    monthGenitiveNames: genitives(locale, 'long'),
    abbreviatedMonthGenitiveNames: genitives(locale, 'short'),
    dayNames: sampleDays.map((date) => partOf(formatter(locale, { weekday: 'long' }), date, 'weekday')),
    abbreviatedDayNames: sampleDays.map((date) =>
      partOf(formatter(locale, { weekday: 'short' }), date, 'weekday'),
    ),
    shortestDayNames: sampleDays.map((date) =>
      partOf(formatter(locale, { weekday: 'narrow' }), date, 'weekday'),
    ),
  };
}

/** The months as they stand beside a day; where that is a number, as they stand alone. */
function genitives(locale: string, month: 'long' | 'short'): string[] {
  const names = sampleMonths.map((date) => {
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
