// `response.delay`: how long an answer waits.
import type { Delay } from '../../template/fields/delay.ts';

/**
 * Draws a time in milliseconds, never below 0.
 * @param random asked for a generator (uniform in [0, 1)) where the time is left to chance
 */
export function drawDelay(delay: Delay, random: () => () => number): number {
  if (typeof delay === 'number') return delay;
  const next = random();
  if ('min' in delay) return delay.min + next() * (delay.max - delay.min);
  if ('median' in delay) return delay.median * Math.exp(delay.sigma * normal(next));
  return Math.max(0, delay.mean + delay.deviation * normal(next));
}

/** A number of the standard normal distribution (Box and Muller). */
function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
