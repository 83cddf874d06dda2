// The functions of floating-point numbers that `double`, `float` and `Half` have alike.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type { RoundingMode } from '@mockwright/language/runtime/decimal';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { createNumber } from '../../System.Numerics/create-number.ts';
import { pairOf } from '../pair-of.ts';
import {
  binaryLogarithm,
  copySign,
  isNegative,
  fusedMultiplyAdd,
  ieeeRemainder,
  logarithm,
  maxMagnitude,
  minMagnitude,
  scaleBinary,
  signOf,
} from './floating-math.ts';
import { cosOfPi, sinOfPi, tanOfPi } from './multiples-of-pi.ts';
import * as precise from './precise-math.ts';

/** Functions of one number; `fit` rounds what lies between. */
const unary: Readonly<Record<string, (x: number, fit: (number: number) => number) => number>> = {
  Abs: Math.abs,
  Acos: precise.acos,
  AcosPi: (x) => precise.acos(x) / Math.PI,
  Acosh: precise.acosh,
  Asin: precise.asin,
  AsinPi: (x) => precise.asin(x) / Math.PI,
  Asinh: Math.asinh,
  Atan: precise.atan,
  AtanPi: (x) => precise.atan(x) / Math.PI,
  Atanh: Math.atanh,
  Cbrt: precise.cbrt,
  Ceiling: Math.ceil,
  Cos: precise.cos,
  CosPi: cosOfPi,
  Cosh: precise.cosh,
  DegreesToRadians: (degrees, fit) => fit(degrees * fit(Math.PI)) / 180,
  Exp: precise.exp,
  ExpM1: (x, fit) => fit(precise.exp(x)) - 1,
  Exp2: (x) => precise.pow(2, x),
  Exp2M1: (x, fit) => fit(precise.pow(2, x)) - 1,
  Exp10: (x) => precise.pow(10, x),
  Exp10M1: (x, fit) => fit(precise.pow(10, x)) - 1,
  Floor: Math.floor,
  Log: precise.log,
  LogP1: (x, fit) => precise.log(fit(x + 1)),
  Log2: Math.log2,
  Log2P1: (x, fit) => Math.log2(fit(x + 1)),
  Log10: precise.log10,
  Log10P1: (x, fit) => precise.log10(fit(x + 1)),
  RadiansToDegrees: (radians, fit) => fit(radians * 180) / fit(Math.PI),
  ReciprocalEstimate: (x) => 1 / x,
  ReciprocalSqrtEstimate: (x) => 1 / Math.sqrt(x),
  Sin: precise.sin,
  SinPi: sinOfPi,
  Sinh: Math.sinh,
  Sqrt: Math.sqrt,
  Tan: precise.tan,
  TanPi: tanOfPi,
  Tanh: Math.tanh,
  Truncate: Math.trunc,
};

type Two = (x: number, y: number) => number;
/** Passes over NaN. */
const ofNumbers =
  (call: Two): Two =>
  (x, y) =>
    Number.isNaN(x) ? y : Number.isNaN(y) ? x : call(x, y);

/** Functions of two numbers, with what their parameters are called. */
const binary: Readonly<Record<string, readonly [first: string, second: string, call: Two]>> = {
  Atan2: ['y', 'x', precise.atan2],
  Atan2Pi: ['y', 'x', (y, x) => precise.atan2(y, x) / Math.PI],
  CopySign: ['value', 'sign', copySign],
  Hypot: ['x', 'y', precise.hypot],
  Ieee754Remainder: ['left', 'right', ieeeRemainder],
  Log: ['x', 'newBase', logarithm],
  Max: ['x', 'y', Math.max],
  MaxMagnitude: ['x', 'y', maxMagnitude],
  MaxMagnitudeNumber: ['x', 'y', ofNumbers(maxMagnitude)],
  MaxNative: ['x', 'y', (x, y) => (x > y ? x : y)],
  MaxNumber: ['x', 'y', ofNumbers(Math.max)],
  Min: ['x', 'y', Math.min],
  MinMagnitude: ['x', 'y', minMagnitude],
  MinMagnitudeNumber: ['x', 'y', ofNumbers(minMagnitude)],
  MinNative: ['x', 'y', (x, y) => (x < y ? x : y)],
  MinNumber: ['x', 'y', ofNumbers(Math.min)],
  Pow: ['x', 'y', precise.pow],
};

