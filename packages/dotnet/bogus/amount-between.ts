// Amounts of money: decimals with just the wanted number of places.
import type { Decimal } from '@mockwright/language/runtime/decimal';
import type { Randomizer } from './randomizer.ts';

/** A random amount, rounded to `decimals` places. */
export function amountBetween(random: Randomizer, min: Decimal, max: Decimal, decimals: number): Decimal {
  return random.decimal(min, max).round(decimals);
}
