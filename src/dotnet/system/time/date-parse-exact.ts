// `DateTime.ParseExact`: reads a date by a format string.
import { typeName } from '../../../runtime/type-name.ts';
import { dayOfWeekOf, ticksOfTime, ticksPerDay } from './calendar.ts';
import type { Calendar } from './calendars/calendar.ts';
import { dayOfDate } from './calendars/day-of-date.ts';
import { patternOf, readQuoted } from './date-format.ts';
import { yearOfDay } from './date-parse.ts';
import { DateProblem } from './reading/parsed-date.ts';
import type { DateDefaults, ParsedDate } from './reading/parsed-date.ts';
import { DateTimeFormatInfo } from './date-time-format-info.ts';
import { dateTimeStyles } from './enums.ts';

/** The fields a format has filled so far. */
interface Fields {
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  hour12?: number;
  minute?: number;
  second?: number;
  fraction?: number;
  afternoon?: boolean;
  dayOfWeek?: number;
  offsetMinutes?: number;
  isUtc?: boolean;
}

/** Reads by the format; undefined when the text does not fit. White space is allowed as `styles` says. */
export function parseDateExact(
  text: string,
  format: string,
  info: DateTimeFormatInfo,
  styles: number,
  defaults: DateDefaults,
): ParsedDate | DateProblem | undefined {
  const isStandard = format.length === 1;
  const pattern = isStandard
    ? patternOf(format, 'orsuOR'.includes(format) ? DateTimeFormatInfo.invariant : info)
    : format;
  if (pattern === undefined || pattern === '') return undefined;
  let source = text;
  if (styles & dateTimeStyles.AllowLeadingWhite) source = source.trimStart();
  if (styles & dateTimeStyles.AllowTrailingWhite) source = source.trimEnd();
  const reader = new ExactReader(source, info, (styles & dateTimeStyles.AllowInnerWhite) !== 0);
  if (!reader.readAll(pattern)) return reader.problem;
  return toDate(text, reader.fields, info.calendar, defaults);
}

function toDate(
  text: string,
  fields: Fields,
  calendar: Calendar,
  defaults: DateDefaults,
): ParsedDate | DateProblem | undefined {
  const notInCalendar = (): DateProblem =>
    new DateProblem(
      `The DateTime represented by the string '${text}' is not supported in calendar '${typeName(calendar.$type)}'.`,
    );
  let hour = fields.hour;
  if (fields.hour12 !== undefined) {
    if (fields.hour12 > 12) return undefined;
    const fromTwelve =
      fields.afternoon === undefined ? fields.hour12 : (fields.hour12 % 12) + (fields.afternoon ? 12 : 0);
    if (hour !== undefined && hour !== fromTwelve) return undefined;
    hour = fromTwelve;
  }
  const [minute, second] = [fields.minute ?? 0, fields.second ?? 0];
  if ((hour ?? 0) > 23 || minute > 59 || second > 59) return undefined;
  const ticks = ticksOfTime(hour ?? 0, minute, second, fields.fraction ?? 0);
  const zone = { offsetMinutes: fields.offsetMinutes, isUtc: fields.isUtc ?? false };
  const today = (): number => defaults.today(fields.offsetMinutes);
  if (fields.year === undefined && fields.month === undefined && fields.day === undefined) {
    const dayNumber = defaults.noCurrentDate ? 0 : today();
    return { ticks: BigInt(dayNumber) * ticksPerDay + ticks, ...zone, hasDate: false, hasTime: true };
  }
  const year = fields.year ?? yearOfDay(calendar, today());
  const [month, day] = [fields.month ?? 1, fields.day ?? 1];
  const dayNumber = dayOfDate(calendar, year, month, day);
  if (dayNumber === undefined) return notInCalendar();
  if (fields.dayOfWeek !== undefined && dayOfWeekOf(dayNumber) !== fields.dayOfWeek)
    return new DateProblem(
      `String '${text}' was not recognized as a valid DateTime because the day of week was incorrect.`,
    );
  const hasTime = [hour, fields.minute, fields.second, fields.fraction, fields.offsetMinutes].some(
    (field) => field !== undefined,
  );
  return { ticks: BigInt(dayNumber) * ticksPerDay + ticks, ...zone, hasDate: true, hasTime };
}

