// `TimeSpan.ToString(format)`: the standard formats c, g, G and custom ones.
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { CultureInfo, currentCulture } from '../../System.Globalization/culture-info.ts';
import { readQuoted } from './date-format.ts';
import { ticksPerDay, timePartsOf } from './calendar.ts';
import { spendFormat } from '@mockwright/language/runtime/run';

const invalid = 'Input string was not in a correct format.';

/** @throws {FormatException} */
export function formatTimeSpan(ticks: bigint, format: string | null, provider: unknown): string {
  const standard = format === null || format === '' ? 'c' : format;
  spendFormat(standard);
  const positive = ticks < 0n ? -ticks : ticks;
  const days = positive / ticksPerDay;
  const { hour, minute, second, fraction } = timePartsOf(positive % ticksPerDay);
  const sign = ticks < 0n ? '-' : '';
  const two = (value: number): string => String(value).padStart(2, '0');
  const seven = String(fraction).padStart(7, '0');
  switch (standard) {
    case 'c':
    case 't':
    case 'T':
      return `${sign}${days > 0n ? `${days}.` : ''}${two(hour)}:${two(minute)}:${two(second)}${fraction > 0 ? `.${seven}` : ''}`;
    case 'g':
      return `${sign}${days > 0n ? `${days}:` : ''}${hour}:${two(minute)}:${two(second)}${fraction > 0 ? decimalSeparator(provider) + seven.replace(/(?<!0)0+$/, '') : ''}`;
    case 'G':
      return `${sign}${days}:${two(hour)}:${two(minute)}:${two(second)}${decimalSeparator(provider)}${seven}`;
    default:
      if (standard.length === 1) throw new FormatException(invalid);
      return formatFields(standard, { d: Number(days), h: hour, m: minute, s: second }, seven);
  }
}

/** The separator of fractions in a culture; null is the current one. */
export function decimalSeparator(provider: unknown): string {
  const culture = provider instanceof CultureInfo ? provider : currentCulture();
  return culture.numberFormat.numberDecimalSeparator;
}

const longest: Readonly<Record<string, number>> = { d: 8, h: 2, m: 2, s: 2, f: 7, F: 7 };

function formatFields(format: string, values: Readonly<Record<string, number>>, fraction: string): string {
  let text = '';
  for (let at = 0; at < format.length;) {
    const character = format[at]!;
    if (character === '\\') {
      if (at + 1 >= format.length) throw new FormatException(invalid);
      text += format[at + 1];
      at += 2;
    } else if (character === "'" || character === '"') {
      const quoted = readQuoted(format, at);
      text += quoted.text;
      at += quoted.length;
    } else if (character === '%') {
      if (at + 1 >= format.length || format[at + 1] === '%') throw new FormatException(invalid);
      text += formatFields(format[at + 1]!, values, fraction);
      at += 2;
    } else {
      let length = 1;
      while (format[at + length] === character) length++;
      const limit = longest[character];
      if (limit === undefined || length > limit) throw new FormatException(invalid);
      if (character === 'f') text += fraction.slice(0, length);
      else if (character === 'F') text += fraction.slice(0, length).replace(/(?<!0)0+$/, '');
      else text += String(values[character]).padStart(length, '0');
      at += length;
    }
  }
  return text;
}
