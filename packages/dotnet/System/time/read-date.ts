// `Parse`, `ParseExact` and their kin for DateTime and DateTimeOffset: from what a text said to a value.
import { spend } from '@mockwright/language/runtime/run';
import {
  ArgumentException,
  ArgumentNullException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { maxTicks, ticksPerDay } from './calendar.ts';
import { parseDate } from './date-parse.ts';
import { DateProblem } from './reading/parsed-date.ts';
import type { ParsedDate } from './reading/parsed-date.ts';
import { parseDateExact } from './date-parse-exact.ts';
import { DateTimeFormatInfo } from '../../System.Globalization/date-time-format-info.ts';
import { DateTime } from './date-time.ts';
import { dateTimeKinds } from '../date-time-kinds.ts';
import { dateTimeStyles } from '../../System.Globalization/date-time-styles.ts';
import { localZone, offsetOfLocal } from './local-zone.ts';

const { AssumeLocal, AssumeUniversal, AdjustToUniversal, RoundtripKind, NoCurrentDateDefault } =
  dateTimeStyles;

/** How a text is to be read: by formats, or (`undefined`) as people write. */
export interface ReadOptions {
  readonly formats: readonly (string | null)[] | undefined;
  readonly provider: unknown;
  readonly styles: number;
  readonly typeName: 'DateTime' | 'DateTimeOffset' | 'DateOnly' | 'TimeOnly';
}

/** @param parameter what the method calls the styles */
function checkStyles(styles: number, parameter: string): void {
  if (styles & ~255)
    throw new ArgumentException('An undefined DateTimeStyles value is being used.', parameter);
  if ((styles & AssumeLocal) !== 0 && (styles & AssumeUniversal) !== 0)
    throw new ArgumentException(
      'The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together.',
      parameter,
    );
  if (
    (styles & RoundtripKind) !== 0 &&
    (styles & (AssumeLocal | AssumeUniversal | AdjustToUniversal)) !== 0
  ) {
    throw new ArgumentException(
      'The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal.',
      parameter,
    );
  }
}

/** What the text says, or what is wrong with it. */
export function readDate(text: string | null, options: ReadOptions): ParsedDate | DateProblem {
  const { formats, styles, typeName } = options;
  checkStyles(styles, formats && typeName === 'DateTime' ? 'style' : 'styles');
  if (typeName === 'DateTimeOffset' && (styles & NoCurrentDateDefault) !== 0)
    throw new ArgumentException(
      "The DateTimeStyles value 'NoCurrentDateDefault' is not allowed when parsing DateTimeOffset.",
      'styles',
    );
  // A DateTimeOffset calls itself a DateTime here.
  const shownName = typeName === 'DateTimeOffset' ? 'DateTime' : typeName;
  // Without a text, the formats do not matter to a DateTime.
  if (text === null || (text === '' && formats && shownName === 'DateTime'))
    return new DateProblem(`String '' was not recognized as a valid ${shownName}.`);
  const info = DateTimeFormatInfo.of(options.provider);
  const defaults = {
    today: (offsetMinutes: number | undefined): number =>
      typeName === 'DateTimeOffset' && offsetMinutes !== undefined
        ? DateTime.ofTicks(DateTime.now().toUtc().ticks + BigInt(offsetMinutes) * 600_000_000n, 0).dayNumber
        : DateTime.now().dayNumber,
    noCurrentDate: (styles & NoCurrentDateDefault) !== 0,
    keepsOffset: typeName === 'DateTimeOffset',
  };
  if (formats === undefined) return inRange(parseDate(text, info, shownName, defaults), text, options);
  for (const format of formats) {
    spend(64);
    if (format === null || format === '') return new DateProblem("Format specifier '' was invalid.");
    const parsed = parseDateExact(text, format, info, styles, defaults);
    // Of several formats none is to blame more than the others.
    if (parsed && !(parsed instanceof DateProblem && formats.length > 1))
      return inRange(parsed, text, options);
  }
  return new DateProblem(`String '${text}' was not recognized as a valid ${shownName}.`);
}

/** Offsets beyond 14 hours are no offsets; what a text with an offset means must lie in the years that there are. */
function inRange(
  parsed: ParsedDate | DateProblem,
  text: string,
  { typeName, styles }: ReadOptions,
): ParsedDate | DateProblem {
  if (parsed instanceof DateProblem) return parsed;
  if (parsed.offsetMinutes === undefined && typeName !== 'DateTimeOffset') return parsed;
  const offset = assumedOffset(parsed, styles);
  if (Math.abs(offset) > 840)
    return new DateProblem(`The time zone offset of string '${text}' must be within plus or minus 14 hours.`);
  const utc = utcTicks(parsed.ticks, offset);
  if (typeName === 'DateTimeOffset' && (utc < 0n || utc > maxTicks))
    return new DateProblem(
      `The UTC representation of the date '${text}' falls outside the year range 1-9999.`,
    );
  return utc > maxTicks
    ? new DateProblem(`The DateTime represented by the string '${text}' is out of range.`)
    : parsed;
}
const utcTicks = (ticks: bigint, offsetMinutes: number): bigint =>
  ticks - BigInt(offsetMinutes) * 600_000_000n;

/** @throws {ArgumentNullException | FormatException} */
export function readDateOrThrow(
  text: string | null,
  options: ReadOptions,
  parameter: string = 's',
): ParsedDate {
  if (text === null) throw new ArgumentNullException(parameter);
  const parsed = readDate(text, options);
  if (options.formats?.length === 0 && text !== '')
    throw new FormatException('No format specifiers were provided.');
  if (parsed instanceof DateProblem) throw parsed.toException();
  return parsed;
}

/** Whether a text said just what a `DateOnly` or a `TimeOnly` is. */
function isOnly(parsed: ParsedDate, { formats, typeName }: ReadOptions): boolean {
  // What stands in a format is meant to be there, but for a zone.
  if (formats) return parsed.offsetMinutes === undefined;
  return parsed.offsetMinutes === undefined && !(typeName === 'DateOnly' ? parsed.hasTime : parsed.hasDate);
}
/** The only styles that a `DateOnly` or a `TimeOnly` is read with: where white space may be. */
const whiteSpaceStyles = 7;
/** @throws {ArgumentException} for other styles */
function checkOnlyStyles(styles: number): void {
  if (styles & ~whiteSpaceStyles)
    throw new ArgumentException(
      'The only allowed values for the styles are AllowWhiteSpaces, AllowTrailingWhite, AllowLeadingWhite, and AllowInnerWhite.',
      'style',
    );
}
/** Ticks of a `DateOnly` or `TimeOnly`; undefined when the text is none, or the styles are not theirs. */
export function readOnly(text: string | null, options: ReadOptions): bigint | undefined {
  if (options.styles & ~whiteSpaceStyles) return undefined;
  const parsed = readDate(text, options);
  return parsed instanceof DateProblem || !isOnly(parsed, options) ? undefined : parsed.ticks;
}
/** @throws {ArgumentNullException | ArgumentException | FormatException} in the words of `DateOnly` and `TimeOnly` */
export function readOnlyOrThrow(text: string | null, options: ReadOptions): bigint {
  const { typeName } = options;
  if (text === null) throw new ArgumentNullException('s');
  checkOnlyStyles(options.styles);
  const parsed = readDate(text, options);
  if (parsed instanceof DateProblem)
    throw new FormatException(`String '${text}' was not recognized as a valid ${typeName}.`);
  if (!isOnly(parsed, options))
    throw new FormatException(`String '${text}' contains parts which are not specific to the ${typeName}.`);
  return parsed.ticks;
}

/** The DateTime of a text: zones are converted to local time, or as `styles` says. */
export function toDateTime(parsed: ParsedDate, styles: number): DateTime {
  const { ticks, offsetMinutes, isUtc } = parsed;
  if (offsetMinutes === undefined) {
    if (styles & AssumeUniversal)
      return styles & AdjustToUniversal
        ? new DateTime(ticks, dateTimeKinds.Utc)
        : new DateTime(ticks, dateTimeKinds.Utc).toLocal();
    if (styles & AssumeLocal)
      return styles & AdjustToUniversal
        ? new DateTime(ticks, dateTimeKinds.Local).toUtc()
        : new DateTime(ticks, dateTimeKinds.Local);
    return new DateTime(ticks);
  }
  const utc = utcTicks(ticks, offsetMinutes);
  // What lies before the first day stays a time of day.
  const value = new DateTime(utc < 0n ? utc + ticksPerDay : utc, dateTimeKinds.Utc);
  if (styles & AdjustToUniversal || (isUtc && styles & RoundtripKind)) return value;
  return value.toLocal();
}

/** Minutes east of UTC of a text without a zone. */
export function assumedOffset(parsed: ParsedDate, styles: number): number {
  return parsed.offsetMinutes ?? (styles & AssumeUniversal ? 0 : offsetOfLocal(localZone(), parsed.ticks));
}
