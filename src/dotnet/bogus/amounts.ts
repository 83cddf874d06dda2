// Amounts of money: decimals with just the wanted number of places.
import { Decimal } from '../../runtime/decimal.ts';
import type { Randomizer } from './randomizer.ts';

/** A random amount with exactly `decimals` places. */
export function amountBetween(random: Randomizer, min: Decimal, max: Decimal, decimals: number): Decimal {
  const amount = random.decimal(min, max).round(decimals);
  const missing = decimals - amount.scale;
  return missing > 0 ? new Decimal(amount.mantissa * 10n ** BigInt(missing), decimals) : amount;
}
