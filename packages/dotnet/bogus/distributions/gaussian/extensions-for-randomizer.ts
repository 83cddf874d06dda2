// The static class `Bogus.Distributions.Gaussian.ExtensionsForRandomizer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { OverflowException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { Randomizer } from '../../randomizer.ts';

/** A normally distributed number, by Box and Muller. */
function gaussian(random: Randomizer, mean: number, deviation: number): number {
  dereferenced(random);
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()));
  return mean + deviation * radius * Math.sin(2 * Math.PI * random.fraction());
}

/** `(int)` of what the number may be. @throws {OverflowException} */
function wholeOf(value: number): number {
  const whole = Math.trunc(value);
  if (whole === (whole | 0)) return whole | 0;
  throw new OverflowException('Value was either too large or too small for an Int32.');
}

/** `Bogus.Distributions.Gaussian.ExtensionsForRandomizer`. */
export const extensionsForRandomizerType: TypeDeclaration = declareType(
  'public static class Bogus.Distributions.Gaussian.ExtensionsForRandomizer',
  () => ({
    'static double GaussianDouble(this Randomizer rnd, double mean, double standardDeviation)': gaussian,
    'static int GaussianInt(this Randomizer rnd, double mean, double standardDeviation)': (
      random: Randomizer,
      mean: number,
      deviation: number,
    ) => wholeOf(gaussian(random, mean, deviation)),
    'static float GaussianFloat(this Randomizer rnd, double mean, double standardDeviation)': (
      random: Randomizer,
      mean: number,
      deviation: number,
    ) => Math.fround(gaussian(random, mean, deviation)),
    'static decimal GaussianDecimal(this Randomizer rnd, double mean, double standardDeviation)': (
      random: Randomizer,
      mean: number,
      deviation: number,
    ) => Decimal.fromDouble(gaussian(random, mean, deviation)),
  }),
);
