// The interface `System.Numerics.ITrigonometricFunctions`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declare, functions } from './number-interface-members.ts';

/** `System.Numerics.ITrigonometricFunctions`. */
export const iTrigonometricFunctionsType: TypeDeclaration = declare(
  'ITrigonometricFunctions',
  ['IFloatingPointConstants'],
  {
    ...functions(['Acos', 'Asin', 'Atan', 'Cos', 'Sin', 'Tan', 'DegreesToRadians', 'RadiansToDegrees']),
    ...functions(['AcosPi', 'AsinPi', 'AtanPi', 'CosPi', 'SinPi', 'TanPi']),
    'static abstract (TSelf SinPi, TSelf CosPi) SinCosPi(TSelf x)': undefined,
    'static abstract (TSelf Sin, TSelf Cos) SinCos(TSelf x)': undefined,
  },
);
