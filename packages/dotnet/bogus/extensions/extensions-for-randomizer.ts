// The static class `Bogus.Extensions.ExtensionsForRandomizer` as template code sees it.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import type { Randomizer } from '../randomizer.ts';

/** `Bogus.Extensions.ExtensionsForRandomizer`. */
export const extensionsForRandomizerType: TypeDeclaration = declareType(
  'public static class Bogus.Extensions.ExtensionsForRandomizer',
  () => ({
    'static decimal Decimal2(this Randomizer r, decimal min = 0.0m, decimal max = 1.0m)': (
      random: Randomizer | null,
      min: Decimal,
      max: Decimal,
    ) => dereferenced(random).longDecimal(min, max),
  }),
);