const tests: Readonly<Record<string, (x: number) => boolean>> = {
  IsFinite: Number.isFinite,
  IsInfinity: (x) => Math.abs(x) === Infinity,
  IsInteger: Number.isInteger,
  IsEvenInteger: (x) => Number.isInteger(x) && x % 2 === 0,
  IsOddInteger: (x) => Number.isInteger(x) && x % 2 !== 0,
  IsNaN: Number.isNaN,
  IsNegative: isNegative,
  IsPositive: (x) => !isNegative(x),
  IsNegativeInfinity: (x) => x === -Infinity,
  IsPositiveInfinity: (x) => x === Infinity,
  IsRealNumber: (x) => !Number.isNaN(x),
  IsPow2: (x) => x > 0 && Number.isInteger(Math.log2(x)),
};

/** What the functions must know of a floating-point type. */
export interface FloatingForm {
  /** What C# calls it. */
  readonly name: string;
  readonly type: () => Type;
  readonly smallestNormal: number;
  /** A value as a number, and a number rounded to a value. */
  readonly numberOf: (value: any) => number;
  readonly valueOf: (number: number) => unknown;
  /** Rounds a number to what the functions of the type compute in. */
  readonly fit: (number: number) => number;
  readonly neighbour: (number: number, step: 1 | -1) => number;
  readonly round: (number: number, digits: number, mode: RoundingMode) => number;
  /** Whether `ConvertToInteger` goes to small integers by way of `int`. */
  readonly wrapsSmall: boolean;
  /** The text of a value in messages. */
  readonly text: (number: number) => string;
}

/** What functions call their parameter where it is not `x`. */
const parameterNames: Readonly<Record<string, string>> = {
  Abs: 'value',
  Log2: 'value',
  DegreesToRadians: 'degrees',
  RadiansToDegrees: 'radians',
};
/** What a test calls its parameter: the older ones name it after the type. */
function testParameter(name: string, type: string): string {
  if (/Integer$|^IsPow2$|^IsPositive$|^IsRealNumber$/.test(name)) return 'value';
  return type === 'double' ? 'd' : type === 'float' ? 'f' : 'value';
}

