// The class `System.Globalization.NumberFormatInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentCulture } from './culture-info.ts';
import { numberFormatOf } from './format-provider.ts';
import { NumberFormatInfo } from './number-format-info.ts';

type TextKey = {
  [K in keyof NumberFormatInfo]: NumberFormatInfo[K] extends string ? K : never;
}[keyof NumberFormatInfo];
type NumberKey = {
  [K in keyof NumberFormatInfo]: NumberFormatInfo[K] extends number ? K : never;
}[keyof NumberFormatInfo];

function writable(info: NumberFormatInfo): NumberFormatInfo {
  if (info.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
  return info;
}
/** A string property; some may not be empty. */
function text(key: TextKey, mayBeEmpty: boolean = true): Accessors {
  return {
    get: (self: NumberFormatInfo) => self[key],
    set: (self: NumberFormatInfo, value: string | null) => {
      writable(self);
      if (value === null) throw new ArgumentNullException('value');
      if (value === '' && !mayBeEmpty)
        throw new ArgumentException('The value cannot be an empty string.', 'value');
      self[key] = value;
    },
  };
}
function number(key: NumberKey, most: number): Accessors {
  return {
    get: (self: NumberFormatInfo) => self[key],
    set: (self: NumberFormatInfo, value: number) => {
      if (value < 0 || value > most) {
        throw new ArgumentOutOfRangeException('value', `Valid values are between 0 and ${most}, inclusive.`, {
          value,
          text: String(value),
        });
      }
      writable(self)[key] = value;
    },
  };
}
function sizes(key: 'currencyGroupSizes' | 'numberGroupSizes' | 'percentGroupSizes'): Accessors {
  return {
    get: (self: NumberFormatInfo) => toArray([...self[key]], specialType('int')),
    set: (self: NumberFormatInfo, value: readonly number[] | null) => {
      writable(self);
      if (value === null) throw new ArgumentNullException('value');
      if (value.some((size, index) => size > 9 || size < (index === value.length - 1 ? 0 : 1))) {
        throw new ArgumentException(
          'Every element in the value array should be between one and nine, except for the last element, which can be zero.',
          'value',
        );
      }
      self[key] = [...value];
    },
  };
}

/** `DigitSubstitution`. */
const digitSubstitution: Accessors = {
  get: (self: NumberFormatInfo) => self.digitSubstitution,
  set: (self: NumberFormatInfo, value: number) => {
    writable(self);
    if (value < 0 || value > 2)
      throw new ArgumentException(
        'The DigitSubstitution property must be of a valid member of the DigitShapes enumeration. Valid entries include Context, NativeNational or None.',
        'value',
      );
    self.digitSubstitution = value;
  },
};
/** `NativeDigits`: ten strings of one digit each. */
const nativeDigits: Accessors = {
  get: (self: NumberFormatInfo) => toArray([...self.nativeDigits], specialType('string')),
  set: (self: NumberFormatInfo, value: readonly (string | null)[] | null) => {
    writable(self);
    if (value === null) throw new ArgumentNullException('value', 'Array cannot be null.');
    if (value.length !== 10)
      throw new ArgumentException('The NativeDigits array must contain exactly ten members.', 'value');
    const digits = value.map((digit) => {
      if (digit === null) throw new ArgumentNullException('value', 'Found a null value within an array.');
      if (!/^\p{Nd}$/u.test(digit))
        throw new ArgumentException(
          'Each member of the NativeDigits array must be a single text element (one or more UTF16 code points) with a Unicode Nd (Number, Decimal Digit) property indicating it is a digit.',
          'value',
        );
      return digit;
    });
    self.nativeDigits = digits;
  },
};

/** `System.Globalization.NumberFormatInfo`. */
export const numberFormatInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.NumberFormatInfo : IFormatProvider, ICloneable',
  () => ({
    'NumberFormatInfo()': () => new NumberFormatInfo(),
    'static NumberFormatInfo InvariantInfo { get; }': () => NumberFormatInfo.invariant,
    'static NumberFormatInfo CurrentInfo { get; }': () => currentCulture().numberFormat,
    'static NumberFormatInfo GetInstance(IFormatProvider? formatProvider)': numberFormatOf,
    'object Clone()': (self: NumberFormatInfo) => self.clone(),
    'object? GetFormat(Type? formatType)': (self: NumberFormatInfo, type: NamedType | null) =>
      type === self.$type ? self : null,
    'static NumberFormatInfo ReadOnly(NumberFormatInfo nfi)': (info: NumberFormatInfo | null) =>
      notNull(info, 'nfi').isReadOnly ? info : info!.clone().asReadOnly(),
    'int CurrencyDecimalDigits { get; set; }': number('currencyDecimalDigits', 99),
    'string CurrencyDecimalSeparator { get; set; }': text('currencyDecimalSeparator', false),
    'bool IsReadOnly { get; }': (self: NumberFormatInfo) => self.isReadOnly,
    'int[] CurrencyGroupSizes { get; set; }': sizes('currencyGroupSizes'),
    'int[] NumberGroupSizes { get; set; }': sizes('numberGroupSizes'),
    'int[] PercentGroupSizes { get; set; }': sizes('percentGroupSizes'),
    'string CurrencyGroupSeparator { get; set; }': text('currencyGroupSeparator'),
    'string CurrencySymbol { get; set; }': text('currencySymbol'),
    'string NaNSymbol { get; set; }': text('nanSymbol'),
    'int CurrencyNegativePattern { get; set; }': number('currencyNegativePattern', 16),
    'int NumberNegativePattern { get; set; }': number('numberNegativePattern', 4),
    'int PercentPositivePattern { get; set; }': number('percentPositivePattern', 3),
    'int PercentNegativePattern { get; set; }': number('percentNegativePattern', 11),
    'string NegativeInfinitySymbol { get; set; }': text('negativeInfinitySymbol'),
    'string NegativeSign { get; set; }': text('negativeSign'),
    'int NumberDecimalDigits { get; set; }': number('numberDecimalDigits', 99),
    'string NumberDecimalSeparator { get; set; }': text('numberDecimalSeparator', false),
    'string NumberGroupSeparator { get; set; }': text('numberGroupSeparator'),
    'int CurrencyPositivePattern { get; set; }': number('currencyPositivePattern', 3),
    'string PositiveInfinitySymbol { get; set; }': text('positiveInfinitySymbol'),
    'string PositiveSign { get; set; }': text('positiveSign'),
    'int PercentDecimalDigits { get; set; }': number('percentDecimalDigits', 99),
    'string PercentDecimalSeparator { get; set; }': text('percentDecimalSeparator', false),
    'string PercentGroupSeparator { get; set; }': text('percentGroupSeparator'),
    'string PercentSymbol { get; set; }': text('percentSymbol'),
    'string PerMilleSymbol { get; set; }': text('perMilleSymbol'),
    'string[] NativeDigits { get; set; }': nativeDigits,
    'DigitShapes DigitSubstitution { get; set; }': digitSubstitution,
  }),
  { runtime: NumberFormatInfo },
);
