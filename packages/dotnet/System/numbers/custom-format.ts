// Custom numeric format strings (`#,##0.00;(0);-`, `0.###E+0`, `0%`) over a number buffer, as .NET reads them.
import type { NumberFormatInfo } from '../../System.Globalization/number-format-info.ts';
import { roundBuffer } from './number-buffer.ts';
import type { NumberBuffer } from './number-buffer.ts';
import { exponentText } from './standard-format.ts';
import { spendFormat, spendText } from '@mockwright/language/runtime/run';

const noDigit = 0x7fffffff;

/** Index after the quoted text that starts at `index`, its closing quote included. */
function skipQuoted(format: string, index: number, quote: string): number {
  const end = format.indexOf(quote, index);
  return end < 0 ? format.length : end + 1;
}

/** Where section 0 (positive), 1 (negative) or 2 (zero) of the format begins; 0 where there is no such section. */
function findSection(format: string, section: number): number {
  if (section === 0) return 0;
  let left = section;
  for (let index = 0; index < format.length;) {
    const char = format.charAt(index++);
    if (char === "'" || char === '"') index = skipQuoted(format, index, char);
    else if (char === '\\') index++;
    else if (char === ';' && --left === 0) {
      return index < format.length && format.charAt(index) !== ';' ? index : 0;
    }
  }
  return 0;
}

/** What a section of the format asks for. */
interface Layout {
  /** All digit placeholders. */
  readonly digitCount: number;
  /** Placeholders before the decimal point. */
  readonly decimalPosition: number;
  /** Index of the first and after the last `0`. */
  readonly firstZero: number;
  readonly lastZero: number;
  readonly groups: boolean;
  /** Powers of ten that `%`, `‰` and scaling commas move the point by. */
  readonly scale: number;
  readonly scientific: boolean;
}

/** Whether an exponent follows `E` at `index`: `0`, `+0` or `-0`. */
function exponentFollows(format: string, index: number): boolean {
  const char = format.charAt(index);
  return char === '0' || ((char === '+' || char === '-') && format.charAt(index + 1) === '0');
}

function readLayout(format: string, section: number): Layout {
  let digitCount = 0;
  let decimalPosition = -1;
  let firstZero = noDigit;
  let lastZero = 0;
  let groups = false;
  let commaPosition = -1;
  let commaCount = 0;
  let scale = 0;
  let scientific = false;
  for (let index = section; index < format.length;) {
    const char = format.charAt(index++);
    if (char === ';') break;
    switch (char) {
      case '#':
        digitCount++;
        break;
      case '0':
        if (firstZero === noDigit) firstZero = digitCount;
        digitCount++;
        lastZero = digitCount;
        break;
      case '.':
        if (decimalPosition < 0) decimalPosition = digitCount;
        break;
      case ',':
        if (digitCount > 0 && decimalPosition < 0) {
          if (commaPosition === digitCount) {
            commaCount++;
            break;
          }
          if (commaPosition >= 0) groups = true;
          commaPosition = digitCount;
          commaCount = 1;
        }
        break;
      case '%':
        scale += 2;
        break;
      case '\u2030':
        scale += 3;
        break;
      case "'":
      case '"':
        index = skipQuoted(format, index, char);
        break;
      case '\\':
        index++;
        break;
      case 'E':
      case 'e':
        if (exponentFollows(format, index)) {
          index++;
          while (format.charAt(index) === '0') index++;
          scientific = true;
        }
        break;
    }
  }
  if (decimalPosition < 0) decimalPosition = digitCount;
  if (commaPosition >= 0) {
    if (commaPosition === decimalPosition) scale -= commaCount * 3;
    else groups = true;
  }
  return { digitCount, decimalPosition, firstZero, lastZero, groups, scale, scientific };
}

/** Counts, from the decimal point, after which a group separator stands. */
function separatorPositions(digits: number, sizes: readonly number[]): number[] {
  const positions: number[] = [];
  let index = 0;
  let size = sizes[0] ?? 0;
  let total = size;
  while (digits > total && size !== 0) {
    positions.push(total);
    if (index < sizes.length - 1) size = sizes[++index]!;
    total += size;
  }
  return positions;
}

