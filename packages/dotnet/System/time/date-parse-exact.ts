// `DateTime.ParseExact`: reads a date by a format string.
import { spend, spendFormat } from '@mockwright/language/runtime/run';
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { dayOfWeekOf, ticksOfTime, ticksPerDay } from './calendar.ts';
import type { Calendar } from '../../System.Globalization/calendars/calendar.ts';
import { erasOf } from '../../System.Globalization/calendars/calendar-names.ts';
import { dayOfDate } from '../../System.Globalization/calendars/day-of-date.ts';
import { firstYearSign, JapaneseCalendar } from '../../System.Globalization/calendars/gregorian.ts';
import { patternOf, readQuoted } from './date-format.ts';
import { yearOfDay } from './date-parse.ts';
import { DateProblem } from './reading/parsed-date.ts';
import type { DateDefaults, ParsedDate } from './reading/parsed-date.ts';
import { DateTimeFormatInfo } from '../../System.Globalization/date-time-format-info.ts';
import { dateTimeStyles } from '../../System.Globalization/date-time-styles.ts';

/** The fields a format has filled so far. */
interface Fields {
  era?: number;
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
  fraction?: number;
  isHour12?: boolean;
  afternoon?: boolean;
  dayOfWeek?: number;
  offsetMinutes?: number;
  isUtc?: boolean;
}

/**
 * Reads by the format; undefined when the text does not fit. White space is allowed as `styles` says.
 * @throws {FormatException} for a format of one letter that means nothing
 */
export function parseDateExact(
  text: string,
  format: string,
  info: DateTimeFormatInfo,
  styles: number,
  defaults: DateDefaults,
): ParsedDate | DateProblem | undefined {
  spendFormat(format);
  const isStandard = format.length === 1;
  if (text === '') return undefined;
  const reading = isStandard && 'orsuOR'.includes(format) ? DateTimeFormatInfo.invariant : info;
  const pattern = isStandard ? patternOf(format, reading) : format;
  if (pattern === undefined) throw new FormatException('Input string was not in a correct format.');
  if (format === 'U' && defaults.keepsOffset) return invalidFormat(format);
  let source = text;
  if (styles & dateTimeStyles.AllowLeadingWhite) source = source.trimStart();
  if (styles & dateTimeStyles.AllowTrailingWhite) source = source.trimEnd();
  const reader = new ExactReader(source, reading, (styles & dateTimeStyles.AllowInnerWhite) !== 0);
  if (!reader.readAll(pattern)) return reader.problem;
  return toDate(text, reader.fields, reading.calendar, defaults);
}

function invalidFormat(format: string): DateProblem {
  return new DateProblem(`Format specifier '${format}' was invalid.`);
}

