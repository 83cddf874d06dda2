// `System.Numerics.INumber<T>` and its relatives: what generic code may ask of a number.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { staticVirtual } from '@mockwright/language/runtime/static-virtual';
import { createNumber, valueOf } from './create.ts';
import { integerByteMembers } from './integer-bytes.ts';
import { textOf } from '@mockwright/language/runtime/text';

type Callable = (...args: unknown[]) => unknown;

/** A member of the number type behind `INumber<T>`, where its author left another one to the interface. */
function memberOf(number: NamedType, base: string, name: string): Callable {
  const face = number.allInterfaces.find((each) => each.name === base)!;
  const member = face.members(name)[0]!;
  const method = (member.kind === 'property' ? member.getMethod : member) as MethodSymbol;
  return staticVirtual(number.typeArguments[0]!, method.definition, face);
}
const isLess = (x: unknown, y: unknown, number: NamedType): boolean =>
  memberOf(number, 'IComparisonOperators', 'op_LessThan')(x, y) as boolean;
/** A sum, difference, product or quotient. */
const computed =
  (name: 'Addition' | 'Subtraction' | 'Multiply' | 'Division') =>
  (x: unknown, y: unknown, number: NamedType): unknown =>
    memberOf(number, `I${name}Operators`, `op_${name}`)(x, y);
const sum = computed('Addition');
const difference = computed('Subtraction');
const product = computed('Multiply');
const quotient = computed('Division');
const oneOf = (number: NamedType): unknown => memberOf(number, 'INumberBase', 'One')();
const zeroOf = (number: NamedType): unknown => memberOf(number, 'INumberBase', 'Zero')();

const greater = (x: unknown, y: unknown, number: NamedType): unknown => (isLess(x, y, number) ? y : x);
const smaller = (x: unknown, y: unknown, number: NamedType): unknown => (isLess(y, x, number) ? y : x);

function clamp(value: unknown, min: unknown, max: unknown, number: NamedType): unknown {
  if (isLess(max, min, number)) {
    const [least, most] = [min, max].map((each) => textOf(each, number.typeArguments[0]!));
    throw new ArgumentException(`'${least}' cannot be greater than ${most}.`);
  }
  return smaller(greater(value, min, number), max, number);
}

/** Abstract static members that take one number. */
function tests(names: readonly string[]): Record<string, Implementation> {
  return Object.fromEntries(names.map((name) => [`static abstract bool Is${name}(TSelf value)`, undefined]));
}
function functions(names: readonly string[], parameters: string = 'TSelf x'): Record<string, Implementation> {
  return Object.fromEntries(names.map((name) => [`static abstract TSelf ${name}(${parameters})`, undefined]));
}
/** `Exp2M1` and its like: a function's value less one. */
function lessOne(names: readonly string[]): Record<string, Implementation> {
  return Object.fromEntries(
    names.map((name) => [
      `static virtual TSelf ${name}M1(TSelf x)`,
      (x: unknown, number: NamedType) =>
        difference(memberOf(number, 'IExponentialFunctions', name)(x), oneOf(number), number),
    ]),
  );
}
/** `Log2P1` and its like: a function's value for one more. */
function plusOne(names: readonly string[]): Record<string, Implementation> {
  return Object.fromEntries(
    names.map((name) => [
      `static virtual TSelf ${name}P1(TSelf x)`,
      (x: unknown, number: NamedType) =>
        memberOf(number, 'ILogarithmicFunctions', name)(sum(x, oneOf(number), number)),
    ]),
  );
}
function constants(names: readonly string[]): Record<string, Implementation> {
  return Object.fromEntries(names.map((name) => [`static abstract TSelf ${name} { get; }`, undefined]));
}

function declare(
  name: string,
  bases: readonly string[],
  members: Readonly<Record<string, Implementation>> = {},
): TypeDeclaration {
  const list = bases.map((base) =>
    base.includes('<') || base === 'IComparable' || base.endsWith('SpanFormattable')
      ? base
      : `${base}<TSelf>`,
  );
  return declareType(
    `public interface System.Numerics.${name}<TSelf> : ${list.join(', ')} where TSelf : ${name}<TSelf>`,
    members,
  );
}
const same = (name: string): string => `${name}<TSelf, TSelf, TSelf>`;

