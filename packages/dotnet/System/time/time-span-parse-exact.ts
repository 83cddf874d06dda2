// `TimeSpan.ParseExact`.
import { spend, spendFormat } from '@mockwright/language/runtime/run';
import {
  ArgumentException,
  ArgumentNullException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { parseStandard, ticksOfParts, timeSpanException } from './time-span-parse.ts';

/** What is wrong with a format, or that the text does not fit a custom one. */
class ExactProblem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
const notFitting = new ExactProblem('Input string was not in a correct format.');
const badFormat = (format: string): ExactProblem =>
  new ExactProblem(`Format specifier '${format}' was invalid.`);

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A custom format as a pattern. */
function customPattern(format: string): RegExp | ExactProblem {
  let pattern = '';
  const seen = new Set<string>();
  for (let at = 0; at < format.length;) {
    const character = format[at]!;
    if (character === '\\') {
      if (at + 1 === format.length) return notFitting;
      pattern += quote(format[at + 1]!);
      at += 2;
    } else if (character === "'" || character === '"') {
      const end = format.indexOf(character, at + 1);
      if (end < 0)
        return new ExactProblem(`Cannot find a matching quote character for the character '${character}'.`);
      pattern += quote(format.slice(at + 1, end));
      at = end + 1;
    } else if (character === '%' && /[^%]/.test(format[at + 1] ?? '%')) at++;
    else {
      let length = 1;
      while (format[at + length] === character) length++;
      const field = character.toLowerCase();
      const most = { d: 8, h: 2, m: 2, s: 2, f: 7, F: 7 }[character];
      if (most === undefined || length > most || seen.has(field)) return notFitting;
      seen.add(field);
      const digits =
        character === 'F' ? `{0,${length}}` : character === 'f' || length > 1 ? `{${length}}` : `{1,${most}}`;
      pattern += `(?<${field}>\\d${digits})`;
      at += length;
    }
  }
  return new RegExp(`^${pattern}`);
}

const assumeNegative = 1;

function parseBy(
  text: string,
  format: string,
  provider: unknown,
  styles: number,
): bigint | 'format' | 'overflow' | ExactProblem {
  if ((styles & ~assumeNegative) !== 0)
    throw new ArgumentException('An undefined TimeSpanStyles value is being used.', 'styles');
  if (format.length === 1)
    return /[cgGtT]/.test(format) ? parseStandard(text, format, provider) : badFormat(format);
  spendFormat(format);
  const pattern = customPattern(format);
  if (pattern instanceof ExactProblem) return pattern;
  const found = pattern.exec(text);
  if (!found) return notFitting;
  // What stands behind the end of the format is another mistake than what does not fit it.
  return found[0].length < text.length
    ? 'format'
    : ticksOfParts(found.groups ?? {}, styles === assumeNegative);
}

/** Ticks by a format. @throws {FormatException | OverflowException | ArgumentNullException} */
export function parseTimeSpanExactOrThrow(
  text: string,
  format: string | null,
  provider: unknown,
  styles: number,
): bigint {
  if (format === null) throw new ArgumentNullException('format');
  if (format === '') throw new FormatException(badFormat(format).message);
  const parsed = parseBy(text, format, provider, styles);
  if (typeof parsed === 'bigint') return parsed;
  throw parsed instanceof ExactProblem
    ? new FormatException(parsed.message)
    : timeSpanException(text, parsed);
}

/** Ticks by the first of the formats that fits. @throws {FormatException | ArgumentNullException} */
export function parseTimeSpanByAny(
  text: string,
  formats: readonly (string | null)[] | null,
  provider: unknown,
  styles: number,
): bigint {
  if (formats === null) throw new ArgumentNullException('formats');
  if (formats.length === 0) throw new FormatException('No format specifiers were provided.');
  for (const format of formats) {
    spend(64);
    if (format === null || format === '') throw new FormatException(badFormat('').message);
    const parsed = parseBy(text, format, provider, styles);
    if (typeof parsed === 'bigint') return parsed;
  }
  throw timeSpanException(text, 'format');
}

/** Ticks by the first of the formats that fits; undefined when none does. */
export function tryParseTimeSpanExact(
  text: string,
  formats: readonly (string | null)[],
  provider: unknown,
  styles: number,
): bigint | undefined {
  for (const format of formats) {
    spend(64);
    if (format === null || format === '') return undefined;
    const parsed = parseBy(text, format, provider, styles);
    if (typeof parsed === 'bigint') return parsed;
  }
  return undefined;
}
