// Formats dates and times: .NET's standard and custom format strings.
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { datePartsOf, dayOfWeekOf, ticksPerDay, timePartsOf } from './calendar.ts';
import { erasOf, hebrewMonth } from '../../System.Globalization/calendars/calendar-names.ts';
import type { Calendar, CalendarDay } from '../../System.Globalization/calendars/calendar.ts';
import {
  firstYearSign,
  GregorianCalendar,
  JapaneseCalendar,
} from '../../System.Globalization/calendars/gregorian.ts';
import { hebrewNumber } from '../../System.Globalization/calendars/hebrew-number.ts';
import { HebrewCalendar } from '../../System.Globalization/calendars/lunisolar.ts';
import type { DatePatterns } from './date-patterns.ts';
import { DateTimeFormatInfo } from '../../System.Globalization/date-time-format-info.ts';
import { spendFormat, spendSize, spendText } from '@mockwright/language/runtime/run';

/** What is to be formatted. */
export interface DateValue {
  readonly ticks: bigint;
  /** For `K`: `Z`, the offset, or nothing. */
  readonly kind: 'unspecified' | 'utc' | 'local' | 'offset';
  /** Offset from UTC in minutes, for `z` and `K`. */
  readonly offsetMinutes: () => number;
}

type DateParts = Pick<CalendarDay, 'era' | 'year' | 'month' | 'day'>;

const invalid = 'Input string was not in a correct format.';
const roundTrip = "yyyy'-'MM'-'dd'T'HH':'mm':'ss'.'fffffffK";

/** The custom pattern of a standard format letter; undefined when it is none. */
export function patternOf(letter: string, info: DateTimeFormatInfo): string | undefined {
  const { patterns } = info;
  switch (letter) {
    case 'd':
      return patterns.shortDatePattern;
    case 'D':
      return patterns.longDatePattern;
    case 'f':
      return `${patterns.longDatePattern} ${patterns.shortTimePattern}`;
    case 'F':
    case 'U':
      return patterns.fullDateTimePattern;
    case 'g':
      return `${patterns.shortDatePattern} ${patterns.shortTimePattern}`;
    case 'G':
      return `${patterns.shortDatePattern} ${patterns.longTimePattern}`;
    case 'm':
    case 'M':
      return patterns.monthDayPattern;
    case 'o':
    case 'O':
      return roundTrip;
    case 'r':
    case 'R':
      return "ddd, dd MMM yyyy HH':'mm':'ss 'GMT'";
    case 's':
      return "yyyy'-'MM'-'dd'T'HH':'mm':'ss";
    case 't':
      return patterns.shortTimePattern;
    case 'T':
      return patterns.longTimePattern;
    case 'u':
      return "yyyy'-'MM'-'dd HH':'mm':'ss'Z'";
    case 'y':
    case 'Y':
      return patterns.yearMonthPattern;
    default:
      return undefined;
  }
}

/** Formats by a format string of one letter or more. @throws {FormatException} */
export function formatDate(value: DateValue, format: string, provider: unknown): string {
  spendFormat(format);
  const own = DateTimeFormatInfo.of(provider);
  const info = format === 'U' ? own.withGregorian() : own;
  if (format.length > 1) return formatCustom(value, format, info);
  const pattern = patternOf(format, info);
  if (pattern === undefined) throw new FormatException(invalid);
  spendFormat(pattern);
  return formatCustom(value, pattern, 'orsuOR'.includes(format) ? DateTimeFormatInfo.invariant : info);
}

/** The characters whose runs mean something by their length. */
const isField = /[a-z]/i;