/** `INumberBase` … `IBinaryFloatingPointIeee754`. */
export const numberInterfaces: readonly TypeDeclaration[] = [
  declare(
    'INumberBase',
    [
      same('IAdditionOperators'),
      'IAdditiveIdentity<TSelf, TSelf>',
      'IDecrementOperators',
      same('IDivisionOperators'),
      'IEquatable',
      'IEqualityOperators<TSelf, TSelf, bool>',
      'IIncrementOperators',
      'IMultiplicativeIdentity<TSelf, TSelf>',
      same('IMultiplyOperators'),
      'ISpanFormattable',
      'ISpanParsable',
      'IUtf8SpanFormattable',
      'IUtf8SpanParsable',
      same('ISubtractionOperators'),
      'IUnaryPlusOperators<TSelf, TSelf>',
      'IUnaryNegationOperators<TSelf, TSelf>',
    ],
    {
      ...constants(['One', 'Zero']),
      'static abstract int Radix { get; }': undefined,
      'static abstract TSelf Abs(TSelf value)': undefined,
      ...tests([
        'Canonical',
        'ComplexNumber',
        'EvenInteger',
        'Finite',
        'ImaginaryNumber',
        'Infinity',
        'Integer',
        'NaN',
        'Negative',
        'NegativeInfinity',
        'Normal',
        'OddInteger',
        'Positive',
        'PositiveInfinity',
        'RealNumber',
        'Subnormal',
        'Zero',
      ]),
      'static virtual TSelf MultiplyAddEstimate(TSelf left, TSelf right, TSelf addend)': (
        left: unknown,
        right: unknown,
        addend: unknown,
        number: NamedType,
      ) => sum(product(left, right, number), addend, number),
      ...functions(
        ['MaxMagnitude', 'MaxMagnitudeNumber', 'MinMagnitude', 'MinMagnitudeNumber'],
        'TSelf x, TSelf y',
      ),
      'static abstract TSelf CreateChecked<TOther>(TOther value) where TOther : INumberBase<TOther>':
        undefined,
      'static abstract TSelf CreateSaturating<TOther>(TOther value) where TOther : INumberBase<TOther>':
        undefined,
      'static abstract TSelf CreateTruncating<TOther>(TOther value) where TOther : INumberBase<TOther>':
        undefined,
      'static abstract TSelf Parse(string s, NumberStyles style, IFormatProvider? provider)': undefined,
      'static abstract bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out TSelf result)':
        undefined,
      'static abstract TSelf Parse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider? provider)':
        undefined,
      'static abstract bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider? provider, out TSelf result)':
        undefined,
    },
  ),
  declare(
    'INumber',
    [
      'IComparable',
      'IComparable<TSelf>',
      'IComparisonOperators<TSelf, TSelf, bool>',
      same('IModulusOperators'),
      'INumberBase',
    ],
    {
      'static virtual TSelf Clamp(TSelf value, TSelf min, TSelf max)': clamp,
      'static abstract TSelf CopySign(TSelf value, TSelf sign)': undefined,
      'static virtual TSelf Max(TSelf x, TSelf y)': greater,
      'static virtual TSelf ClampNative(TSelf value, TSelf min, TSelf max)': clamp,
      'static virtual TSelf MaxNative(TSelf x, TSelf y)': greater,
      'static virtual TSelf MinNative(TSelf x, TSelf y)': smaller,
      'static virtual TSelf MaxNumber(TSelf x, TSelf y)': greater,
      'static virtual TSelf Min(TSelf x, TSelf y)': smaller,
      'static virtual TSelf MinNumber(TSelf x, TSelf y)': smaller,
      'static virtual int Sign(TSelf value)': (value: unknown, number: NamedType) => {
        const zero = zeroOf(number);
        return isLess(value, zero, number) ? -1 : isLess(zero, value, number) ? 1 : 0;
      },
    },
  ),
  declare('ISignedNumber', ['INumberBase'], constants(['NegativeOne'])),
  declare('IUnsignedNumber', ['INumberBase']),
  declare('IBinaryNumber', [same('IBitwiseOperators'), 'INumber'], {
    ...constants(['AllBitsSet']),
    ...tests(['Pow2']),
    'static abstract TSelf Log2(TSelf value)': undefined,
  }),
  declare('IBinaryInteger', ['IBinaryNumber', 'IShiftOperators<TSelf, int, TSelf>'], {
    'static abstract (TSelf Quotient, TSelf Remainder) DivRem(TSelf left, TSelf right)': undefined,
    ...functions(['LeadingZeroCount', 'PopCount', 'TrailingZeroCount'], 'TSelf value'),
    ...functions(['RotateLeft', 'RotateRight'], 'TSelf value, int rotateAmount'),
    ...integerByteMembers,
  }),
  declare('IFloatingPointConstants', ['INumberBase'], constants(['E', 'Pi', 'Tau'])),
  declare('IFloatingPoint', ['IFloatingPointConstants', 'INumber', 'ISignedNumber'], {
    ...functions(['Ceiling', 'Floor', 'Round', 'Truncate']),
    'static abstract TSelf Round(TSelf x, int digits)': undefined,
    'static abstract TSelf Round(TSelf x, MidpointRounding mode)': undefined,
    'static abstract TSelf Round(TSelf x, int digits, MidpointRounding mode)': undefined,
    ...Object.fromEntries(
      ['ConvertToInteger', 'ConvertToIntegerNative'].map((name) => [
        `static virtual TInteger ${name}<TInteger>(TSelf value) where TInteger : IBinaryInteger<TInteger>`,
        (value: unknown, number: NamedType, target: NamedType) =>
          createNumber(target, valueOf(value, number.typeArguments[0] as NamedType), 'Saturating'),
      ]),
    ),
  }),
  declare('IExponentialFunctions', ['IFloatingPointConstants'], {
    ...functions(['Exp', 'ExpM1', 'Exp2', 'Exp10']),
    ...lessOne(['Exp2', 'Exp10']),
  }),
  declare(
    'IHyperbolicFunctions',
    ['IFloatingPointConstants'],
    functions(['Acosh', 'Asinh', 'Atanh', 'Cosh', 'Sinh', 'Tanh']),
  ),
  declare('ILogarithmicFunctions', ['IFloatingPointConstants'], {
    ...functions(['Log', 'Log2', 'Log10', 'LogP1']),
    ...plusOne(['Log2', 'Log10']),
    'static abstract TSelf Log(TSelf x, TSelf newBase)': undefined,
  }),
  declare('IPowerFunctions', ['INumberBase'], functions(['Pow'], 'TSelf x, TSelf y')),
  declare('IRootFunctions', ['IFloatingPointConstants'], {
    ...functions(['Cbrt', 'Sqrt']),
    'static abstract TSelf Hypot(TSelf x, TSelf y)': undefined,
    'static abstract TSelf RootN(TSelf x, int n)': undefined,
  }),
  declare('ITrigonometricFunctions', ['IFloatingPointConstants'], {
    ...functions(['Acos', 'Asin', 'Atan', 'Cos', 'Sin', 'Tan', 'DegreesToRadians', 'RadiansToDegrees']),
    ...functions(['AcosPi', 'AsinPi', 'AtanPi', 'CosPi', 'SinPi', 'TanPi']),
    'static abstract (TSelf SinPi, TSelf CosPi) SinCosPi(TSelf x)': undefined,
    'static abstract (TSelf Sin, TSelf Cos) SinCos(TSelf x)': undefined,
  }),
  declare(
    'IFloatingPointIeee754',
    [
      'IExponentialFunctions',
      'IFloatingPoint',
      'IHyperbolicFunctions',
      'ILogarithmicFunctions',
      'IPowerFunctions',
      'IRootFunctions',
      'ITrigonometricFunctions',
    ],
    {
      ...constants(['Epsilon', 'NaN', 'NegativeInfinity', 'NegativeZero', 'PositiveInfinity']),
      ...functions(['BitDecrement', 'BitIncrement']),
      'static abstract TSelf Atan2(TSelf y, TSelf x)': undefined,
      'static abstract TSelf Atan2Pi(TSelf y, TSelf x)': undefined,
      'static abstract TSelf FusedMultiplyAdd(TSelf left, TSelf right, TSelf addend)': undefined,
      'static virtual TSelf ReciprocalEstimate(TSelf x)': (x: unknown, number: NamedType) =>
        quotient(oneOf(number), x, number),
      'static virtual TSelf ReciprocalSqrtEstimate(TSelf x)': (x: unknown, number: NamedType) =>
        quotient(oneOf(number), memberOf(number, 'IRootFunctions', 'Sqrt')(x), number),
      'static abstract TSelf Ieee754Remainder(TSelf left, TSelf right)': undefined,
      'static abstract int ILogB(TSelf x)': undefined,
      'static abstract TSelf Lerp(TSelf value1, TSelf value2, TSelf amount)': undefined,
      'static abstract TSelf ScaleB(TSelf x, int n)': undefined,
    },
  ),
  declare('IBinaryFloatingPointIeee754', ['IBinaryNumber', 'IFloatingPointIeee754']),
];
