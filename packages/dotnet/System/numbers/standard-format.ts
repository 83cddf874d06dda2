// Standard numeric format strings (`F2`, `N0`, `C`, `E3`, `P1`, `G`) over a number buffer.
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { spendMemory, spendText } from '@mockwright/language/runtime/run';
import type { NumberFormatInfo } from '../../System.Globalization/number-format-info.ts';
import { roundBuffer } from './number-buffer.ts';
import type { NumberBuffer } from './number-buffer.ts';

// `#` is the number, `$` the currency symbol; indexed by the pattern properties of NumberFormatInfo.
const positiveCurrency = ['$#', '#$', '$ #', '# $'] as const;
const negativeCurrency = [
  '($#)',
  '-$#',
  '$-#',
  '$#-',
  '(#$)',
  '-#$',
  '#-$',
  '#$-',
  '-# $',
  '-$ #',
  '# $-',
  '$ #-',
  '$ -#',
  '#- $',
  '($ #)',
  '(# $)',
  '$- #',
] as const;
const positivePercent = ['# %', '#%', '%#', '% #'] as const;
const negativePercent = [
  '-# %',
  '-#%',
  '-%#',
  '%-#',
  '%#-',
  '#-%',
  '#%-',
  '-% #',
  '# %-',
  '% #-',
  '% -#',
  '%- #',
] as const;
const negativeNumber = ['(#)', '-#', '- #', '#-', '# -'] as const;

/** The patterns by which cultures place signs and symbols, in .NET's numbering. */
export const numberPatterns: {
  readonly positiveCurrency: readonly string[];
  readonly negativeCurrency: readonly string[];
  readonly positivePercent: readonly string[];
  readonly negativePercent: readonly string[];
  readonly negativeNumber: readonly string[];
} = { positiveCurrency, negativeCurrency, positivePercent, negativePercent, negativeNumber };

/** Inserts group separators into digits, from the right; the last size repeats, a size of 0 stops grouping. */
function grouped(digits: string, sizes: readonly number[], separator: string): string {
  const groups: string[] = [];
  let end = digits.length;
  for (let index = 0; end > 0; index++) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? 0;
    const start = size === 0 ? 0 : Math.max(0, end - size);
    groups.push(digits.slice(start, end));
    end = start;
  }
  spendMemory(groups.length * separator.length);
  return groups.reverse().join(separator);
}

interface Separators {
  readonly decimal: string;
  readonly group?: { readonly sizes: readonly number[]; readonly separator: string };
}

/** The digits with exactly `decimals` decimals, without a sign. */
function fixed(number: NumberBuffer, decimals: number, separators: Separators): string {
  spendMemory(decimals);
  const { digits, point } = number;
  let text = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  if (separators.group) text = grouped(text, separators.group.sizes, separators.group.separator);
  if (decimals <= 0) return text;
  const zeros = '0'.repeat(Math.min(Math.max(-point, 0), decimals));
  return (
    text +
    separators.decimal +
    (zeros + digits.slice(Math.max(point, 0))).slice(0, decimals).padEnd(decimals, '0')
  );
}

/** `E+005`: the exponent with a sign and at least `width` digits. */
export function exponentText(
  exponent: number,
  symbol: string,
  width: number,
  positiveSign: boolean,
  info: NumberFormatInfo,
): string {
  const sign = exponent < 0 ? info.negativeSign : positiveSign ? info.positiveSign : '';
  return symbol + sign + Math.abs(exponent).toString().padStart(width, '0');
}

function scientific(number: NumberBuffer, count: number, symbol: string, info: NumberFormatInfo): string {
  spendMemory(count);
  const { digits, point } = number;
  const fraction = count === 1 ? '' : info.numberDecimalSeparator + digits.slice(1).padEnd(count - 1, '0');
  const exponent = digits === '' ? 0 : point - 1;
  return (digits.charAt(0) || '0') + fraction + exponentText(exponent, symbol, 3, true, info);
}

