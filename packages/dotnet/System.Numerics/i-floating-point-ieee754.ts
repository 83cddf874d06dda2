// The interface `System.Numerics.IFloatingPointIeee754`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { computed, constants, declare, functions, memberOf, oneOf } from './number-interface-members.ts';

const quotient = computed('Division');

/** `System.Numerics.IFloatingPointIeee754`. */
export const iFloatingPointIeee754Type: TypeDeclaration = declare(
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
);