/** `+02:00`, `-0330`, `+5`. */
function readOffset(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

/** The letters by which .NET names the fields. */
const patternLetters: Readonly<Record<keyof Fields, string>> = {
  year: 'y',
  month: 'M',
  day: 'd',
  hour: 'H',
  hour12: 'h',
  minute: 'm',
  second: 's',
  fraction: 'f',
  afternoon: 't',
  dayOfWeek: 'd',
  offsetMinutes: 'z',
  isUtc: 'K',
};

class ExactReader {
  readonly fields: Fields = {};
  /** What is wrong, when .NET says more than that the text does not fit. */
  problem: DateProblem | undefined;
  readonly #text: string;
  readonly #info: DateTimeFormatInfo;
  readonly #innerWhite: boolean;
  #at = 0;

  constructor(text: string, info: DateTimeFormatInfo, innerWhite: boolean) {
    this.#text = text;
    this.#info = info;
    this.#innerWhite = innerWhite;
  }

  readAll(pattern: string): boolean {
    for (let at = 0; at < pattern.length;) {
      if (this.#innerWhite) this.#skipWhite();
      const character = pattern[at]!;
      let length = 1;
      while (pattern[at + length] === character) length++;
      if (character === "'" || character === '"') {
        const quoted = readQuoted(pattern, at);
        if (!this.#literal(quoted.text)) return false;
        at += quoted.length;
      } else if (character === '\\') {
        if (!this.#literal(pattern[at + 1] ?? '')) return false;
        at += 2;
      } else if (character === '%') at++;
      else if (character === 'Z') {
        if (this.#match(/GMT|Z/y) === undefined || !this.#set('offsetMinutes', 0)) return false;
        this.fields.isUtc = true;
        at++;
      } else if (/[dMyhHmsfFtgzK]/.test(character)) {
        if (!this.#field(character, length)) return false;
        at += length;
      } else {
        if (character === ' ' && this.#innerWhite) this.#skipWhite();
        else if (
          !this.#literal(
            character === ':'
              ? this.#info.patterns.timeSeparator
              : character === '/'
                ? this.#info.patterns.dateSeparator
                : character,
          )
        ) {
          // A point before optional digits may be missing with them.
          if (!(
            character === '.' &&
            /^F+/.test(pattern.slice(at + 1)) &&
            !/^\d/.test(this.#text.slice(this.#at))
          ))
            return false;
        }
        at++;
      }
    }
    if (this.#innerWhite) this.#skipWhite();
    return this.#at === this.#text.length;
  }

  #skipWhite(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }
  #literal(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
  #digits(least: number, most: number): number | undefined {
    let end = this.#at;
    while (end - this.#at < most && /[0-9]/.test(this.#text[end] ?? '')) end++;
    if (end - this.#at < least) return undefined;
    const value = Number(this.#text.slice(this.#at, end));
    this.#at = end;
    return value;
  }
  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }
  #name(...lists: readonly (readonly string[])[]): number | undefined {
    let best: { index: number; length: number } | undefined;
    const rest = this.#text.slice(this.#at).toLowerCase();
    for (const list of lists) {
      list.forEach((name, index) => {
        if (name !== '' && rest.startsWith(name.toLowerCase()) && name.length > (best?.length ?? 0))
          best = { index, length: name.length };
      });
    }
    if (best) this.#at += best.length;
    return best?.index;
  }
  #set<K extends keyof Fields>(name: K, value: Fields[K]): boolean {
    if (value === undefined) return false;
    if (this.fields[name] !== undefined && this.fields[name] !== value) {
      this.problem = new DateProblem(
        `DateTime pattern '${patternLetters[name]}' appears more than once with different values.`,
      );
      return false;
    }
    this.fields[name] = value;
    return true;
  }

  #field(letter: string, length: number): boolean {
    const { patterns } = this.#info;
    const two = (): number | undefined => this.#digits(length === 1 ? 1 : 2, 2);
    switch (letter) {
      case 'd':
        if (length <= 2) return this.#set('day', two());
        return this.#set(
          'dayOfWeek',
          this.#name(length === 3 ? patterns.abbreviatedDayNames : patterns.dayNames),
        );
      case 'M': {
        if (length <= 2) return this.#set('month', two());
        const month =
          length === 3
            ? this.#name(patterns.abbreviatedMonthNames, patterns.abbreviatedMonthGenitiveNames)
            : this.#name(patterns.monthNames, patterns.monthGenitiveNames);
        return this.#set('month', month === undefined ? undefined : month + 1);
      }
      case 'y': {
        const value = length <= 2 ? two() : this.#digits(Math.min(length, 4), Math.max(length, 4));
        return this.#set(
          'year',
          value === undefined ? undefined : length <= 2 ? this.#info.calendar.fourDigitYear(value) : value,
        );
      }
      case 'h':
        return this.#set('hour12', two());
      case 'H':
        return this.#set('hour', two());
      case 'm':
        return this.#set('minute', two());
      case 's':
        return this.#set('second', two());
      case 'f':
      case 'F': {
        const from = this.#at;
        const value = this.#digits(letter === 'f' ? length : 0, length);
        return value !== undefined && this.#set('fraction', value * 10 ** (7 - (this.#at - from)));
      }
      case 't': {
        const designator = this.#name(
          [patterns.amDesignator, patterns.pmDesignator].map((name) =>
            length === 1 ? name.slice(0, 1) : name,
          ),
        );
        return this.#set('afternoon', designator === undefined ? undefined : designator === 1);
      }
      case 'g':
        return this.#name([patterns.eraName, patterns.abbreviatedEraName, 'AD']) !== undefined;
      case 'z':
      case 'K': {
        const zone = this.#match(
          letter === 'K'
            ? /Z|[+-]\d{2}:?\d{2}|(?=$|.)/y
            : length === 1
              ? /[+-]\d{1,2}/y
              : length === 2
                ? /[+-]\d{2}/y
                : /Z|[+-]\d{1,2}:?\d{2}/y,
        );
        if (zone === undefined) return false;
        if (zone === 'Z') this.fields.isUtc = true;
        return zone === '' || this.#set('offsetMinutes', zone === 'Z' ? 0 : readOffset(zone));
      }
      default:
        return false;
    }
  }
}
