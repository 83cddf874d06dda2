// The interface `System.Numerics.IFloatingPoint`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { createNumber, valueOf } from './create-number.ts';
import { declare, functions } from './number-interface-members.ts';

/** `System.Numerics.IFloatingPoint`. */
export const iFloatingPointType: TypeDeclaration = declare(
  'IFloatingPoint',
  ['IFloatingPointConstants', 'INumber', 'ISignedNumber'],
  {
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
  },
);
