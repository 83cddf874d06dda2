// Values in XML: what `XmlConvert` makes of numbers, dates and durations, and back.
import { Box } from '@mockwright/language/runtime/box';
import { doubleText, singleText } from '@mockwright/language/runtime/number-text';
import { FormatException, OverflowException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { dateTimeOffsetText, dateTimeText } from '../values/json-dates.ts';
import { staticMethod } from '../values/declared-members.ts';
import { defaultFormat } from '../values/primitive-values.ts';
import { guidOf, isDateTime, isDateTimeOffset, isTimeSpan } from '../values/system-types.ts';
import type { DateTime } from '../values/system-types.ts';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { TimeSpan } from '../System/time-span.ts';

const ticksPerSecond = 10_000_000n;

function infinite(value: number): string | undefined {
  if (value === Infinity) return 'INF';
  return value === -Infinity ? '-INF' : undefined;
}
/** `XmlConvert.ToString(TimeSpan)`: `P1DT2H3M4.5S`. */
function durationText(ticks: bigint): string {
  const size = ticks < 0n ? -ticks : ticks;
  const seconds = size / ticksPerSecond;
  const fraction = (size % ticksPerSecond)
    .toString()
    .padStart(7, '0')
    .replace(/(?<!0)0+$/, '');
  const [days, hours, minutes] = [seconds / 86400n, (seconds / 3600n) % 24n, (seconds / 60n) % 60n];
  const rest = `${seconds % 60n}${fraction && `.${fraction}`}`;
  const time =
    (hours > 0n ? `${hours}H` : '') + (minutes > 0n ? `${minutes}M` : '') + (rest === '0' ? '' : `${rest}S`);
  const day = days > 0n ? `${days}D` : '';
  if (day === '' && time === '') return 'PT0S';
  return `${ticks < 0n ? '-' : ''}P${day}${time && `T${time}`}`;
}
/** `XmlConvert.ToString(DateTime, RoundtripKind)`. */
export function dateText(value: DateTime): string {
  return dateTimeText(value, defaultFormat);
}
/** A boxed value (not null) as content: `XContainer.GetStringValue`. */
export function xmlText(boxed: unknown): string {
  if (typeof boxed === 'boolean') return boxed ? 'true' : 'false';
  if (boxed instanceof Box && typeof boxed.value === 'number') {
    const { special } = boxed.$type;
    if (special === 'double')
      return infinite(boxed.value) ?? (Object.is(boxed.value, -0) ? '-0' : doubleText(boxed.value));
    if (special === 'float')
      return infinite(boxed.value) ?? (Object.is(boxed.value, -0) ? '-0' : singleText(boxed.value));
  }
  if (isDateTime(boxed)) return dateText(boxed);
  if (isDateTimeOffset(boxed)) return dateTimeOffsetText(boxed, defaultFormat).replace('+00:00', 'Z');
  if (isTimeSpan(boxed)) return durationText((boxed as unknown as TimeSpan).ticks);
  return toText(boxed);
}

/** What a value of a type of XML is refused with. */
export function invalid(text: string, type: string): FormatException {
  return new FormatException(`The string '${text}' is not a valid ${type} value.`);
}
// `\d\d*`, not `\d+`: a process with much code of expressions compiles no more of them well, and `+` then needs room on a
// stack for each of millions of digits.
const duration =
  /^(-)?P(?=\d|T\d)(?:(\d\d*)Y)?(?:(\d\d*)M)?(?:(\d\d*)D)?(?:T(?=\d)(?:(\d\d*)H)?(?:(\d\d*)M)?(?:(\d\d*)(?:\.(\d\d*))?S)?)?$/;
function parseDuration(text: string): TimeSpan {
  spendSize(text.length);
  const match = duration.exec(text);
  if (!match) throw invalid(text, 'TimeSpan');
  const part = (index: number): bigint => {
    const digits = (match[index] ?? '0').replace(/^0*(?=\d)/, '');
    if (digits.length > mostDigits) throw tooLong();
    return BigInt(digits);
  };
  // A year has 365 days and a month 30: so .NET counts.
  const days = part(2) * 365n + part(3) * 30n + part(4);
  const ticks =
    (((days * 24n + part(5)) * 60n + part(6)) * 60n + part(7)) * ticksPerSecond +
    BigInt((match[8] ?? '').slice(0, 7).padEnd(7, '0'));
  if (ticks > 0x7fffffffffffffffn) throw tooLong();
  return new TimeSpan(match[1] ? -ticks : ticks);
}
/** What has more is too long, and takes long to be read. */
const mostDigits = 20;
function tooLong(): OverflowException {
  return new OverflowException('TimeSpan overflowed because the duration is too long.');
}
/** `XmlConvert.ToBoolean`. @throws FormatException */
export function parseBoolean(text: string): boolean {
  switch (text.trim()) {
    case 'true':
    case '1':
      return true;
    case 'false':
    case '0':
      return false;
    default:
      throw invalid(text, 'Boolean');
  }
}
function parseFloating(type: 'Double' | 'Single', text: string): number {
  const trimmed = text.trim();
  if (trimmed === 'INF') return Infinity;
  if (trimmed === '-INF') return -Infinity;
  return styled(type, floatStyle)(trimmed) as number;
}
const parsed =
  (type: string) =>
  (text: string): unknown =>
    staticMethod(`System.${type}`, 'Parse', 'string')(text);
/** A number without what the style does not allow: a sign, groups. */
export const styled =
  (type: string, style: number) =>
  (text: string): unknown =>
    staticMethod(`System.${type}`, 'Parse', 'string,NumberStyles,IFormatProvider')(
      text,
      style,
      CultureInfo.invariant,
    );
/** White space around digits. */
export const unsignedStyle: number = numberStyles.AllowLeadingWhite | numberStyles.AllowTrailingWhite;
const decimalStyle = unsignedStyle | numberStyles.AllowLeadingSign | numberStyles.AllowDecimalPoint;
const floatStyle = decimalStyle | numberStyles.AllowExponent;
const roundtripKind = 128;

/** C# type → how its value is read from XML; the result in natural form. */
export const xmlReaders: Readonly<Record<string, (text: string) => unknown>> = {
  bool: (text) => parseBoolean(text.toLowerCase()),
  int: parsed('Int32'),
  uint: styled('UInt32', unsignedStyle),
  long: parsed('Int64'),
  ulong: styled('UInt64', unsignedStyle),
  float: (text) => parseFloating('Single', text),
  double: (text) => parseFloating('Double', text),
  decimal: styled('Decimal', decimalStyle),
  DateTime: (text) =>
    staticMethod('System.DateTime', 'Parse', 'string,IFormatProvider,DateTimeStyles')(
      text,
      null,
      roundtripKind,
    ),
  DateTimeOffset: (text) => {
    try {
      return staticMethod('System.DateTimeOffset', 'Parse', 'string')(text);
    } catch (error) {
      throw error instanceof FormatException ? invalid(text, 'AllXsd') : error;
    }
  },
  TimeSpan: parseDuration,
  Guid: (text) => guidOf(text),
};
