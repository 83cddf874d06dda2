// Reads the text of a number by a `NumberStyles`: .NET's `Number.TryParseNumber`, for every numeric type.
import type { NumberFormatInfo } from '../../System.Globalization/number-format-info.ts';
import { spendSize } from '@mockwright/language/runtime/run';
import { numberStyles } from '../../System.Globalization/number-styles.ts';

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

/** What going past a character of a long text costs, in quarters. */
const characterUnits = 12;

/** @returns undefined where the text is not a number in that style */
export function readNumber(text: string, style: number, info: NumberFormatInfo): ReadNumber | undefined {
  spendSize(text.length * characterUnits);
  return new NumberReader(text, style, info).read();
}

/** Goes through the text from the left: what leads, the digits, the exponent, what trails. */
class NumberReader {
  readonly #text: string;
  readonly #style: number;
  readonly #info: NumberFormatInfo;
  readonly #isCurrency: boolean;
  /** The symbol of the currency, until it was read. */
  #symbol: string;
  #index = 0;
  #isNegative = false;
  #hasSign = false;
  #isParenthesisOpen = false;
  #digits = '';
  #scale = 0;
  #hasPoint = false;

  constructor(text: string, style: number, info: NumberFormatInfo) {
    this.#text = text;
    this.#style = style;
    this.#info = info;
    this.#symbol = this.#allows(numberStyles.AllowCurrencySymbol) ? info.currencySymbol : '';
    this.#isCurrency = this.#symbol !== '';
  }

  read(): ReadNumber | undefined {
    this.#readLead();
    if (!this.#readDigits()) return undefined;
    if (this.#allows(numberStyles.AllowExponent)) this.#readExponent();
    this.#readTrail();
    // What is left may only be null characters, which .NET overlooks.
    const isWhole = this.#index === this.#text.length || /^\0*$/.test(this.#text.slice(this.#index));
    if (this.#isParenthesisOpen || !isWhole) return undefined;
    return {
      negative: this.#isNegative,
      digits: this.#digits,
      point: this.#scale,
      hasPoint: this.#hasPoint,
    };
  }

  #allows(bit: number): boolean {
    return (this.#style & bit) !== 0;
  }

  /** Goes past the text if it stands here. */
  #take(expected: string): boolean {
    const next = match(this.#text, this.#index, expected);
    if (next < 0) return false;
    this.#index = next;
    return true;
  }

  /** Goes past a sign. @returns whether it is negative; undefined where there is none */
  #takeSign(): boolean | undefined {
    if (this.#take(this.#info.positiveSign)) return false;
    const next = matchNegative(this.#text, this.#index, this.#info);
    if (next < 0) return undefined;
    this.#index = next;
    return true;
  }

  /** The one sign that a number may have. */
  #takeOnlySign(style: number): boolean {
    if (!this.#allows(style) || this.#hasSign) return false;
    const sign = this.#takeSign();
    if (sign === undefined) return false;
    this.#isNegative ||= sign;
    this.#hasSign = true;
    return true;
  }

  #takeSymbol(): boolean {
    if (!this.#take(this.#symbol)) return false;
    this.#symbol = '';
    return true;
  }

  get #hasSymbol(): boolean {
    return this.#isCurrency && this.#symbol === '';
  }

  #readLead(): void {
    for (;;) {
      const char = this.#text.charAt(this.#index);
      const eatsWhite =
        isWhite(char) &&
        this.#allows(numberStyles.AllowLeadingWhite) &&
        !(this.#hasSign && !this.#hasSymbol && this.#info.numberNegativePattern !== 2);
      if (eatsWhite) this.#index++;
      else if (this.#takeOnlySign(numberStyles.AllowLeadingSign)) continue;
      else if (char === '(' && this.#allows(numberStyles.AllowParentheses) && !this.#hasSign) {
        this.#hasSign = this.#isParenthesisOpen = this.#isNegative = true;
        this.#index++;
      } else if (!this.#takeSymbol()) return;
    }
  }

  /** @returns whether there are any */
  #readDigits(): boolean {
    let hasDigits = false;
    for (;;) {
      const char = this.#text.charAt(this.#index);
      if (isDigit(char)) {
        hasDigits = true;
        this.#index++;
        if (char !== '0' || this.#digits !== '') {
          this.#digits += char;
          if (!this.#hasPoint) this.#scale++;
        } else if (this.#hasPoint) this.#scale--;
      } else if (char === '') return hasDigits;
      else if (this.#takePoint()) this.#hasPoint = true;
      else if (!hasDigits || !this.#takeGroup()) return hasDigits;
    }
  }

  #takePoint(): boolean {
    if (!this.#allows(numberStyles.AllowDecimalPoint) || this.#hasPoint) return false;
    return this.#takeSeparator(this.#info.currencyDecimalSeparator, this.#info.numberDecimalSeparator);
  }

  #takeGroup(): boolean {
    if (!this.#allows(numberStyles.AllowThousands) || this.#hasPoint) return false;
    return this.#takeSeparator(this.#info.currencyGroupSeparator, this.#info.numberGroupSeparator);
  }

  /** Amounts without their symbol may be written as other numbers are. */
  #takeSeparator(ofCurrency: string, ofNumbers: string): boolean {
    if (!this.#isCurrency) return this.#take(ofNumbers);
    return this.#take(ofCurrency) || (!this.#hasSymbol && this.#take(ofNumbers));
  }

  /** Without digits after it, the letter is none of the number's. */
  #readExponent(): void {
    const letter = this.#text.charAt(this.#index);
    if (letter !== 'e' && letter !== 'E') return;
    const start = this.#index++;
    const isNegative = this.#takeSign() === true;
    if (!isDigit(this.#text.charAt(this.#index))) {
      this.#index = start;
      return;
    }
    let exponent = 0;
    for (; isDigit(this.#text.charAt(this.#index)); this.#index++)
      exponent = Math.min(exponent * 10 + Number(this.#text.charAt(this.#index)), 999_999_999);
    this.#scale += isNegative ? -exponent : exponent;
  }

  #readTrail(): void {
    while (this.#index < this.#text.length) {
      const char = this.#text.charAt(this.#index);
      if (isWhite(char) && this.#allows(numberStyles.AllowTrailingWhite)) this.#index++;
      else if (this.#takeOnlySign(numberStyles.AllowTrailingSign)) continue;
      else if (char === ')' && this.#isParenthesisOpen) {
        this.#isParenthesisOpen = false;
        this.#index++;
      } else if (!this.#takeSymbol()) return;
    }
  }
}
