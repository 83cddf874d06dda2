// `System.Double` and `System.Single`, which have the same members.
import { declareType } from '../../../metadata/declaration.ts';
import type { Implementation, Ref, TypeDeclaration } from '../../../metadata/declaration.ts';
import { Box } from '../../../runtime/box.ts';
import { compareNumbers } from '../../../runtime/comparison.ts';
import { specialType } from '../../../runtime/core-types.ts';
import type { RoundingMode } from '../../../runtime/decimal.ts';
import { hash } from '../../../runtime/equality.ts';
import { ArgumentException } from '../../../runtime/exceptions.ts';
import { doubleText, singleText } from '../../../runtime/number-text.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import { createMembers } from '../numerics/create.ts';
import { floatingStatics } from '../numerics/static-members.ts';
import { numberFormatOf } from '../globalization/format-provider.ts';
import { pairOf } from '../pair.ts';
import { numberParsers, tryFormat } from '../span-members.ts';
import { typeCodes } from '../type-code.ts';
import {
  binaryLogarithm,
  copySign,
  ieeeRemainder,
  logarithm,
  maxMagnitude,
  minMagnitude,
  neighbour,
  roundFloating,
  scaleBinary,
  signOf,
} from './floating-math.ts';
import { formatDouble, formatSingle } from './format-number.ts';
import { numberStyles } from './number-styles.ts';
import { parseFloating, tryParseFloating } from './parse-number.ts';
import * as precise from './precise-math.ts';

const defaultStyle = numberStyles.Float | numberStyles.AllowThousands;