function formatCustom(value: DateValue, format: string, info: DateTimeFormatInfo): string {
  const { patterns } = info;
  const dayNumber = Number(value.ticks / ticksPerDay);
  const { calendar } = info;
  // A time of day may be written though the calendar does not know the day.
  let known: DateParts | undefined;
  const date = (): DateParts =>
    (known ??=
      calendar instanceof GregorianCalendar
        ? { ...datePartsOf(dayNumber), era: 1 }
        : calendar.partsOf(dayNumber, value.ticks));
  const isHebrew = calendar instanceof HebrewCalendar;
  const { hour, minute, second, fraction } = timePartsOf(value.ticks % ticksPerDay);
  const fractionText = String(fraction).padStart(7, '0');
  const pad = (number: number, length: number): string => String(number).padStart(Math.min(length, 2), '0');
  let text = '';
  for (let at = 0; at < format.length;) {
    const character = format[at]!;
    let length = 1;
    if (isField.test(character)) while (format[at + length] === character) length++;
    switch (character) {
      case 'd':
        text +=
          length <= 2
            ? isHebrew
              ? hebrewNumber(date().day)
              : pad(date().day, length)
            : (length === 3 ? patterns.abbreviatedDayNames : patterns.dayNames)[dayOfWeekOf(dayNumber)];
        break;
      case 'M': {
        const { month, year } = date();
        if (isHebrew)
          text +=
            length <= 2
              ? hebrewNumber(month)
              : hebrewMonth(patterns, calendar.isLeapYear(year), month, length === 3);
        else
          text +=
            length <= 2
              ? pad(month, length)
              : monthName(patterns, length === 3, isBesideDay(format, at, at + length))[month - 1];
        break;
      }
      case 'y':
        text += yearText(date().year, length, calendar, /^'?年/.test(format.slice(at + length)));
        break;
      case 'h':
        text += pad(hour % 12 || 12, length);
        break;
      case 'H':
        text += pad(hour, length);
        break;
      case 'm':
        text += pad(minute, length);
        break;
      case 's':
        text += pad(second, length);
        break;
      case 'f':
      case 'F': {
        if (length > 7) throw new FormatException(invalid);
        const digits = fractionText.slice(0, length);
        // To look at its end puts the text together.
        spendSize(text.length);
        const shown = character === 'f' ? digits : digits.replace(/(?<!0)0+$/, '');
        if (shown === '' && text.endsWith('.')) text = text.slice(0, -1);
        text += shown;
        break;
      }
      case 't': {
        const designator = hour < 12 ? patterns.amDesignator : patterns.pmDesignator;
        text += length === 1 ? designator.slice(0, 1) : designator;
        break;
      }
      case 'g':
        text += erasOf(calendar, patterns)[date().era - 1]![0];
        break;
      case 'z':
        text += formatOffset(value.offsetMinutes(), length);
        break;
      case 'K':
        for (let count = 0; count < length; count++)
          text +=
            value.kind === 'utc'
              ? 'Z'
              : value.kind === 'unspecified'
                ? ''
                : formatOffset(value.offsetMinutes(), 3);
        break;
      case ':':
        text += patterns.timeSeparator;
        length = 1;
        break;
      case '/':
        text += patterns.dateSeparator;
        length = 1;
        break;
      case "'":
      case '"': {
        const quoted = readQuoted(format, at);
        text += quoted.text;
        length = quoted.length;
        break;
      }
      case '%':
        if (at + 1 >= format.length || format[at + 1] === '%') throw new FormatException(invalid);
        text += formatCustom(value, format[at + 1]!, info);
        length = 2;
        break;
      case '\\':
        if (at + 1 >= format.length) throw new FormatException(invalid);
        text += format[at + 1];
        length = 2;
        break;
      default:
        text += character.repeat(length);
    }
    at += length;
  }
  return spendText(text);
}

/** A year; the first one of an era is a word before the sign of the year. */
function yearText(year: number, length: number, calendar: Calendar, isBeforeSign: boolean): string {
  if (calendar instanceof HebrewCalendar) return hebrewNumber(year);
  if (calendar instanceof JapaneseCalendar && year === 1 && isBeforeSign) return firstYearSign;
  if (calendar.hasShortYears) return String(year).padStart(Math.min(length, 2), '0');
  return length <= 2 ? String(year % 100).padStart(length, '0') : String(year).padStart(length, '0');
}

/** Whether the nearest `d` before a month, or the nearest behind it, stands for the day's number; quotes and all. */
function isBesideDay(format: string, start: number, end: number): boolean {
  spendSize(format.length);
  const before = /(?<!d)(d+)[^d]*$/.exec(format.slice(0, start));
  const behind = /^[^d]*(d+)/.exec(format.slice(end));
  return [before, behind].some((run) => run !== null && run[1]!.length <= 2);
}

function monthName(patterns: DatePatterns, abbreviated: boolean, genitive: boolean): readonly string[] {
  if (abbreviated) return genitive ? patterns.abbreviatedMonthGenitiveNames : patterns.abbreviatedMonthNames;
  return genitive ? patterns.monthGenitiveNames : patterns.monthNames;
}

/** @throws {FormatException} for a format with a field that the value does not have, and for a quote that is not closed */
export function rejectFields(format: string, letters: string, message: string = invalid): void {
  for (let at = 0; at < format.length; at++) {
    const char = format[at]!;
    if (char === '\\') at++;
    else if (char === "'" || char === '"') at += readQuoted(format, at).length - 1;
    else if (letters.includes(char)) throw new FormatException(message);
  }
}

/** What is said of formats that a `DateOnly` or a `TimeOnly` does not have: standard and custom ones. */
export interface FormatMessages {
  readonly standard: string;
  readonly custom: (format: string) => string;
}
/** In the words of `ToString`. */
export const anyFormat: FormatMessages = { standard: invalid, custom: () => invalid };
/** In the words of `TryFormat`. */
export function fittingOnly(typeName: string): FormatMessages {
  return {
    standard: 'Format specifier was invalid.',
    custom: (format) => `String '${format}' contains parts which are not specific to the ${typeName}.`,
  };
}

/** A quoted literal at `at`, with its length in the format. @throws {FormatException} when it is not closed */
export function readQuoted(format: string, at: number): { readonly text: string; readonly length: number } {
  const quote = format[at]!;
  let text = '';
  for (let next = at + 1; next < format.length; next++) {
    if (format[next] === quote) return { text, length: next + 1 - at };
    if (format[next] === '\\' && ++next === format.length)
      throw new FormatException('Input string was not in a correct format.');
    text += format[next]!;
  }
  throw new FormatException(`Cannot find a matching quote character for the character '${quote}'.`);
}

/** `+2`, `+02`, `+02:00`. */
function formatOffset(minutes: number, length: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const positive = Math.abs(minutes);
  const hours = Math.floor(positive / 60);
  if (length === 1) return sign + hours;
  return (
    sign + String(hours).padStart(2, '0') + (length === 2 ? '' : `:${String(positive % 60).padStart(2, '0')}`)
  );
}
