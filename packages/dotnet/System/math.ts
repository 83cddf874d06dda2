// The static class `System.Math` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Decimal, RoundingMode } from '@mockwright/language/runtime/decimal';
import {
  ArgumentException,
  DivideByZeroException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { doubleText, singleText } from '@mockwright/language/runtime/number-text';
import { Int128, UInt128 } from '../System.Numerics/wide-values.ts';
import { decimalMath } from './decimal-type.ts';
import {
  binaryLogarithm,
  copySign,
  fusedMultiplyAdd,
  ieeeRemainder,
  logarithm,
  maxMagnitude,
  minMagnitude,
  neighbour,
  roundFloating,
  scaleBinary,
  signOf,
} from './numbers/floating-math.ts';
import { integerRanges } from './numbers/parse-number.ts';
import * as precise from './numbers/precise-math.ts';
import { pairOf } from './pair-of.ts';

type Integer = number | bigint;
type Keyword = keyof typeof integerRanges;

/** Members of one argument: name → parameter name in `Math`, the function. */
const functions: Readonly<Record<string, readonly [parameter: string, call: (x: number) => number]>> = {
  Acos: ['d', precise.acos],
  Acosh: ['d', precise.acosh],
  Asin: ['d', precise.asin],
  Asinh: ['d', Math.asinh],
  Atan: ['d', precise.atan],
  Atanh: ['d', Math.atanh],
  Cbrt: ['d', precise.cbrt],
  Ceiling: ['a', Math.ceil],
  Cos: ['d', precise.cos],
  Cosh: ['value', precise.cosh],
  Exp: ['d', precise.exp],
  Floor: ['d', Math.floor],
  Log: ['d', precise.log],
  Log2: ['x', Math.log2],
  Log10: ['d', precise.log10],
  Sin: ['a', precise.sin],
  Sinh: ['value', Math.sinh],
  Sqrt: ['d', Math.sqrt],
  Tan: ['a', precise.tan],
  Tanh: ['value', Math.tanh],
  Truncate: ['d', Math.trunc],
  ReciprocalEstimate: ['d', (x) => 1 / x],
  ReciprocalSqrtEstimate: ['d', (x) => 1 / Math.sqrt(x)],
};

function cannotBeGreater(min: string, max: string): ArgumentException {
  return new ArgumentException(`'${min}' cannot be greater than ${max}.`);
}

/** Members for one integer type. */
function integerMembers(keyword: Keyword): Record<string, Implementation> {
  const range = integerRanges[keyword];
  const isLong = range.bits === 64;
  const divRem = (left: Integer, right: Integer): readonly [Integer, Integer] => {
    if (right === 0 || right === 0n) throw new DivideByZeroException();
    const quotient = BigInt(left) / BigInt(right);
    const rest = BigInt(left) % BigInt(right);
    if (quotient > range.greatest) {
      // Small types are divided as int, and what comes out is cut to their size.
      if (range.bits >= 32) throw new OverflowException();
      return [Number(range.least), Number(rest)];
    }
    return isLong ? [quotient, rest] : [Number(quotient), Number(rest)];
  };
  const k = keyword;
  return {
    [`static (${k} Quotient, ${k} Remainder) DivRem(${k} left, ${k} right)`]: (
      left: Integer,
      right: Integer,
    ) => pairOf(specialType(keyword), ...divRem(left, right)),
    [`static ${k} Clamp(${k} value, ${k} min, ${k} max)`]: (value: Integer, min: Integer, max: Integer) => {
      if (min > max) throw cannotBeGreater(String(min), String(max));
      return value < min ? min : value > max ? max : value;
    },
    [`static ${k} Max(${k} val1, ${k} val2)`]: (x: Integer, y: Integer) => (x >= y ? x : y),
    [`static ${k} Min(${k} val1, ${k} val2)`]: (x: Integer, y: Integer) => (x <= y ? x : y),
    ...((keyword === 'int' || keyword === 'long') && {
      [`static ${k} DivRem(${k} a, ${k} b, out ${k} result)`]: (a: Integer, b: Integer, result: Ref) => {
        const [quotient, rest] = divRem(a, b);
        result.v = rest;
        return quotient;
      },
    }),
    ...(range.least < 0n && {
      [`static ${k} Abs(${k} value)`]: (value: Integer) => {
        if (BigInt(value) === range.least)
          throw new OverflowException('Negating the minimum value of a twos complement number is invalid.');
        return value < 0 ? -value : value;
      },
      [`static int Sign(${k} value)`]: (value: Integer) => (value > 0 ? 1 : value < 0 ? -1 : 0),
    }),
  };
}

/** Members for `double` (in `Math`, with the few of `float`) or `float` (in `MathF`). */
export function floatingMembers(
  keyword: 'double' | 'float',
  inMathF: boolean,
): Record<string, Implementation> {
  const single = keyword === 'float';
  const fit = single ? Math.fround : (value: number): number => value;
  const k = keyword;
  const value = inMathF ? 'x' : 'value';
  const [x, y] = inMathF ? ['x', 'y'] : ['val1', 'val2'];
  const text = single ? singleText : doubleText;
  return {
    [`static ${k} Abs(${k} ${value})`]: Math.abs,
    [`static ${k} Max(${k} ${x}, ${k} ${y})`]: (a: number, b: number) => Math.max(a, b),
    [`static ${k} Min(${k} ${x}, ${k} ${y})`]: (a: number, b: number) => Math.min(a, b),
    [`static int Sign(${k} ${value})`]: signOf,
    ...(!inMathF && {
      [`static ${k} Clamp(${k} value, ${k} min, ${k} max)`]: (self: number, min: number, max: number) => {
        if (min > max) throw cannotBeGreater(text(min), text(max));
        return self < min ? min : self > max ? max : self;
      },
    }),
    ...(inMathF === single && {
      ...Object.fromEntries(
        Object.entries(functions).map(([name, [parameter, call]]) => [
          `static ${k} ${name}(${k} ${inMathF ? 'x' : parameter})`,
          (argument: number) => fit(call(argument)),
        ]),
      ),
      [`static ${k} Atan2(${k} y, ${k} x)`]: (first: number, second: number) =>
        fit(precise.atan2(first, second)),
      [`static ${k} FusedMultiplyAdd(${k} x, ${k} y, ${k} z)`]: (a: number, b: number, c: number) =>
        fit(fusedMultiplyAdd(a, b, c)),
      [`static ${k} Pow(${k} x, ${k} y)`]: (a: number, b: number) => fit(precise.pow(a, b)),
      [`static (${k} Sin, ${k} Cos) SinCos(${k} x)`]: (a: number) =>
        pairOf(specialType(keyword), fit(precise.sin(a)), fit(precise.cos(a))),
      [`static ${k} BitDecrement(${k} x)`]: (a: number) => neighbour(a, -1, single),
      [`static ${k} BitIncrement(${k} x)`]: (a: number) => neighbour(a, 1, single),
      [`static ${k} CopySign(${k} x, ${k} y)`]: copySign,
      [`static ${k} IEEERemainder(${k} x, ${k} y)`]: ieeeRemainder,
      [`static int ILogB(${k} x)`]: binaryLogarithm,
      [`static ${k} Log(${k} ${inMathF ? 'x' : 'a'}, ${k} ${inMathF ? 'y' : 'newBase'})`]: (
        a: number,
        base: number,
      ) => fit(logarithm(a, base)),
      [`static ${k} MaxMagnitude(${k} x, ${k} y)`]: maxMagnitude,
      [`static ${k} MinMagnitude(${k} x, ${k} y)`]: minMagnitude,
      [`static ${k} Round(${k} ${inMathF ? 'x' : 'a'})`]: (a: number) => roundFloating(a, 0, 0, single),
      [`static ${k} Round(${k} ${value}, int digits)`]: (a: number, digits: number) =>
        roundFloating(a, digits, 0, single),
      [`static ${k} Round(${k} ${value}, MidpointRounding mode)`]: (a: number, mode: RoundingMode) =>
        roundFloating(a, 0, mode, single),
      [`static ${k} Round(${k} ${value}, int digits, MidpointRounding mode)`]: (
        a: number,
        digits: number,
        mode: RoundingMode,
      ) => roundFloating(a, digits, mode, single),
      [`static ${k} ScaleB(${k} x, int n)`]: (a: number, n: number) => fit(scaleBinary(a, n)),
      [`const ${k} E`]: fit(Math.E),
      [`const ${k} PI`]: fit(Math.PI),
      [`const ${k} Tau`]: fit(2 * Math.PI),
    }),
  };
}

const decimalMembers: Record<string, Implementation> = {
  'static decimal Abs(decimal value)': (value: Decimal) => value.abs(),
  'static decimal Ceiling(decimal d)': (d: Decimal) => d.ceiling(),
  'static decimal Clamp(decimal value, decimal min, decimal max)': decimalMath.clamp,
  'static decimal Floor(decimal d)': (d: Decimal) => d.floor(),
  'static decimal Max(decimal val1, decimal val2)': decimalMath.max,
  'static decimal Min(decimal val1, decimal val2)': decimalMath.min,
  'static decimal Round(decimal d)': (d: Decimal) => d.round(),
  'static decimal Round(decimal d, int decimals)': (d: Decimal, decimals: number) => d.round(decimals),
  'static decimal Round(decimal d, MidpointRounding mode)': (d: Decimal, mode: RoundingMode) =>
    d.round(0, mode),
  'static decimal Round(decimal d, int decimals, MidpointRounding mode)': (
    d: Decimal,
    decimals: number,
    mode: RoundingMode,
  ) => d.round(decimals, mode),
  'static int Sign(decimal value)': (value: Decimal) => value.sign,
  'static decimal Truncate(decimal d)': (d: Decimal) => d.truncate(),
};

/** The order of .NET's overloads by their first parameter: the compiler blames the first one when none fits. */
const usualOrder = 'byte decimal double short int long nint sbyte float ushort uint ulong nuint'.split(' ');
const ownOrders: Readonly<Record<string, readonly string[]>> = {
  Abs: 'short int long nint sbyte decimal double float'.split(' '),
  BigMul: 'uint int ulong long'.split(' '),
  Ceiling: ['double', 'decimal'],
  DivRem: 'sbyte byte short ushort int uint long ulong nint nuint'.split(' '),
  Floor: ['double', 'decimal'],
};
function inOrder(members: Readonly<Record<string, Implementation>>): Record<string, Implementation> {
  const rank = (signature: string): number => {
    const [, name, type] = /(?<!\w)(\w+)\((\w+) /.exec(signature) ?? [];
    return name === undefined ? 0 : (ownOrders[name] ?? usualOrder).indexOf(type!);
  };
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => rank(a) - rank(b)));
}

