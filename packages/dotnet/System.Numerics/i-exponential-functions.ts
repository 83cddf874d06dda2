// The interface `System.Numerics.IExponentialFunctions`: the members that its types have.
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { computed, declare, functions, memberOf, oneOf } from './number-interface-members.ts';

const difference = computed('Subtraction');
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

/** `System.Numerics.IExponentialFunctions`. */
export const iExponentialFunctionsType: TypeDeclaration = declare(
  'IExponentialFunctions',
  ['IFloatingPointConstants'],
  {
    ...functions(['Exp', 'ExpM1', 'Exp2', 'Exp10']),
    ...lessOne(['Exp2', 'Exp10']),
  },
);
