// The interface `System.Numerics.ILogarithmicFunctions`: the members that its types have.
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { declare, functions, memberOf, oneOf, sum } from './number-interface-members.ts';

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

/** `System.Numerics.ILogarithmicFunctions`. */
export const iLogarithmicFunctionsType: TypeDeclaration = declare(
  'ILogarithmicFunctions',
  ['IFloatingPointConstants'],
  {
    ...functions(['Log', 'Log2', 'Log10', 'LogP1']),
    ...plusOne(['Log2', 'Log10']),
    'static abstract TSelf Log(TSelf x, TSelf newBase)': undefined,
  },
);