function general(
  number: NumberBuffer,
  count: number,
  symbol: string,
  neverScientific: boolean,
  info: NumberFormatInfo,
): string {
  const { digits } = number;
  let point = number.point;
  const isScientific = !neverScientific && (point > count || point < -3);
  if (isScientific) point = 1;
  let text = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const fraction = digits.slice(Math.max(point, 0));
  if (fraction !== '' || point < 0)
    text += info.numberDecimalSeparator + '0'.repeat(Math.max(-point, 0)) + fraction;
  return isScientific ? text + exponentText(number.point - 1, symbol, 2, true, info) : text;
}

function placed(pattern: string, number: string, symbol: string, info: NumberFormatInfo): string {
  let text = '';
  for (const part of pattern) {
    text +=
      part === '#' ? number : part === '-' ? info.negativeSign : part === '$' || part === '%' ? symbol : part;
  }
  return spendText(text);
}

/**
 * Formats by a standard specifier; the buffer is used up.
 * @param precision digits asked for, -1 for none
 * @throws {FormatException} for a specifier that does not exist
 */
export function standardFormat(
  number: NumberBuffer,
  specifier: string,
  precision: number,
  info: NumberFormatInfo,
): string {
  const alreadyRounded = number.kind === 'floating';
  const sign = (): string => (number.negative ? info.negativeSign : '');
  switch (specifier) {
    case 'C':
    case 'c': {
      const decimals = precision < 0 ? info.currencyDecimalDigits : precision;
      roundBuffer(number, number.point + decimals, alreadyRounded);
      const text = fixed(number, decimals, {
        decimal: info.currencyDecimalSeparator,
        group: { sizes: info.currencyGroupSizes, separator: info.currencyGroupSeparator },
      });
      const pattern = number.negative
        ? negativeCurrency[info.currencyNegativePattern]!
        : positiveCurrency[info.currencyPositivePattern]!;
      return placed(pattern, text, info.currencySymbol, info);
    }
    case 'F':
    case 'f': {
      const decimals = precision < 0 ? info.numberDecimalDigits : precision;
      roundBuffer(number, number.point + decimals, alreadyRounded);
      return sign() + fixed(number, decimals, { decimal: info.numberDecimalSeparator });
    }
    case 'N':
    case 'n': {
      const decimals = precision < 0 ? info.numberDecimalDigits : precision;
      roundBuffer(number, number.point + decimals, alreadyRounded);
      const text = fixed(number, decimals, {
        decimal: info.numberDecimalSeparator,
        group: { sizes: info.numberGroupSizes, separator: info.numberGroupSeparator },
      });
      return number.negative ? placed(negativeNumber[info.numberNegativePattern]!, text, '', info) : text;
    }
    case 'E':
    case 'e': {
      const count = (precision < 0 ? 6 : precision) + 1;
      roundBuffer(number, count, alreadyRounded);
      return sign() + scientific(number, count, specifier, info);
    }
    case 'R':
    case 'r':
    case 'G':
    case 'g': {
      let count = precision;
      const exactDecimal = count === -1 && number.kind === 'decimal';
      if (exactDecimal) {
        if (number.digits === '') number.negative = false;
      } else {
        if (count < 1) count = number.digits.length;
        roundBuffer(number, count, alreadyRounded);
      }
      const symbol = specifier === 'G' || specifier === 'R' ? 'E' : 'e';
      return sign() + general(number, count, symbol, exactDecimal, info);
    }
    case 'P':
    case 'p': {
      const decimals = precision < 0 ? info.percentDecimalDigits : precision;
      if (number.digits !== '') number.point += 2;
      roundBuffer(number, number.point + decimals, alreadyRounded);
      const text = fixed(number, decimals, {
        decimal: info.percentDecimalSeparator,
        group: { sizes: info.percentGroupSizes, separator: info.percentGroupSeparator },
      });
      const pattern = number.negative
        ? negativePercent[info.percentNegativePattern]!
        : positivePercent[info.percentPositivePattern]!;
      return placed(pattern, text, info.percentSymbol, info);
    }
    default:
      throw new FormatException('Format specifier was invalid.');
  }
}
