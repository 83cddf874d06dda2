// Dates in JSON: ISO 8601 and Microsoft's `/Date(…)/`, read and written as Newtonsoft.Json does.
import { formatValue } from '@mockwright/language/runtime/text';
import type { Ref } from '@mockwright/language/metadata/declaration';
import { DateFormatHandling } from './json-formats.ts';
import { DateTimeZoneHandling } from './json-formats.ts';
import { instanceMethod, propertyGetter, staticMethod } from './declared-members.ts';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { isDateTime, isDateTimeOffset } from './system-types.ts';
import type { DateTime, DateTimeOffset, TimeSpan } from './system-types.ts';

/** `DateTimeKind`. */
const Kind = { Unspecified: 0, Utc: 1, Local: 2 } as const;
const roundtripKind = 128;
const ticksPerSecond = 10_000_000n;
const ticksPerDay = 864_000_000_000n;
const epochTicks = 621_355_968_000_000_000n;
const maxTicks = 3_155_378_975_999_999_999n;

/** How dates are written. */
export interface DateFormat {
  readonly dateFormatHandling: number;
  readonly dateTimeZoneHandling: number;
  readonly dateFormatString: string | null;
  /** Null is the invariant culture, here and in what follows. */
  readonly culture: object | null;
  readonly quoteChar: string;
}

/** `DateTime.Ticks`. */
function ticksOf(date: DateTime): bigint {
  return propertyGetter('System.DateTime', 'Ticks')(date) as bigint;
}
function kindOf(date: DateTime): number {
  return propertyGetter('System.DateTime', 'Kind')(date) as number;
}
function makeDateTime(ticks: bigint, kind: number): DateTime {
  return staticMethod('System.DateTime', '.ctor', 'long,DateTimeKind')(ticks, kind) as DateTime;
}
function toLocal(date: DateTime): DateTime {
  return instanceMethod('System.DateTime', 'ToLocalTime', '')(date) as DateTime;
}
function toUtc(date: DateTime): DateTime {
  return instanceMethod('System.DateTime', 'ToUniversalTime', '')(date) as DateTime;
}
/** The offset of local time, in ticks, at a local (or unspecified) date. */
function localOffset(date: DateTime): bigint {
  return ticksOf(date) - ticksOf(toUtc(makeDateTime(ticksOf(date), Kind.Local)));
}
function makeOffset(ticks: bigint, offset: bigint): DateTimeOffset {
  const span = staticMethod('System.TimeSpan', '.ctor', 'long')(offset) as TimeSpan;
  return staticMethod('System.DateTimeOffset', '.ctor', 'long,TimeSpan')(ticks, span) as DateTimeOffset;
}
/** `new DateTimeOffset(DateTime)`. */
export function offsetOfDateTime(date: DateTime): DateTimeOffset {
  return staticMethod('System.DateTimeOffset', '.ctor', 'DateTime')(date) as DateTimeOffset;
}
/** `DateTimeOffset.DateTime`. */
export function dateTimeOfOffset(date: DateTimeOffset): DateTime {
  return propertyGetter('System.DateTimeOffset', 'DateTime')(date) as DateTime;
}
function offsetTicks(date: DateTimeOffset): bigint {
  return propertyGetter(
    'System.TimeSpan',
    'Ticks',
  )(propertyGetter('System.DateTimeOffset', 'Offset')(date)) as bigint;
}

/** A date as `DateTimeZoneHandling` wants it. */
export function inZone(date: DateTime, handling: number): DateTime {
  const kind = kindOf(date);
  switch (handling) {
    case DateTimeZoneHandling.Local:
      return kind === Kind.Local
        ? date
        : kind === Kind.Utc
          ? toLocal(date)
          : makeDateTime(ticksOf(date), Kind.Local);
    case DateTimeZoneHandling.Utc:
      return kind === Kind.Utc
        ? date
        : kind === Kind.Local
          ? toUtc(date)
          : makeDateTime(ticksOf(date), Kind.Utc);
    case DateTimeZoneHandling.Unspecified:
      return kind === Kind.Unspecified ? date : makeDateTime(ticksOf(date), Kind.Unspecified);
    default:
      return date;
  }
}

