// The struct `System.Numerics.Complex` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import type { BigInteger } from '../../System/numbers/big-integer-value.ts';
import * as precise from '../../System/numbers/precise-math.ts';
import { tryFormat } from '../../System/span-members.ts';
import { complexFunctions } from './complex-functions.ts';
import { complexNumberMembers, complexStatics } from './complex-number.ts';
import { Complex, abs, complex, complexText as text } from './complex-value.ts';
import type { Half } from '../../System.Numerics/half-value.ts';
import type { WideInteger } from '../../System.Numerics/wide-values.ts';

const of = complex;
const phase = ({ real, imaginary }: Complex): number => precise.atan2(imaginary, real);
const polar = (magnitude: number, angle: number): Complex =>
  of(magnitude * precise.cos(angle), magnitude * precise.sin(angle));

const add = (a: Complex, b: Complex): Complex => of(a.real + b.real, a.imaginary + b.imaginary);
const subtract = (a: Complex, b: Complex): Complex => of(a.real - b.real, a.imaginary - b.imaginary);
const multiply = (a: Complex, b: Complex): Complex =>
  of(a.real * b.real - a.imaginary * b.imaginary, a.imaginary * b.real + a.real * b.imaginary);
/** Smith's algorithm. */
function divide({ real: a, imaginary: b }: Complex, { real: c, imaginary: d }: Complex): Complex {
  if (Math.abs(d) < Math.abs(c)) {
    const ratio = d / c;
    return of((a + b * ratio) / (c + d * ratio), (b - a * ratio) / (c + d * ratio));
  }
  const ratio = c / d;
  return of((b + a * ratio) / (d + c * ratio), (-a + b * ratio) / (d + c * ratio));
}
/** .NET's inverse of the logarithm of ten, with its digits. */
const perDecade = Number('0.43429448190325');
const negate = ({ real, imaginary }: Complex): Complex => of(-real, -imaginary);
const log = (value: Complex): Complex => of(precise.log(abs(value)), phase(value));
const exp = ({ real, imaginary }: Complex): Complex => polar(precise.exp(real), imaginary);

function sqrt({ real, imaginary }: Complex): Complex {
  if (imaginary === 0) return real < 0 ? of(0, Math.sqrt(-real)) : of(Math.sqrt(real));
  if (real >= 0) {
    const x = Math.sqrt((abs(of(real, imaginary)) + real) * 0.5);
    return of(x, imaginary / (2 * x));
  }
  let y = Math.sqrt((abs(of(real, imaginary)) - real) * 0.5);
  if (imaginary < 0) y = -y;
  return of(imaginary / (2 * y), y);
}
function pow(value: Complex, { real: c, imaginary: d }: Complex): Complex {
  if (c === 0 && d === 0) return of(1);
  if (value.real === 0 && value.imaginary === 0) return of(0);
  const [size, angle] = [abs(value), phase(value)];
  return polar(precise.pow(size, c) * precise.pow(Math.E, -d * angle), c * angle + d * precise.log(size));
}

const binary: Readonly<Record<string, readonly [string, (a: Complex, b: Complex) => Complex]>> = {
  '+': ['Add', add],
  '-': ['Subtract', subtract],
  '*': ['Multiply', multiply],
  '/': ['Divide', divide],
};
const same = (a: Complex, b: Complex): boolean => a.real === b.real && a.imaginary === b.imaginary;

function operators(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [operator, [name, call]] of Object.entries(binary)) {
    for (const [prefix, tail] of [
      [`static Complex operator ${operator}`, ''],
      [`static Complex ${name}`, ''],
    ] as const) {
      members[`${prefix}(Complex left, Complex right)${tail}`] = call;
      members[`${prefix}(Complex left, double right)${tail}`] = (a: Complex, b: number) => call(a, of(b));
      members[`${prefix}(double left, Complex right)${tail}`] = (a: number, b: Complex) => call(of(a), b);
    }
  }
  for (const keyword of [
    'byte',
    'sbyte',
    'short',
    'ushort',
    'int',
    'uint',
    'long',
    'ulong',
    'float',
    'double',
    'char',
    'nint',
    'nuint',
  ])
    members[`static implicit operator Complex(${keyword} value)`] = (value: number | bigint) =>
      of(Number(value));
  return members;
}

