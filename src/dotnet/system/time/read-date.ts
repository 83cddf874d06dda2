// `Parse`, `ParseExact` and their kin for DateTime and DateTimeOffset: from what a text said to a value.
import { ArgumentException, ArgumentNullException, FormatException } from '../../../runtime/exceptions.ts';
import { maxTicks } from './calendar.ts';
import { DateProblem, parseDate } from './date-parse.ts';
import type { ParsedDate } from './date-parse.ts';
import { parseDateExact } from './date-parse-exact.ts';
import { DateTimeFormatInfo } from './date-time-format-info.ts';
import { DateTime } from './date-time.ts';
import { dateTimeKinds, dateTimeStyles } from './enums.ts';
import { localZone, offsetOfLocal } from './local-zone.ts';

const { AssumeLocal, AssumeUniversal, AdjustToUniversal, RoundtripKind, NoCurrentDateDefault } =
  dateTimeStyles;

/** How a text is to be read: by formats, or (`undefined`) as people write. */
export interface ReadOptions {
  readonly formats: readonly (string | null)[] | undefined;
  readonly provider: unknown;
  readonly styles: number;
  /** `DateTime`, `DateTimeOffset`: in the messages. */
  readonly typeName: string;
}

function checkStyles(styles: number): void {
  if (styles & ~255)
    throw new ArgumentException('An undefined DateTimeStyles value is being used.', 'styles');
  if ((styles & AssumeLocal) !== 0 && (styles & AssumeUniversal) !== 0)
    throw new ArgumentException(
      'The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together.',
      'styles',
    );
  if (
    (styles & RoundtripKind) !== 0 &&
    (styles & (AssumeLocal | AssumeUniversal | AdjustToUniversal)) !== 0
  ) {
    throw new ArgumentException(
      'The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal.',
      'styles',
    );
  }
}

/** What the text says, or what is wrong with it. */
export function readDate(text: string | null, options: ReadOptions): ParsedDate | DateProblem {
  checkStyles(options.styles);
  const { formats, styles, typeName } = options;
  if (text === null) return new DateProblem(`String '' was not recognized as a valid ${typeName}.`);
  const info = DateTimeFormatInfo.of(options.provider);
  const today = (): { year: number; dayNumber: number } => {
    if ((styles & NoCurrentDateDefault) !== 0) return { year: 1, dayNumber: 0 };
    const now = DateTime.now();
    return { year: now.date.year, dayNumber: now.dayNumber };
  };
  if (formats === undefined) return inRange(parseDate(text, info, typeName, today), text);
  for (const format of formats) {
    const parsed = format === null ? undefined : parseDateExact(text, format, info, styles, today);
    // Of several formats none is to blame more than the others.
    if (parsed && !(parsed instanceof DateProblem && formats.length > 1)) return inRange(parsed, text);
  }
  return new DateProblem(`String '${text}' was not recognized as a valid ${typeName}.`);
}

/** Offsets beyond 14 hours are no offsets. */
function inRange(parsed: ParsedDate | DateProblem, text: string): ParsedDate | DateProblem {
  if (parsed instanceof DateProblem || Math.abs(parsed.offsetMinutes ?? 0) <= 840) return parsed;
  return new DateProblem(`The time zone offset of string '${text}' must be within plus or minus 14 hours.`);
}

/** @throws {ArgumentNullException | FormatException} for formats that cannot be meant */
function checkFormats(formats: ReadOptions['formats']): void {
  if (!formats) return;
  if (formats.length === 0) throw new FormatException('No format specifiers were provided.');
  if (formats.length === 1 && formats[0] === null) throw new ArgumentNullException('format');
  if (formats.some((format) => format === null || format === ''))
    throw new FormatException("Format specifier '' was invalid.");
}

/** @throws {ArgumentNullException | FormatException} */
export function readDateOrThrow(
  text: string | null,
  options: ReadOptions,
  parameter: string = 's',
): ParsedDate {
  if (text === null) throw new ArgumentNullException(parameter);
  checkFormats(options.formats);
  const parsed = readDate(text, options);
  if (parsed instanceof DateProblem) throw parsed.toException();
  return parsed;
}

/** Whether a text said just what a `DateOnly` or a `TimeOnly` is. */
function isOnly(parsed: ParsedDate, typeName: string): boolean {
  return typeName === 'DateOnly' ? !parsed.hasTime : parsed.timeOnly && parsed.offsetMinutes === undefined;
}
/** @throws {ArgumentException} for styles that say more than where white space may be */
function checkOnlyStyles(styles: number): void {
  if (styles & ~7)
    throw new ArgumentException(
      'The only allowed values for the styles are AllowWhiteSpaces, AllowTrailingWhite, AllowLeadingWhite, and AllowInnerWhite.',
      'style',
    );
}
/** Ticks of a `DateOnly` or `TimeOnly`; undefined when the text is none. */
export function readOnly(text: string | null, options: ReadOptions): bigint | undefined {
  checkOnlyStyles(options.styles);
  const parsed = readDate(text, options);
  return parsed instanceof DateProblem || !isOnly(parsed, options.typeName) ? undefined : parsed.ticks;
}
/** @throws {ArgumentNullException | ArgumentException | FormatException} in the words of `DateOnly` and `TimeOnly` */
export function readOnlyOrThrow(text: string | null, options: ReadOptions): bigint {
  const { formats, typeName } = options;
  if (text === null) throw new ArgumentNullException('s');
  checkOnlyStyles(options.styles);
  checkFormats(formats);
  const parsed = readDate(text, options);
  if (parsed instanceof DateProblem)
    throw new FormatException(`String '${text}' was not recognized as a valid ${typeName}.`);
  if (!isOnly(parsed, typeName))
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
  const utc = ticks - BigInt(offsetMinutes) * 600_000_000n;
  const value = new DateTime(utc < 0n ? 0n : utc > maxTicks ? maxTicks : utc, dateTimeKinds.Utc);
  if (styles & AdjustToUniversal || (isUtc && styles & RoundtripKind)) return value;
  return value.toLocal();
}

/** Minutes east of UTC of a text without a zone. */
export function assumedOffset(parsed: ParsedDate, styles: number): number {
  return parsed.offsetMinutes ?? (styles & AssumeUniversal ? 0 : offsetOfLocal(localZone(), parsed.ticks));
}