/** The static functions of a floating-point type. */
export function floatingFunctions(form: FloatingForm): Record<string, Implementation> {
  const { name: k, type, numberOf, valueOf, smallestNormal, neighbour, round, wrapsSmall, fit, text } = form;
  const members: Record<string, Implementation> = {};
  for (const [name, test] of Object.entries(tests))
    members[`static bool ${name}(${k} ${testParameter(name, k)})`] = (value: unknown) =>
      test(numberOf(value));
  for (const [name, call] of Object.entries(unary))
    members[`static ${k} ${name}(${k} ${parameterNames[name] ?? 'x'})`] = (x: unknown) =>
      valueOf(call(numberOf(x), fit));
  for (const [name, [first, second, call]] of Object.entries(binary))
    members[`static ${k} ${name}(${k} ${first}, ${k} ${second})`] = (x: unknown, y: unknown) =>
      valueOf(call(numberOf(x), numberOf(y)));
  const rounding =
    (digitsAt: 1 | undefined, modeAt: 1 | 2 | undefined) =>
    (...args: unknown[]): unknown =>
      valueOf(
        round(
          numberOf(args[0]),
          digitsAt ? (args[digitsAt] as number) : 0,
          modeAt ? (args[modeAt] as RoundingMode) : 0,
        ),
      );
  const pair =
    (first: (x: number) => number, second: (x: number) => number) =>
    (x: unknown): unknown =>
      pairOf(type(), valueOf(first(numberOf(x))), valueOf(second(numberOf(x))));
  const limited = (value: unknown, min: unknown, max: unknown): unknown =>
    numberOf(value) < numberOf(min) ? min : numberOf(value) > numberOf(max) ? max : value;
  const checkLimits = (min: unknown, max: unknown): void => {
    if (numberOf(min) > numberOf(max))
      throw new ArgumentException(`'${text(numberOf(min))}' cannot be greater than ${text(numberOf(max))}.`);
  };
  const fused = (x: unknown, y: unknown, z: unknown): unknown =>
    valueOf(fusedMultiplyAdd(numberOf(x), numberOf(y), numberOf(z)));
  return {
    ...members,
    [`static bool IsNormal(${k} ${testParameter('IsNormal', k)})`]: (value: unknown) =>
      Number.isFinite(numberOf(value)) && Math.abs(numberOf(value)) >= smallestNormal,
    [`static bool IsSubnormal(${k} ${testParameter('IsSubnormal', k)})`]: (value: unknown) =>
      numberOf(value) !== 0 && Math.abs(numberOf(value)) < smallestNormal,
    [`static int Sign(${k} value)`]: (value: unknown) => signOf(numberOf(value)),
    [`static int ILogB(${k} x)`]: (x: unknown) => binaryLogarithm(numberOf(x)),
    [`static ${k} Round(${k} x)`]: rounding(undefined, undefined),
    [`static ${k} Round(${k} x, int digits)`]: rounding(1, undefined),
    [`static ${k} Round(${k} x, MidpointRounding mode)`]: rounding(undefined, 1),
    [`static ${k} Round(${k} x, int digits, MidpointRounding mode)`]: rounding(1, 2),
    [`static ${k} BitDecrement(${k} x)`]: (x: unknown) => valueOf(neighbour(numberOf(x), -1)),
    [`static ${k} BitIncrement(${k} x)`]: (x: unknown) => valueOf(neighbour(numberOf(x), 1)),
    [`static ${k} Lerp(${k} value1, ${k} value2, ${k} amount)`]: (a: unknown, b: unknown, amount: unknown) =>
      valueOf(numberOf(a) * (1 - numberOf(amount)) + numberOf(b) * numberOf(amount)),
    [`static ${k} ScaleB(${k} x, int n)`]: (x: unknown, n: number) => valueOf(scaleBinary(numberOf(x), n)),
    [`static ${k} RootN(${k} x, int n)`]: (x: unknown, n: number) => valueOf(root(numberOf(x), n)),
    [`static ${k} FusedMultiplyAdd(${k} left, ${k} right, ${k} addend)`]: fused,
    [`static ${k} MultiplyAddEstimate(${k} left, ${k} right, ${k} addend)`]: fused,
    [`static (${k} Sin, ${k} Cos) SinCos(${k} x)`]: pair(precise.sin, precise.cos),
    [`static (${k} SinPi, ${k} CosPi) SinCosPi(${k} x)`]: pair(sinOfPi, cosOfPi),
    [`static ${k} Clamp(${k} value, ${k} min, ${k} max)`]: (value: unknown, min: unknown, max: unknown) => {
      checkLimits(min, max);
      if (Number.isNaN(numberOf(min))) return min;
      return Number.isNaN(numberOf(max)) ? max : limited(value, min, max);
    },
    [`static ${k} ClampNative(${k} value, ${k} min, ${k} max)`]: (
      value: unknown,
      min: unknown,
      max: unknown,
    ) => {
      checkLimits(min, max);
      return limited(value, min, max);
    },
    ...Object.fromEntries(
      ['ConvertToInteger', 'ConvertToIntegerNative'].map((name) => [
        `static TInteger ${name}<TInteger>(${k} value) where TInteger : System.Numerics.IBinaryInteger<TInteger>`,
        (value: unknown, target: NamedType) => toInteger(numberOf(value), target, wrapsSmall),
      ]),
    ),
  };
}

const smallIntegers: ReadonlySet<SpecialType | undefined> = new Set([
  'byte',
  'sbyte',
  'short',
  'ushort',
  'char',
]);
function toInteger(value: number, target: NamedType, wrapsSmall: boolean): unknown {
  if (!wrapsSmall || !smallIntegers.has(target.special)) return createNumber(target, value, 'Saturating');
  const whole = Math.trunc(Math.max(-0x80000000, Math.min(0x7fffffff, value)));
  return createNumber(target, BigInt(Number.isNaN(whole) ? 0 : whole), 'Truncating');
}

function root(x: number, n: number): number {
  if (n === 0) return Number.NaN;
  if (n === 3) return precise.cbrt(x);
  return n % 2 !== 0 && x < 0 ? -((-x) ** (1 / n)) : x ** (1 / n);
}
