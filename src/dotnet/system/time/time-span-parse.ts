// `TimeSpan.Parse` and `ParseExact`.
import { FormatException, OverflowException } from '../../../runtime/exceptions.ts';
import { ticksPerDay, ticksOfTime } from './calendar.ts';
import { decimalSeparator } from './time-span-format.ts';

const patterns: readonly RegExp[] = [
  /^(?<d>\d+)$/,
  /^(?<h>\d+):(?<m>\d+)$/,
  /^(?:(?<d>\d+)\.)?(?<h>\d+):(?<m>\d+)$/,
  /^(?:(?<d>\d+)[.:])?(?<h>\d+):(?<m>\d+):(?<s>\d+)(?:[.](?<f>\d+))?$/,
];

/** Ticks of a text; `'format'` or `'overflow'` when it is none. */
function parseText(text: string): bigint | 'format' | 'overflow' {
  const trimmed = text.trim();
  const negative = trimmed.startsWith('-');
  const body = negative ? trimmed.slice(1) : trimmed;
  for (const pattern of patterns) {
    const groups = pattern.exec(body)?.groups;
    if (!groups) continue;
    const { d, h = '0', m = '0', s = '0', f = '' } = groups;
    // `25:00:00` cannot be hours: three numbers are then days, hours and minutes.
    if (d === undefined && groups['s'] !== undefined && f === '' && Number(h) > 23)
      return ticksOf(h, m, s, '0', '', negative);
    return ticksOf(d ?? '0', h, m, s, f, negative);
  }
  return 'format';
}

function ticksOf(
  d: string,
  h: string,
  m: string,
  s: string,
  f: string,
  negative: boolean,
): bigint | 'overflow' {
  const [days, hours, minutes, seconds] = [d, h, m, s].map(Number) as [number, number, number, number];
  if (
    days > 10675199 ||
    hours > 23 ||
    minutes > 59 ||
    seconds > 59 ||
    f.replace(/^0+/, '').length > 7 ||
    f.length > 7
  )
    return 'overflow';
  const ticks = BigInt(days) * ticksPerDay + ticksOfTime(hours, minutes, seconds, Number(f.padEnd(7, '0')));
  const signed = negative ? -ticks : ticks;
  return signed > (1n << 63n) - 1n || signed < -(1n << 63n) ? 'overflow' : signed;
}

function parseOrThrow(text: string): bigint {
  const result = parseText(text);
  if (typeof result === 'bigint') return result;
  if (result === 'overflow')
    throw new OverflowException(
      `The TimeSpan string '${text}' could not be parsed because at least one of the numeric components is out of range or contains too many digits.`,
    );
  throw new FormatException(`String '${text}' was not recognized as a valid TimeSpan.`);
}

/** Ticks, or what is wrong; `orThrow` throws .NET's exceptions. */
export const parseTimeSpan: ((text: string) => bigint | 'format' | 'overflow') & {
  readonly orThrow: (text: string) => bigint;
} = Object.assign(parseText, { orThrow: parseOrThrow });

const standardPatterns = (separator: string): Readonly<Record<string, RegExp>> => {
  const point = separator.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    c: /^(?<n>-)?(?:(?<d>\d{1,8})\.)?(?<h>\d\d):(?<m>\d\d):(?<s>\d\d)(?:\.(?<f>\d{7}))?$/,
    g: new RegExp(
      `^(?<n>-)?(?:(?<d>\\d{1,8}):)?(?<h>\\d{1,2}):(?<m>\\d{1,2})(?::(?<s>\\d{1,2})(?:${point}(?<f>\\d{1,7}))?)?$`,
    ),
    G: new RegExp(`^(?<n>-)?(?<d>\\d{1,8}):(?<h>\\d\\d):(?<m>\\d\\d):(?<s>\\d\\d)${point}(?<f>\\d{7})$`),
  };
};

/** A custom format as a pattern; undefined for a bad one. */
function customPattern(format: string): RegExp | undefined {
  let pattern = '';
  for (let at = 0; at < format.length;) {
    const character = format[at]!;
    const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    if (character === '\\') {
      pattern += quote(format[at + 1] ?? '');
      at += 2;
    } else if (character === "'" || character === '"') {
      const end = format.indexOf(character, at + 1);
      if (end < 0) return undefined;
      pattern += quote(format.slice(at + 1, end));
      at = end + 1;
    } else if (character === '%') at++;
    else {
      let length = 1;
      while (format[at + length] === character) length++;
      if (!/[dhmsfF]/.test(character)) return undefined;
      const digits =
        character === 'f'
          ? `{${length}}`
          : character === 'F'
            ? `{0,${length}}`
            : length === 1
              ? character === 'd'
                ? '{1,8}'
                : '{1,2}'
              : `{${length}}`;
      pattern += `(?<${character.toLowerCase()}>\\d${digits})`;
      at += length;
    }
  }
  try {
    return new RegExp(`^${pattern}$`);
  } catch {
    return undefined;
  }
}

function parseExactly(text: string, formats: readonly string[], provider: unknown): bigint | undefined {
  for (const format of formats) {
    const pattern =
      standardPatterns(decimalSeparator(provider))[format === 't' || format === 'T' ? 'c' : format] ??
      (format.length > 1 ? customPattern(format) : undefined);
    const groups = pattern?.exec(text)?.groups;
    if (!groups) continue;
    const ticks = ticksOf(
      groups['d'] ?? '0',
      groups['h'] ?? '0',
      groups['m'] ?? '0',
      groups['s'] ?? '0',
      groups['f'] ?? '',
      groups['n'] === '-',
    );
    if (ticks !== 'overflow') return ticks;
  }
  return undefined;
}

function parseExactlyOrThrow(text: string, formats: readonly string[], provider: unknown): bigint {
  const ticks = parseExactly(text, formats, provider);
  if (ticks !== undefined) return ticks;
  const [only] = formats;
  if (formats.length === 1 && !isFormat(only!))
    throw new FormatException('Input string was not in a correct format.');
  throw new FormatException(`String '${text}' was not recognized as a valid TimeSpan.`);
}
/** Whether a format could be met by any text at all. */
function isFormat(format: string): boolean {
  return /^[cgGtT]$/.test(format) || (format.length > 1 && customPattern(format) !== undefined);
}

/** Ticks by one of the formats; undefined when none fits; `orThrow` throws .NET's exception. */
export const parseTimeSpanExact: ((
  text: string,
  formats: readonly string[],
  provider: unknown,
) => bigint | undefined) & {
  readonly orThrow: (text: string, formats: readonly string[], provider: unknown) => bigint;
} = Object.assign(parseExactly, { orThrow: parseExactlyOrThrow });