interface Parsed {
  /** As written. */
  readonly ticks: bigint;
  /** Undefined without a zone. */
  readonly offset: bigint | undefined;
  readonly isUtc: boolean;
}
const iso =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,7}))?(?:([Zz])|([+-])(\d\d)(?::?(\d\d))?)?$/;
function parseIso(text: string): Parsed | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((group) =>
    Number(match[group]),
  ) as [number, number, number, number, number, number];
  const fraction = BigInt((match[7] ?? '').padEnd(7, '0'));
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (minute > 59 || second > 59 || hour > 24 || (hour === 24 && (minute > 0 || second > 0 || fraction > 0n)))
    return undefined;
  const ticks =
    BigInt(daysBefore(year, month, day)) * ticksPerDay +
    BigInt(hour * 3600 + minute * 60 + second) * ticksPerSecond +
    fraction;
  if (ticks > maxTicks) return undefined;
  if (match[9] === undefined)
    return { ticks, offset: match[8] === undefined ? undefined : 0n, isUtc: match[8] !== undefined };
  const offset = BigInt(Number(match[10]) * 60 + Number(match[11] ?? 0)) * 60n * ticksPerSecond;
  return { ticks, offset: match[9] === '-' ? -offset : offset, isUtc: false };
}
function parseMicrosoft(text: string): Parsed | undefined {
  const match = /^\/Date\((-?0*\d{1,40})(?:([+-])(\d\d)(\d\d)?)?\)\/$/.exec(text);
  if (!match) return undefined;
  const utc = epochTicks + BigInt(match[1]!) * 10_000n;
  if (match[2] === undefined) return { ticks: utc, offset: 0n, isUtc: true };
  const size = BigInt(Number(match[3]) * 60 + Number(match[4] ?? 0)) * 60n * ticksPerSecond;
  const offset = match[2] === '-' ? -size : size;
  return { ticks: utc + offset, offset, isUtc: false };
}
function parse(text: string): Parsed | undefined {
  const first = text.charCodeAt(0);
  if (first === 47) return parseMicrosoft(text);
  return text.length >= 19 && text.length <= 40 && text[10] === 'T' ? parseIso(text) : undefined;
}

/** What a JSON string of a date gives; undefined when it is none. */
export function parseDateTime(
  text: string,
  zoneHandling: number,
  format: string | null,
  culture: object | null,
): DateTime | undefined {
  const parsed = parse(text);
  let date: DateTime | undefined;
  if (parsed) {
    const { ticks, offset, isUtc } = parsed;
    if (offset === undefined) date = makeDateTime(ticks, Kind.Unspecified);
    else if (isUtc) date = makeDateTime(ticks, Kind.Utc);
    else if (ticks - offset < 0n || ticks - offset > maxTicks) date = makeDateTime(ticks, Kind.Local);
    else date = toLocal(makeDateTime(ticks - offset, Kind.Utc));
  } else if (format) {
    date = parseDateTimeExact(text, format, culture);
  }
  return date && inZone(date, zoneHandling);
}
/** What a JSON string of a date gives as `DateTimeOffset`. */
export function parseDateTimeOffset(
  text: string,
  format: string | null,
  culture: object | null,
): DateTimeOffset | undefined {
  const parsed = parse(text);
  if (parsed) {
    const offset = parsed.offset ?? localOffset(makeDateTime(parsed.ticks, Kind.Local));
    const utc = parsed.ticks - offset;
    if (utc >= 0n && utc <= maxTicks) return makeOffset(parsed.ticks, offset);
  }
  return format ? parseDateTimeOffsetExact(text, format, culture) : undefined;
}
/** `DateTime.TryParse`. */
export function parseDateTimeLoosely(text: string, culture: object | null): DateTime | undefined {
  const result: Ref = { v: null };
  return staticMethod('System.DateTime', 'TryParse', 'string,IFormatProvider,DateTimeStyles,DateTime')(
    text,
    culture ?? CultureInfo.invariant,
    roundtripKind,
    result,
  )
    ? (result.v as DateTime)
    : undefined;
}
/** `DateTimeOffset.TryParse`. */
export function parseDateTimeOffsetLoosely(text: string, culture: object | null): DateTimeOffset | undefined {
  const result: Ref = { v: null };
  return staticMethod(
    'System.DateTimeOffset',
    'TryParse',
    'string,IFormatProvider,DateTimeStyles,DateTimeOffset',
  )(text, culture ?? CultureInfo.invariant, roundtripKind, result)
    ? (result.v as DateTimeOffset)
    : undefined;
}
/** `DateTime.TryParseExact`. */
function parseDateTimeExact(
  text: string,
  format: string,
  culture: object | null,
  styles: number = roundtripKind,
): DateTime | undefined {
  const result: Ref = { v: null };
  const read = staticMethod(
    'System.DateTime',
    'TryParseExact',
    'string,string,IFormatProvider,DateTimeStyles,DateTime',
  );
  return read(text, format, culture ?? CultureInfo.invariant, styles, result)
    ? (result.v as DateTime)
    : undefined;
}
/** `DateTimeOffset.TryParseExact`. */
function parseDateTimeOffsetExact(
  text: string,
  format: string,
  culture: object | null,
  styles: number = roundtripKind,
): DateTimeOffset | undefined {
  const result: Ref = { v: null };
  const read = staticMethod(
    'System.DateTimeOffset',
    'TryParseExact',
    'string,string,IFormatProvider,DateTimeStyles,DateTimeOffset',
  );
  return read(text, format, culture ?? CultureInfo.invariant, styles, result)
    ? (result.v as DateTimeOffset)
    : undefined;
}
/** Seconds (or parts of them) since 1970; undefined for what is no date. */
export function unixSeconds(boxed: unknown, perSecond: bigint = 1n): bigint | undefined {
  const unit = ticksPerSecond / perSecond;
  if (isDateTime(boxed)) return (ticksOf(toUtc(boxed)) - epochTicks) / unit;
  return isDateTimeOffset(boxed)
    ? (ticksOf(dateTimeOfOffset(boxed)) - offsetTicks(boxed) - epochTicks) / unit
    : undefined;
}
/** The UTC date of that many seconds (or parts of them) since 1970. */
export function dateOfUnixSeconds(seconds: bigint, perSecond: bigint = 1n): DateTime {
  return makeDateTime(epochTicks + (seconds * ticksPerSecond) / perSecond, Kind.Utc);
}
/** `DateTimeOffset.Parse`, invariant. @throws FormatException */
export function parseDateTimeOffsetOrThrow(text: string): DateTimeOffset {
  return staticMethod(
    'System.DateTimeOffset',
    'Parse',
    'string,IFormatProvider',
  )(text, CultureInfo.invariant) as DateTimeOffset;
}

