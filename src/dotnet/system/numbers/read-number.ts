// Reads the text of a number by a `NumberStyles`: .NET's `Number.TryParseNumber`, for every numeric type.
import type { NumberFormatInfo } from '../globalization/number-format-info.ts';
import { numberStyles } from './number-styles.ts';

/** The digits of what was read, without leading zeros; the decimal point stands before digit `point`. */
export interface ReadNumber {
  readonly negative: boolean;
  readonly digits: string;
  readonly point: number;
  /** A decimal point was written. */
  readonly hasPoint: boolean;
}

function isWhite(char: string): boolean {
  return char === ' ' || (char >= '\t' && char <= '\r');
}
function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
function isNoBreakSpace(char: string): boolean {
  return char === '\u00a0' || char === '\u202f';
}

/** Index after `expected` at `index`, or -1. A plain space in the text stands for a no-break space. */
function match(text: string, index: number, expected: string): number {
  if (expected === '' || index >= text.length) return -1;
  for (let offset = 0; offset < expected.length; offset++) {
    const char = text.charAt(index + offset);
    const wanted = expected.charAt(offset);
    if (char !== wanted && !(char === ' ' && isNoBreakSpace(wanted))) return -1;
  }
  return index + expected.length;
}

/** Index after the negative sign at `index`, or -1. Cultures with a minus sign of another kind also take a hyphen. */
function matchNegative(text: string, index: number, info: NumberFormatInfo): number {
  const end = match(text, index, info.negativeSign);
  if (end >= 0) return end;
  const otherMinus =
    info.negativeSign.length === 1 &&
    '\u2012\u207b\u208b\u2212\u2796\ufe63\uff0d'.includes(info.negativeSign);
  return otherMinus && text.charAt(index) === '-' ? index + 1 : -1;
}

/** @returns undefined where the text is not a number in that style */
export function readNumber(text: string, style: number, info: NumberFormatInfo): ReadNumber | undefined {
  const allows = (bit: number): boolean => (style & bit) !== 0;
  let symbol = allows(numberStyles.AllowCurrencySymbol) ? info.currencySymbol : '';
  const currency = symbol !== '';
  const point = currency ? info.currencyDecimalSeparator : info.numberDecimalSeparator;
  const group = currency ? info.currencyGroupSeparator : info.numberGroupSeparator;
  let negative = false;
  let hasSign = false;
  let openParenthesis = false;
  let hasSymbol = false;
  let index = 0;
  let next = -1;

  for (; ; index++) {
    const char = text.charAt(index);
    const eatsWhite =
      isWhite(char) &&
      allows(numberStyles.AllowLeadingWhite) &&
      !(hasSign && !hasSymbol && info.numberNegativePattern !== 2);
    if (eatsWhite) continue;
    if (allows(numberStyles.AllowLeadingSign) && !hasSign) {
      next = match(text, index, info.positiveSign);
      if (next < 0 && (next = matchNegative(text, index, info)) >= 0) negative = true;
      if (next >= 0) {
        hasSign = true;
        index = next - 1;
        continue;
      }
    }
    if (char === '(' && allows(numberStyles.AllowParentheses) && !hasSign) {
      hasSign = openParenthesis = negative = true;
      continue;
    }
    next = match(text, index, symbol);
    if (next < 0) break;
    hasSymbol = true;
    symbol = '';
    index = next - 1;
  }

  let digits = '';
  let scale = 0;
  let hasDigits = false;
  let hasPoint = false;
  for (; ; index++) {
    const char = text.charAt(index);
    if (isDigit(char)) {
      hasDigits = true;
      if (char !== '0' || digits !== '') {
        digits += char;
        if (!hasPoint) scale++;
      } else if (hasPoint) {
        scale--;
      }
      continue;
    }
    if (allows(numberStyles.AllowDecimalPoint) && !hasPoint) {
      next = match(text, index, point);
      if (next < 0 && currency && !hasSymbol) next = match(text, index, info.numberDecimalSeparator);
      if (next >= 0) {
        hasPoint = true;
        index = next - 1;
        continue;
      }
    }
    if (!allows(numberStyles.AllowThousands) || !hasDigits || hasPoint) break;
    next = match(text, index, group);
    if (next < 0 && currency && !hasSymbol) next = match(text, index, info.numberGroupSeparator);
    if (next < 0) break;
    index = next - 1;
  }
  if (!hasDigits) return undefined;

  if (allows(numberStyles.AllowExponent) && /[eE]/.test(text.charAt(index))) {
    let at = index + 1;
    let negativeExponent = false;
    next = match(text, at, info.positiveSign);
    if (next < 0 && (next = matchNegative(text, at, info)) >= 0) negativeExponent = true;
    if (next >= 0) at = next;
    if (isDigit(text.charAt(at))) {
      let exponent = 0;
      for (; isDigit(text.charAt(at)); at++)
        exponent = Math.min(exponent * 10 + Number(text.charAt(at)), 999_999_999);
      scale += negativeExponent ? -exponent : exponent;
      index = at;
    }
  }

  for (; ; index++) {
    const char = text.charAt(index);
    if (isWhite(char) && allows(numberStyles.AllowTrailingWhite)) continue;
    if (allows(numberStyles.AllowTrailingSign) && !hasSign) {
      next = match(text, index, info.positiveSign);
      if (next < 0 && (next = matchNegative(text, index, info)) >= 0) negative = true;
      if (next >= 0) {
        hasSign = true;
        index = next - 1;
        continue;
      }
    }
    if (char === ')' && openParenthesis) {
      openParenthesis = false;
      continue;
    }
    next = match(text, index, symbol);
    if (next < 0) break;
    symbol = '';
    index = next - 1;
  }
  // What is left may only be null characters, which .NET overlooks.
  if (openParenthesis || !/^\0*$/.test(text.slice(index))) return undefined;
  return { negative, digits, point: scale, hasPoint };
}
