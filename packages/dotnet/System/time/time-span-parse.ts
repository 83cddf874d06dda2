// `TimeSpan.Parse`, and the standard formats of `ParseExact`.
import { FormatException, OverflowException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { ticksPerDay, ticksOfTime } from './calendar.ts';
import { decimalSeparator } from './time-span-format.ts';

/** Why a text is no time span. */
export type TimeSpanProblem = 'format' | 'overflow';

/** What every culture reads: the forms of the format `c`. */
const constantPatterns: readonly RegExp[] = [
  /^(?<d>\d+)$/,
  /^(?<h>\d+):(?<m>\d+)$/,
  /^(?<h>\d+):(?<m>\d+):(?<s>\d+)(?:\.(?<f>\d+))?$/,
  /^(?<h>\d+):(?<m>\d+):\.(?<f>\d+)$/,
  /^(?<d>\d+)\.(?<h>\d+):(?<m>\d+)(?::(?<s>\d+)(?:\.(?<f>\d+))?)?$/,
  /^(?<d>\d+)\.(?<h>\d+):(?<m>\d+):\.(?<f>\d+)$/,
];
/** The forms of the format `g`, which end with the culture's separator of fractions. */
function culturePatterns(provider: unknown): readonly RegExp[] {
  const point = decimalSeparator(provider).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [
    /^(?<d>\d+)$/,
    /^(?<h>\d+):(?<m>\d+)$/,
    new RegExp(`^(?<h>\\d+):(?<m>\\d+):(?<s>\\d+)(?:${point}(?<f>\\d+))?$`),
    new RegExp(`^(?<h>\\d+):(?<m>\\d+):${point}(?<f>\\d+)$`),
    /^(?<d>\d+):(?<h>\d+):(?<m>\d+)$/,
    new RegExp(`^(?<d>\\d+):(?<h>\\d+):(?<m>\\d+):(?<s>\\d+)(?:${point}(?<f>\\d+))?$`),
    new RegExp(`^(?<d>\\d+):(?<h>\\d+):(?<m>\\d+):${point}(?<f>\\d+)$`),
  ];
}
const fullPattern = (provider: unknown): readonly RegExp[] => {
  const point = decimalSeparator(provider).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [new RegExp(`^(?<d>\\d+):(?<h>\\d+):(?<m>\\d+):(?<s>\\d+)${point}(?<f>\\d+)$`)];
};

/** Ticks by the first form that fits and holds what it says. */
function parseBy(patterns: readonly RegExp[], text: string): bigint | TimeSpanProblem {
  spendSize(text.length * patterns.length);
  const trimmed = text.trim();
  const negative = trimmed.startsWith('-');
  const body = negative ? trimmed.slice(1) : trimmed;
  let problem: TimeSpanProblem = hasLongNumber(body) ? 'overflow' : 'format';
  for (const pattern of patterns) {
    const groups = pattern.exec(body)?.groups;
    if (!groups) continue;
    const ticks = ticksOfParts(groups, negative);
    if (ticks !== 'overflow') return ticks;
    problem = 'overflow';
  }
  return problem;
}

/** Whether one of the numbers (.NET reads no more than six) is beyond 28 bits: it is told of before the form of the text. */
function hasLongNumber(text: string): boolean {
  const numbers = /\d+/g;
  for (let count = 0; count < 6; count++) {
    const [digits] = numbers.exec(text) ?? [];
    if (digits === undefined) return false;
    if (Number(digits) >= 2 ** 28) return true;
  }
  return false;
}

/** Ticks of days `d`, hours `h`, minutes `m`, seconds `s` and the digits of a fraction `f`. */
export function ticksOfParts(
  { d = '0', h = '0', m = '0', s = '0', f = '' }: Readonly<Record<string, string | undefined>>,
  negative: boolean,
): bigint | 'overflow' {
  const [days, hours, minutes, seconds] = [d, h, m, s].map(Number) as [number, number, number, number];
  const fraction = ticksOfFraction(f);
  if (days > 10675199 || hours > 23 || minutes > 59 || seconds > 59 || fraction === undefined)
    return 'overflow';
  const ticks = BigInt(days) * ticksPerDay + ticksOfTime(hours, minutes, seconds, fraction);
  const signed = negative ? -ticks : ticks;
  return signed > (1n << 63n) - 1n || signed < -(1n << 63n) ? 'overflow' : signed;
}

/** More than seven digits are rounded where they begin with a zero, and too many otherwise; .NET reads 28 bits of them. */
function ticksOfFraction(digits: string): number | undefined {
  if (digits.length <= 7) return Number(digits.padEnd(7, '0'));
  const value = Number(digits);
  return digits.startsWith('0') && value < 2 ** 28
    ? Math.round(value / 10 ** (digits.length - 7))
    : undefined;
}

/** `TimeSpan.Parse`. */
export function parseTimeSpan(text: string, provider: unknown): bigint | TimeSpanProblem {
  return parseBy([...constantPatterns, ...culturePatterns(provider)], text);
}

/** Reads by the standard formats `c`, `t`, `T`, `g` and `G`. */
export function parseStandard(text: string, format: string, provider: unknown): bigint | TimeSpanProblem {
  if (format === 'g') return parseBy(culturePatterns(provider), text);
  if (format === 'G') return parseBy(fullPattern(provider), text);
  return parseConstant(text);
}

/** Reads by the format `c`: from the left on, so that the first mistake is the one that counts. */
function parseConstant(text: string): bigint | TimeSpanProblem {
  const negative = /^[ \t]*-/.test(text);
  let rest = text.replace(/^[ \t]*-?/, '');
  const number = (greatest: number): number | TimeSpanProblem => {
    const digits = /^\d*/.exec(rest)![0];
    rest = rest.slice(digits.length);
    return digits === '' ? 'format' : Number(digits) > greatest ? 'overflow' : Number(digits);
  };
  const parts: number[] = [];
  const hasDays = !/^\d*:/.test(rest);
  for (const [index, greatest] of [10675199, 23, 59, 59].entries()) {
    if (index === 0 && !hasDays) parts.push(0);
    else if (index === 3 && rest.startsWith('.')) parts.push(0);
    else {
      const value = number(greatest);
      if (typeof value !== 'number') return value;
      parts.push(value);
    }
    const separator = index === 0 ? '.' : ':';
    if (index === 3 || (index === 0 && !hasDays)) continue;
    if (rest.startsWith(separator)) rest = rest.slice(1);
    else if (index === 1) return 'format';
    else break;
  }
  const fraction = parts.length === 4 ? (/^\.(\d{0,7})/.exec(rest) ?? ['', '']) : ['', ''];
  rest = rest.slice(fraction[0]!.length);
  const [d, h, m, s] = parts.map(String);
  const ticks = ticksOfParts({ d, h, m, s, f: fraction[1] }, negative);
  return ticks === 'overflow' ? ticks : /^[ \t]*$/.test(rest) ? ticks : 'format';
}

/** The exception of a text that is no time span. */
export function timeSpanException(text: string, problem: TimeSpanProblem): Error {
  return problem === 'overflow'
    ? new OverflowException(
        `The TimeSpan string '${text}' could not be parsed because at least one of the numeric components is out of range or contains too many digits.`,
      )
    : new FormatException(`String '${text}' was not recognized as a valid TimeSpan.`);
}