/** A DateTime's text, without quotes. */
export function dateTimeText(value: DateTime, format: DateFormat): string {
  const date = inZone(value, format.dateTimeZoneHandling);
  if (format.dateFormatString)
    return formatValue(date, format.dateFormatString, format.culture ?? CultureInfo.invariant);
  const ticks = ticksOf(date);
  const kind = kindOf(date);
  if (format.dateFormatHandling === DateFormatHandling.MicrosoftDateFormat) {
    const offset = kind === Kind.Utc ? 0n : localOffset(date);
    const isEdge = ticks === 0n || ticks === maxTicks;
    return microsoftText(
      kind === Kind.Utc || isEdge ? ticks : ticks - offset,
      kind === Kind.Utc || (kind === Kind.Unspecified && isEdge) ? undefined : offset,
    );
  }
  return (
    isoText(ticks) + (kind === Kind.Utc ? 'Z' : kind === Kind.Local ? offsetText(localOffset(date), ':') : '')
  );
}
/** A DateTimeOffset's text, without quotes. */
export function dateTimeOffsetText(value: DateTimeOffset, format: DateFormat): string {
  if (format.dateFormatString)
    return formatValue(value, format.dateFormatString, format.culture ?? CultureInfo.invariant);
  const ticks = ticksOf(dateTimeOfOffset(value));
  const offset = offsetTicks(value);
  return format.dateFormatHandling === DateFormatHandling.MicrosoftDateFormat
    ? microsoftText(ticks - offset, offset)
    : isoText(ticks) + offsetText(offset, ':');
}
/** With quotes. */
export function dateTimeJson(value: DateTime, format: DateFormat): string {
  return format.quoteChar + dateTimeText(value, format) + format.quoteChar;
}
/** With quotes. */
export function dateTimeOffsetJson(value: DateTimeOffset, format: DateFormat): string {
  return format.quoteChar + dateTimeOffsetText(value, format) + format.quoteChar;
}
function microsoftText(utcTicks: bigint, offset: bigint | undefined): string {
  return `\\/Date(${(utcTicks - epochTicks) / 10_000n}${offset === undefined ? '' : offsetText(offset, '')})\\/`;
}
function offsetText(offset: bigint, separator: string): string {
  const minutes = Number((offset < 0n ? -offset : offset) / (60n * ticksPerSecond));
  return `${offset < 0n ? '-' : '+'}${pad(Math.trunc(minutes / 60), 2)}${separator}${pad(minutes % 60, 2)}`;
}
function isoText(ticks: bigint): string {
  const [year, month, day] = dateOf(Number(ticks / ticksPerDay));
  const rest = ticks % ticksPerDay;
  const seconds = Number(rest / ticksPerSecond);
  const fraction = rest % ticksPerSecond;
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${pad(Math.trunc(seconds / 3600), 2)}:${pad(Math.trunc(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}`;
  return fraction === 0n
    ? text
    : `${text}.${fraction
        .toString()
        .padStart(7, '0')
        .replace(/(?<!0)0+$/, '')}`;
}
function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
function daysInMonth(year: number, month: number): number {
  return month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;
}
const epochDays = 719_162;
/** Days since 0001-01-01. */
function daysBefore(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / 86_400_000) + epochDays;
}
function dateOf(days: number): [year: number, month: number, day: number] {
  const date = new Date((days - epochDays) * 86_400_000);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
