// The members that `double` and `float` have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Box } from '@mockwright/language/runtime/box';
import { compareNumbers } from '@mockwright/language/runtime/comparison';
import { specialType } from '@mockwright/language/runtime/core-types';
import { hashDouble, hashSingle } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { doubleText, singleText } from '@mockwright/language/runtime/number-text';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { createMembers } from '../System.Numerics/create-number.ts';
import { floatingStatics } from '../System.Numerics/static-members.ts';
import { floatingFunctions } from './numbers/floating-functions.ts';
import { neighbour, roundFloating } from './numbers/floating-math.ts';
import { formatDouble, formatSingle } from './numbers/format-number.ts';
import { parseFloating, tryParseFloating } from './numbers/parse-number.ts';
import { numberParsers, textMembers, tryFormat } from './span-members.ts';
import { typeCodes } from './type-code.ts';

const defaultStyle = numberStyles.Float | numberStyles.AllowThousands;

function members(keyword: 'double' | 'float', name: 'Double' | 'Single'): Record<string, Implementation> {
  const single = keyword === 'float';
  const fit = single ? Math.fround : (value: number): number => value;
  const text = (value: number, format: string | null, provider: unknown): string =>
    single
      ? formatSingle(value, format, numberFormatOf(provider))
      : formatDouble(value, format, numberFormatOf(provider));
  const parse = (s: string | null, style: number, provider: unknown): number =>
    parseFloating(s, single, style, numberFormatOf(provider));
  const tryParse = (s: string | null, style: number, provider: unknown, result: Ref): boolean => {
    const parsed = tryParseFloating(s, single, style, numberFormatOf(provider));
    result.v = parsed ?? 0;
    return parsed !== undefined;
  };
  const unboxed = (value: unknown): number | undefined =>
    value instanceof Box && typeOf(value) === specialType(keyword) ? (value.value as number) : undefined;
  const same = (x: number, y: number): boolean => x === y || (x !== x && y !== y);
  return {
    'int CompareTo(object? value)': (self: number, value: unknown) => {
      if (value === null) return 1;
      const other = unboxed(value);
      if (other === undefined) throw new ArgumentException(`Object must be of type ${name}.`);
      return compareNumbers(self, other);
    },
    [`int CompareTo(${keyword} value)`]: compareNumbers,
    'override bool Equals(object? obj)': (self: number, obj: unknown) => {
      const other = unboxed(obj);
      return other !== undefined && same(self, other);
    },
    [`bool Equals(${keyword} obj)`]: same,
    'override int GetHashCode()': single ? hashSingle : hashDouble,
    'override string ToString()': (self: number) => text(self, null, null),
    ...textMembers(keyword, {
      'string ToString(string? format)': (self: number, format: string | null) => text(self, format, null),
      'string ToString(IFormatProvider? provider)': (self: number, provider: unknown) =>
        text(self, null, provider),
    }),
    'string ToString(string? format, IFormatProvider? provider)': text,
    [`static ${keyword} Parse(string s)`]: (s: string | null) => parse(s, defaultStyle, null),
    [`static ${keyword} Parse(string s, NumberStyles style)`]: (s: string | null, style: number) =>
      parse(s, style, null),
    [`static ${keyword} Parse(string s, IFormatProvider? provider)`]: (s: string | null, provider: unknown) =>
      parse(s, defaultStyle, provider),
    [`static ${keyword} Parse(string s, NumberStyles style, IFormatProvider? provider)`]: parse,
    [`static bool TryParse(string? s, out ${keyword} result)`]: (s: string | null, result: Ref) =>
      tryParse(s, defaultStyle, null, result),
    [`static bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out ${keyword} result)`]:
      tryParse,
    [`static bool TryParse(string? s, IFormatProvider? provider, out ${keyword} result)`]: (
      s: string | null,
      provider: unknown,
      result: Ref,
    ) => tryParse(s, defaultStyle, provider, result),
    'TypeCode GetTypeCode()': () => typeCodes[name],
    ...floatingFunctions({
      name: keyword,
      type: () => specialType(keyword),
      smallestNormal: single ? 1.1754943508222875e-38 : 2.2250738585072014e-308,
      numberOf: (value: number) => value,
      valueOf: fit,
      fit,
      neighbour: (number, step) => neighbour(number, step, single),
      round: (number, digits, mode) => roundFloating(number, digits, mode, single),
      wrapsSmall: true,
      text: single ? singleText : doubleText,
    }),
    ...createMembers(keyword),
    ...numberParsers(keyword, String(defaultStyle), {
      parse,
      tryParse,
      style: defaultStyle,
    }),
    ...tryFormat(text),
    [`const ${keyword} MinValue`]: single ? -3.4028234663852886e38 : -Number.MAX_VALUE,
    [`const ${keyword} MaxValue`]: single ? 3.4028234663852886e38 : Number.MAX_VALUE,
    [`const ${keyword} Epsilon`]: single ? 1.401298464324817e-45 : Number.MIN_VALUE,
    [`const ${keyword} NegativeInfinity`]: -Infinity,
    [`const ${keyword} PositiveInfinity`]: Infinity,
    [`const ${keyword} NaN`]: NaN,
    [`const ${keyword} NegativeZero`]: -0,
    [`const ${keyword} E`]: fit(Math.E),
    [`const ${keyword} Pi`]: fit(Math.PI),
    [`const ${keyword} Tau`]: fit(2 * Math.PI),
  };
}

/** Declares `double` or `float`. */
export function declareFloating(keyword: 'double' | 'float', name: 'Double' | 'Single'): TypeDeclaration {
  return declareType(
    `public readonly struct System.${name} : IComparable, IConvertible, ISpanFormattable, IFormattable, IComparable<${keyword}>, IEquatable<${keyword}>, System.Numerics.IBinaryFloatingPointIeee754<${keyword}>, System.Numerics.IMinMaxValue<${keyword}>`,
    () => members(keyword, name),
    { statics: floatingStatics(keyword === 'float') },
  );
}