/** `System.Numerics.Complex`. */
export const complexType: TypeDeclaration = declareType(
  'public readonly struct System.Numerics.Complex : IEquatable<Complex>, IFormattable, INumberBase<Complex>, ISignedNumber<Complex>',
  () => ({
    'Complex(double real, double imaginary)': of,
    'double Real { get; }': (self: Complex) => self.real,
    'double Imaginary { get; }': (self: Complex) => self.imaginary,
    'double Magnitude { get; }': abs,
    'double Phase { get; }': phase,
    'static readonly Complex Zero': of(0),
    'static readonly Complex One': of(1),
    'static readonly Complex ImaginaryOne': of(0, 1),
    'static readonly Complex NaN': of(NaN, NaN),
    'static readonly Complex Infinity': of(Infinity, Infinity),
    'static Complex FromPolarCoordinates(double magnitude, double phase)': polar,
    'static Complex Negate(Complex value)': negate,
    'static Complex operator -(Complex value)': negate,
    ...operators(),
    'static bool operator ==(Complex left, Complex right)': same,
    'static bool operator !=(Complex left, Complex right)': (a: Complex, b: Complex) => !same(a, b),
    'static double Abs(Complex value)': abs,
    'static Complex Conjugate(Complex value)': ({ real, imaginary }: Complex) => of(real, -imaginary),
    'static Complex Reciprocal(Complex value)': (value: Complex) =>
      value.real === 0 && value.imaginary === 0 ? of(0) : divide(of(1), value),
    'static Complex Sqrt(Complex value)': sqrt,
    'static Complex Exp(Complex value)': exp,
    'static Complex Log(Complex value)': log,
    'static Complex Log(Complex value, double baseValue)': (value: Complex, base: number) =>
      divide(log(value), log(of(base))),
    'static Complex Log10(Complex value)': (value: Complex) => {
      const { real, imaginary } = log(value);
      return of(real * perDecade, imaginary * perDecade);
    },
    'static Complex Pow(Complex value, Complex power)': pow,
    'static Complex Pow(Complex value, double power)': (value: Complex, power: number) =>
      pow(value, of(power)),
    'static bool IsNaN(Complex value)': ({ real, imaginary }: Complex) =>
      !(Math.abs(real) === Infinity || Math.abs(imaginary) === Infinity) &&
      (Number.isNaN(real) || Number.isNaN(imaginary)),
    'static bool IsFinite(Complex value)': ({ real, imaginary }: Complex) =>
      Number.isFinite(real) && Number.isFinite(imaginary),
    'static bool IsInfinity(Complex value)': ({ real, imaginary }: Complex) =>
      Math.abs(real) === Infinity || Math.abs(imaginary) === Infinity,
    'override bool Equals(object? obj)': (self: Complex, other: unknown) => self.$equals(other),
    'bool Equals(Complex value)': same,
    'override int GetHashCode()': (self: Complex) => self.$hash(),
    'override string ToString()': (self: Complex) => text(self, null, null),
    'string ToString(string? format)': (self: Complex, format: string | null) => text(self, format, null),
    'string ToString(IFormatProvider? provider)': (self: Complex, provider: unknown) =>
      text(self, null, provider),
    'string ToString(string? format, IFormatProvider? provider)': text,
    ...tryFormat(text),
    'static Complex operator +(Complex value)': (value: Complex) => value,
    'static Complex operator ++(Complex value)': (value: Complex) => add(value, of(1)),
    'static Complex operator --(Complex value)': (value: Complex) => subtract(value, of(1)),
    ...Object.fromEntries(
      Object.entries(complexFunctions).map(([name, call]) => [`static Complex ${name}(Complex value)`, call]),
    ),
    'static Complex Atan(Complex value)': (value: Complex) => {
      const turned = multiply(of(0, 1), value);
      return multiply(
        divide(of(0, 1), of(2)),
        subtract(log(subtract(of(1), turned)), log(add(of(1), turned))),
      );
    },
    ...complexNumberMembers,
    'static implicit operator Complex(Half value)': ({ value }: Half) => of(value),
    'static explicit operator Complex(Int128 value)': ({ value }: WideInteger) => of(Number(value)),
    'static explicit operator Complex(UInt128 value)': ({ value }: WideInteger) => of(Number(value)),
    'static explicit operator Complex(decimal value)': (value: Decimal) => of(value.toDouble()),
    'static explicit operator Complex(BigInteger value)': ({ value }: BigInteger) => of(Number(value)),
  }),
  { runtime: Complex, defaultValue: of(0), statics: complexStatics },
);