/** The hour of the day; undefined where hour and half of the day do not go together. */
function hourOf({ hour = 0, isHour12, afternoon }: Fields): number | undefined {
  if (!isHour12) return (afternoon === false && hour >= 12) || (afternoon && hour < 12) ? undefined : hour;
  return hour > 12 ? undefined : (hour % 12) + (afternoon ? 12 : 0);
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
  const hour = hourOf(fields);
  if (hour === undefined) return undefined;
  const [minute, second] = [fields.minute ?? 0, fields.second ?? 0];
  if (hour > 23 || minute > 59 || second > 59) return notInCalendar();
  const ticks = ticksOfTime(hour, minute, second, fields.fraction ?? 0);
  const zone = { offsetMinutes: fields.offsetMinutes, isUtc: fields.isUtc ?? false };
  const today = (): number => defaults.today(fields.offsetMinutes);
  const checkDay = (dayNumber: number): DateProblem | undefined =>
    fields.dayOfWeek === undefined || dayOfWeekOf(dayNumber) === fields.dayOfWeek
      ? undefined
      : new DateProblem(
          `String '${text}' was not recognized as a valid DateTime because the day of week was incorrect.`,
        );
  if (fields.year === undefined && fields.month === undefined && fields.day === undefined) {
    const dayNumber = defaults.noCurrentDate ? 0 : today();
    return (
      checkDay(dayNumber) ?? {
        ticks: BigInt(dayNumber) * ticksPerDay + ticks,
        ...zone,
        hasDate: false,
        hasTime: true,
      }
    );
  }
  const year = fields.year ?? yearOfDay(calendar, today());
  const [month, day] = [fields.month ?? 1, fields.day ?? 1];
  const dayNumber = dayOfDate(calendar, year, month, day, fields.era);
  if (dayNumber === undefined) return notInCalendar();
  const wrongDay = checkDay(dayNumber);
  if (wrongDay) return wrongDay;
  const hasTime = [fields.hour, fields.minute, fields.second, fields.fraction, fields.offsetMinutes].some(
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
  era: 'g',
  year: 'y',
  month: 'M',
  day: 'd',
  hour: 'H',
  minute: 'm',
  second: 's',
  fraction: 'f',
  isHour12: 'h',
  afternoon: 't',
  dayOfWeek: 'd',
  offsetMinutes: 'z',
  isUtc: 'K',
};

/** No culture has names of months, days or eras that are nearly as long. */
const longestName = 512;

/** How often the letter of a part stands there in a row; everything else counts once. */
function runLength(pattern: string, at: number): number {
  const character = pattern[at]!;
  let length = 1;
  if (fieldLetter.test(character)) while (pattern[at + length] === character) length++;
  return length;
}
/** The letters that mean a part of a date, however often they stand in a row. */
const fieldLetter = /[dMyhHmsfFtgzK]/;

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
      spend(1);
      const length = runLength(pattern, at);
      if (character === "'" || character === '"') {
        const quoted = this.#quoted(pattern, at);
        if (!quoted || !this.#literal(quoted.text)) return false;
        at += quoted.length;
      } else if (character === '\\' || character === '%') {
        const next = pattern[at + 1];
        if (next === undefined || (character === '%' && next === '%')) {
          this.problem = invalidFormat(pattern);
          return false;
        }
        if (character === '\\' && !this.#literal(next)) return false;
        at += character === '\\' ? 2 : 1;
      } else if (character === 'Z') {
        if (this.#match(/GMT|Z/y) === undefined || !this.#set('offsetMinutes', 0)) return false;
        this.fields.isUtc = true;
        at++;
      } else if (fieldLetter.test(character)) {
        if (!this.#field(character, length)) return false;
        at += length;
      } else {
        if (character === ' ' && this.#innerWhite) this.#skipWhite();
        else if (!this.#literal(character) && !this.#literal(this.#separatorFor(character))) {
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

  #quoted(pattern: string, at: number): ReturnType<typeof readQuoted> | undefined {
    try {
      return readQuoted(pattern, at);
    } catch (error) {
      if (!(error instanceof FormatException)) throw error;
      this.problem = new DateProblem(error.text);
      return undefined;
    }
  }
  /** What the culture writes for a `:` or a `/` of a format. */
  #separatorFor(character: string): string {
    const { timeSeparator, dateSeparator } = this.#info.patterns;
    return character === ':' ? timeSeparator : character === '/' ? dateSeparator : character;
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
    const rest = this.#text.slice(this.#at, this.#at + longestName).toLowerCase();
    for (const list of lists) {
      list.forEach((name, index) => {
        if (name !== '' && rest.startsWith(name.toLowerCase()) && name.length > (best?.length ?? 0))
          best = { index, length: name.length };
      });
    }
    if (best) this.#at += best.length;
    return best?.index;
  }
  #set<K extends keyof Fields>(name: K, value: Fields[K], letter: string = patternLetters[name]): boolean {
    if (value === undefined) return false;
    if (this.fields[name] !== undefined && this.fields[name] !== value) {
      this.problem = new DateProblem(
        `DateTime pattern '${letter}' appears more than once with different values.`,
      );
      return false;
    }
    this.fields[name] = value;
    return true;
  }

  #era(): boolean {
    const eras = erasOf(this.#info.calendar, this.#info.patterns);
    const at = this.#name(...eras[0]!.map((_, form) => eras.map((names) => names[form]!)));
    return this.#set('era', at === undefined ? undefined : at + 1);
  }
  #year(length: number): number | undefined {
    const { calendar } = this.#info;
    if (calendar instanceof JapaneseCalendar && this.#literal(firstYearSign)) return 1;
    if (length > 2) return calendar.hasShortYears ? this.#digits(1, 4) : this.#digits(length, length);
    const year = this.#digits(length, calendar.hasShortYears ? 4 : 2);
    return year === undefined ? undefined : calendar.fourDigitYear(year);
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
      case 'y':
        return this.#set('year', this.#year(length));
      case 'h':
        this.fields.isHour12 = true;
        return this.#set('hour', two(), letter);
      case 'H':
        return this.#set('hour', two(), letter);
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
        return this.#era();
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