/** Formats by a custom format; the buffer is used up. */
export function customFormat(number: NumberBuffer, format: string, info: NumberFormatInfo): string {
  spendFormat(format);
  let section = findSection(format, number.digits === '' ? 2 : number.negative ? 1 : 0);
  let layout = readLayout(format, section);
  for (;;) {
    if (number.digits === '') {
      if (number.kind !== 'floating') number.negative = false;
      number.point = 0;
      break;
    }
    number.point += layout.scale;
    const { digitCount, decimalPosition } = layout;
    roundBuffer(number, layout.scientific ? digitCount : number.point + digitCount - decimalPosition, false);
    if (number.digits !== '') break;
    const zeroSection = findSection(format, 2);
    if (zeroSection === section) break;
    section = zeroSection;
    layout = readLayout(format, section);
  }
  const text = spendText(writeSection(number, format, section, layout, info));
  if (!number.negative || section !== 0) return text;
  return number.point !== 0 || text !== '' ? info.negativeSign + text : text;
}

function writeSection(
  number: NumberBuffer,
  format: string,
  section: number,
  layout: Layout,
  info: NumberFormatInfo,
): string {
  const { digits, point } = number;
  const { digitCount, decimalPosition } = layout;
  const firstDigit = layout.firstZero < decimalPosition ? decimalPosition - layout.firstZero : 0;
  const lastDigit = layout.lastZero > decimalPosition ? decimalPosition - layout.lastZero : 0;
  let scientific = layout.scientific;
  // Place of the next digit, counted from the decimal point; how many more (less) digits there are than placeholders.
  let place = scientific ? decimalPosition : Math.max(point, decimalPosition);
  let surplus = scientific ? 0 : point - decimalPosition;
  const separators = layout.groups
    ? separatorPositions(Math.max(firstDigit, place + Math.min(surplus, 0)), info.numberGroupSizes)
    : [];
  let next = 0;
  let decimalWritten = false;
  let text = '';
  const writeDigit = (digit: string): void => {
    text += digit;
    if (place > 1 && separators.length > 0 && place === separators.at(-1)! + 1) {
      text += info.numberGroupSeparator;
      separators.pop();
    }
  };
  for (let index = section; index < format.length;) {
    const char = format.charAt(index++);
    if (char === ';') break;
    if (surplus > 0 && (char === '#' || char === '0' || char === '.')) {
      for (; surplus > 0; surplus--) {
        writeDigit(digits.charAt(next++) || '0');
        place--;
      }
    }
    switch (char) {
      case '#':
      case '0': {
        let digit: string;
        if (surplus < 0) {
          surplus++;
          digit = place <= firstDigit ? '0' : '';
        } else {
          digit = digits.charAt(next) || (place > lastDigit ? '0' : '');
          next++;
        }
        if (digit !== '') writeDigit(digit);
        place--;
        break;
      }
      case '.':
        if (place !== 0 || decimalWritten) break;
        if (lastDigit < 0 || (decimalPosition < digitCount && next < digits.length)) {
          text += info.numberDecimalSeparator;
          decimalWritten = true;
        }
        break;
      case '\u2030':
        text += info.perMilleSymbol;
        break;
      case '%':
        text += info.percentSymbol;
        break;
      case ',':
        break;
      case "'":
      case '"': {
        const end = format.indexOf(char, index);
        text += format.slice(index, end < 0 ? undefined : end);
        index = end < 0 ? format.length : end + 1;
        break;
      }
      case '\\':
        text += format.charAt(index++);
        break;
      case 'E':
      case 'e': {
        const start = index;
        if (scientific && exponentFollows(format, index)) {
          const sign = format.charAt(index);
          if (sign !== '0') index++;
          while (format.charAt(index) === '0') index++;
          const zeros = index - start - (sign === '0' ? 0 : 1);
          const exponent = digits === '' ? 0 : point - decimalPosition;
          text += exponentText(exponent, char, Math.min(zeros, 10), sign === '+', info);
          scientific = false;
        } else {
          text += char;
          if (!scientific) {
            if (format.charAt(index) === '+' || format.charAt(index) === '-') index++;
            while (format.charAt(index) === '0') index++;
            text += format.slice(start, index);
          }
        }
        break;
      }
      default:
        text += char;
    }
  }
  return text;
}