/** Functions of one argument that both types have as static members. */
const functions: Readonly<Record<string, (x: number) => number>> = {
  Acos: Math.acos,
  Acosh: Math.acosh,
  Asin: Math.asin,
  Asinh: Math.asinh,
  Atan: precise.atan,
  Atanh: Math.atanh,
  Cbrt: precise.cbrt,
  Ceiling: Math.ceil,
  Cos: precise.cos,
  Cosh: Math.cosh,
  DegreesToRadians: (degrees) => (degrees * Math.PI) / 180,
  Exp: precise.exp,
  ExpM1: Math.expm1,
  Exp2: (x) => 2 ** x,
  Exp10: (x) => 10 ** x,
  Floor: Math.floor,
  Log: precise.log,
  Log2: Math.log2,
  Log10: Math.log10,
  LogP1: Math.log1p,
  RadiansToDegrees: (radians) => (radians * 180) / Math.PI,
  Sin: precise.sin,
  Sinh: Math.sinh,
  Sqrt: Math.sqrt,
  Tan: precise.tan,
  Tanh: Math.tanh,
  Truncate: Math.trunc,
  Abs: Math.abs,
};

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
  const invariant = single ? singleText : doubleText;
  const smallestNormal = single ? 1.1754943508222875e-38 : 2.2250738585072014e-308;
  return {
    [`static bool IsFinite(${keyword} d)`]: Number.isFinite,
    [`static bool IsInfinity(${keyword} d)`]: (d: number) => Math.abs(d) === Infinity,
    [`static bool IsNaN(${keyword} d)`]: Number.isNaN,
    [`static bool IsNegative(${keyword} d)`]: (d: number) => d < 0 || Object.is(d, -0),
    [`static bool IsNegativeInfinity(${keyword} d)`]: (d: number) => d === -Infinity,
    [`static bool IsNormal(${keyword} d)`]: (d: number) =>
      Number.isFinite(d) && Math.abs(d) >= smallestNormal,
    [`static bool IsPositiveInfinity(${keyword} d)`]: (d: number) => d === Infinity,
    [`static bool IsSubnormal(${keyword} d)`]: (d: number) => d !== 0 && Math.abs(d) < smallestNormal,
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
    'override int GetHashCode()': (self: number) => hash(self),
    'override string ToString()': (self: number) => text(self, null, null),
    'string ToString(string? format)': (self: number, format: string | null) => text(self, format, null),
    'string ToString(IFormatProvider? provider)': (self: number, provider: unknown) =>
      text(self, null, provider),
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
    ...Object.fromEntries(
      Object.entries(functions).map(([key, call]) => [
        `static ${keyword} ${key}(${keyword} x)`,
        (x: number) => fit(call(x)),
      ]),
    ),
    [`static bool IsPow2(${keyword} value)`]: (value: number) =>
      value > 0 && Number.isInteger(Math.log2(value)),
    [`static ${keyword} Round(${keyword} x)`]: (x: number) => roundFloating(x, 0, 0, single),
    [`static ${keyword} Round(${keyword} x, int digits)`]: (x: number, digits: number) =>
      roundFloating(x, digits, 0, single),
    [`static ${keyword} Round(${keyword} x, MidpointRounding mode)`]: (x: number, mode: RoundingMode) =>
      roundFloating(x, 0, mode, single),
    [`static ${keyword} Round(${keyword} x, int digits, MidpointRounding mode)`]: (
      x: number,
      digits: number,
      mode: RoundingMode,
    ) => roundFloating(x, digits, mode, single),
    [`static ${keyword} Atan2(${keyword} y, ${keyword} x)`]: (y: number, x: number) =>
      fit(precise.atan2(y, x)),
    [`static ${keyword} BitDecrement(${keyword} x)`]: (x: number) => neighbour(x, -1, single),
    [`static ${keyword} BitIncrement(${keyword} x)`]: (x: number) => neighbour(x, 1, single),
    [`static ${keyword} Ieee754Remainder(${keyword} left, ${keyword} right)`]: ieeeRemainder,
    [`static int ILogB(${keyword} x)`]: binaryLogarithm,
    [`static ${keyword} Lerp(${keyword} value1, ${keyword} value2, ${keyword} amount)`]: (
      from: number,
      to: number,
      amount: number,
    ) => fit(from * (1 - amount) + to * amount),
    [`static ${keyword} ScaleB(${keyword} x, int n)`]: (x: number, n: number) => fit(scaleBinary(x, n)),
    [`static ${keyword} Log(${keyword} x, ${keyword} newBase)`]: (x: number, base: number) =>
      fit(logarithm(x, base)),
    [`static ${keyword} Clamp(${keyword} value, ${keyword} min, ${keyword} max)`]: (
      value: number,
      min: number,
      max: number,
    ) => {
      if (min > max)
        throw new ArgumentException(`'${invariant(min)}' cannot be greater than ${invariant(max)}.`);
      return value < min ? min : value > max ? max : value;
    },
    [`static ${keyword} CopySign(${keyword} value, ${keyword} sign)`]: copySign,
    [`static ${keyword} Max(${keyword} x, ${keyword} y)`]: (x: number, y: number) => Math.max(x, y),
    [`static ${keyword} MaxNumber(${keyword} x, ${keyword} y)`]: (x: number, y: number) =>
      x !== x ? y : y !== y ? x : Math.max(x, y),
    [`static ${keyword} Min(${keyword} x, ${keyword} y)`]: (x: number, y: number) => Math.min(x, y),
    [`static ${keyword} MinNumber(${keyword} x, ${keyword} y)`]: (x: number, y: number) =>
      x !== x ? y : y !== y ? x : Math.min(x, y),
    [`static int Sign(${keyword} value)`]: signOf,
    [`static bool IsEvenInteger(${keyword} value)`]: (value: number) =>
      Number.isInteger(value) && value % 2 === 0,
    [`static bool IsInteger(${keyword} value)`]: Number.isInteger,
    [`static bool IsOddInteger(${keyword} value)`]: (value: number) =>
      Number.isInteger(value) && value % 2 !== 0,
    [`static bool IsPositive(${keyword} value)`]: (value: number) => !(value < 0 || Object.is(value, -0)),
    [`static bool IsRealNumber(${keyword} value)`]: (value: number) => !Number.isNaN(value),
    [`static ${keyword} MaxMagnitude(${keyword} x, ${keyword} y)`]: maxMagnitude,
    [`static ${keyword} MinMagnitude(${keyword} x, ${keyword} y)`]: minMagnitude,
    [`static ${keyword} Pow(${keyword} x, ${keyword} y)`]: (x: number, y: number) => fit(precise.pow(x, y)),
    [`static ${keyword} Hypot(${keyword} x, ${keyword} y)`]: (x: number, y: number) => fit(Math.hypot(x, y)),
    [`static ${keyword} RootN(${keyword} x, int n)`]: (x: number, n: number) =>
      fit(n % 2 !== 0 && x < 0 ? -((-x) ** (1 / n)) : x ** (1 / n)),
    [`static (${keyword} Sin, ${keyword} Cos) SinCos(${keyword} x)`]: (x: number) =>
      pairOf(specialType(keyword), fit(precise.sin(x)), fit(precise.cos(x))),
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

function declareFloating(keyword: 'double' | 'float', name: 'Double' | 'Single'): TypeDeclaration {
  return declareType(
    `public readonly struct System.${name} : IComparable, IConvertible, ISpanFormattable, IFormattable, IComparable<${keyword}>, IEquatable<${keyword}>, System.Numerics.IBinaryFloatingPointIeee754<${keyword}>, System.Numerics.IMinMaxValue<${keyword}>`,
    members(keyword, name),
    { statics: floatingStatics(keyword === 'float') },
  );
}

/** `System.Double`. */
export const doubleType: TypeDeclaration = declareFloating('double', 'Double');
/** `System.Single`. */
export const singleType: TypeDeclaration = declareFloating('float', 'Single');