const mathMembers: Record<string, Implementation> = {
  ...decimalMembers,
  ...floatingMembers('double', false),
  ...floatingMembers('float', false),
  ...Object.assign({}, ...(Object.keys(integerRanges) as Keyword[]).map(integerMembers)),
  'static long BigMul(int a, int b)': (a: number, b: number) => BigInt(a) * BigInt(b),
  'static ulong BigMul(uint a, uint b)': (a: number, b: number) => BigInt(a) * BigInt(b),
  'static Int128 BigMul(long a, long b)': (a: bigint, b: bigint) => new Int128(a * b),
  'static UInt128 BigMul(ulong a, ulong b)': (a: bigint, b: bigint) => new UInt128(a * b),
  'static long BigMul(long a, long b, out long low)': (a: bigint, b: bigint, low: Ref) => {
    low.v = BigInt.asIntN(64, a * b);
    return BigInt.asIntN(64, (a * b) >> 64n);
  },
  'static ulong BigMul(ulong a, ulong b, out ulong low)': (a: bigint, b: bigint, low: Ref) => {
    low.v = BigInt.asUintN(64, a * b);
    return (a * b) >> 64n;
  },
};

/** `System.Math`. */
export const mathType: TypeDeclaration = declareType('public static class System.Math', () =>
  inOrder(mathMembers),
);
