// The interface `System.Numerics.INumberBase`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { computed, constants, declare, memberOf, same, sum, tests } from './number-interface-members.ts';

const product = computed('Multiply');

/** `System.Numerics.INumberBase`. */
export const iNumberBaseType: TypeDeclaration = declare(
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
    ...Object.fromEntries(
      ['MaxMagnitude', 'MinMagnitude'].flatMap((name) => [
        [`static abstract TSelf ${name}(TSelf x, TSelf y)`, undefined],
        // What the library's types without a NaN have; a template's must have its own.
        [
          `static abstract TSelf ${name}Number(TSelf x, TSelf y)`,
          (x: unknown, y: unknown, number: NamedType) => memberOf(number, 'INumberBase', name)(x, y),
        ],
      ]),
    ),
    'static abstract TSelf CreateChecked<TOther>(TOther value) where TOther : INumberBase<TOther>': undefined,
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
);
