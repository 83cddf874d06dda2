// `Complex` as a number of generic code: tests, parsing, magnitudes.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import { utf8Statics } from '../../System/span-members.ts';
import type { Span } from '@mockwright/language/runtime/span';
import { numberFormatOf } from '../../System.Globalization/format-provider.ts';
import { numberStyles } from '../../System.Globalization/number-styles.ts';
import { isNegative } from '../../System/numbers/floating-math.ts';
import { tryParseFloating } from '../../System/numbers/parse-number.ts';
import { Complex, abs, complex } from './complex-value.ts';
import { numberOf } from '../../System.Numerics/create-number.ts';
import { constants } from '../../System.Numerics/static-members.ts';

const usualStyle = numberStyles.Float | numberStyles.AllowThousands;
const allowed = numberStyles.Any & ~numberStyles.AllowHexSpecifier;

function read(text: string | null, style: number, provider: unknown): Complex | undefined {
  if ((style & ~allowed) !== 0)
    throw new ArgumentException('An undefined NumberStyles value is being used.', 'style');
  const [, real, imaginary] = /^<([^;]*);([^>]*)>$/s.exec((text ?? '').trim()) ?? [];
  if (real === undefined) return undefined;
  const info = numberFormatOf(provider);
  const [x, y] = [real, imaginary!].map((part) => tryParseFloating(part, false, style, info));
  return x === undefined || y === undefined ? undefined : complex(x, y);
}
function parse(text: string | null, style: number, provider: unknown): Complex {
  if (text === null) throw new ArgumentNullException('s');
  const value = read(text, style, provider);
  if (!value) throw new OverflowException();
  return value;
}
function tryParse(text: string | null, style: number, provider: unknown, result: Ref): boolean {
  const value = read(text, style, provider);
  result.v = value ?? complex(0);
  return value !== undefined;
}

const isReal = ({ imaginary }: Complex): boolean => imaginary === 0;
const tests: Readonly<Record<string, (value: Complex) => boolean>> = {
  IsComplexNumber: ({ real, imaginary }) => real !== 0 && imaginary !== 0,
  IsEvenInteger: (value) => isReal(value) && Number.isInteger(value.real) && value.real % 2 === 0,
  IsImaginaryNumber: ({ real, imaginary }) => real === 0 && !Number.isNaN(imaginary),
  IsInteger: (value) => isReal(value) && Number.isInteger(value.real),
  IsNegative: (value) => isReal(value) && isNegative(value.real),
  IsNegativeInfinity: (value) => isReal(value) && value.real === -Infinity,
  IsNormal: ({ real, imaginary }) => isNormal(real) && (imaginary === 0 || isNormal(imaginary)),
  IsOddInteger: (value) => isReal(value) && Number.isInteger(value.real) && value.real % 2 !== 0,
  IsPositive: (value) => isReal(value) && !isNegative(value.real),
  IsPositiveInfinity: (value) => isReal(value) && value.real === Infinity,
  IsRealNumber: (value) => isReal(value) && !Number.isNaN(value.real),
  IsSubnormal: ({ real, imaginary }) => isSubnormal(real) || isSubnormal(imaginary),
};
const smallestNormal = 2.2250738585072014e-308;
const isNormal = (x: number): boolean => Number.isFinite(x) && Math.abs(x) >= smallestNormal;
const isSubnormal = (x: number): boolean => x !== 0 && Math.abs(x) < smallestNormal;

/** @param sign 1 for the greater, -1 for the smaller one */
function byMagnitude(a: Complex, b: Complex, sign: number): Complex {
  const [x, y] = [abs(a), abs(b)];
  if (Number.isNaN(x)) return a;
  if (x !== y) return (x - y) * sign > 0 ? a : b;
  if (a.real !== b.real && Math.abs(a.real) === Math.abs(b.real) && a.imaginary === b.imaginary)
    return (a.real - b.real) * sign > 0 ? a : b;
  return b;
}

/** As {@link byMagnitude}, where a number is more than what is none. */
const ofNumbers =
  (sign: number) =>
  (a: Complex, b: Complex): Complex =>
    Number.isNaN(abs(b)) ? a : Number.isNaN(abs(a)) ? b : byMagnitude(a, b, sign);

const created = (value: unknown, type: NamedType): Complex =>
  value instanceof Complex ? value : complex(numberOf(value, type));

type Chars = Span<number>;

/** See the head of this file. */
export const complexNumberMembers: Record<string, Implementation> = {
  ...Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [`static bool ${name}(Complex value)`, test]),
  ),
  'static Complex MaxMagnitude(Complex x, Complex y)': (a: Complex, b: Complex) => byMagnitude(a, b, 1),
  'static Complex MinMagnitude(Complex x, Complex y)': (a: Complex, b: Complex) => byMagnitude(a, b, -1),
  ...Object.fromEntries(
    ['CreateChecked', 'CreateSaturating', 'CreateTruncating'].map((name) => [
      `static Complex ${name}<TOther>(TOther value) where TOther : System.Numerics.INumberBase<TOther>`,
      created,
    ]),
  ),
  'static Complex Parse(string s, NumberStyles style, IFormatProvider? provider)': parse,
  'static Complex Parse(string s, IFormatProvider? provider)': (text: string | null, provider: unknown) =>
    parse(text, usualStyle, provider),
  'static Complex Parse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider? provider)': (
    text: Chars,
    style: number,
    provider: unknown,
  ) => parse(textOfSpan(text), style, provider),
  'static Complex Parse(ReadOnlySpan<char> s, IFormatProvider? provider)': (text: Chars, provider: unknown) =>
    parse(textOfSpan(text), usualStyle, provider),
  'static bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out Complex result)':
    tryParse,
  'static bool TryParse(string? s, IFormatProvider? provider, out Complex result)': (
    text: string | null,
    provider: unknown,
    result: Ref,
  ) => tryParse(text, usualStyle, provider, result),
  'static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider? provider, out Complex result)':
    (text: Chars, style: number, provider: unknown, result: Ref) =>
      tryParse(textOfSpan(text), style, provider, result),
  'static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out Complex result)': (
    text: Chars,
    provider: unknown,
    result: Ref,
  ) => tryParse(textOfSpan(text), usualStyle, provider, result),
};

/** What it implements of the interfaces of numbers without showing it. */
export const complexStatics: Readonly<Record<string, (...args: any[]) => unknown>> = {
  ...constants(complex(0), complex(1), 2),
  'get_NegativeOne/0': () => complex(-1),
  'IsCanonical/1': () => true,
  'IsZero/1': ({ real, imaginary }: Complex) => real === 0 && imaginary === 0,
  'MaxMagnitudeNumber/2': ofNumbers(1),
  'MinMagnitudeNumber/2': ofNumbers(-1),
  ...utf8Statics(
    (text, provider) => parse(text, usualStyle, provider),
    (text, provider, result) => tryParse(text, usualStyle, provider, result),
  ),
};
