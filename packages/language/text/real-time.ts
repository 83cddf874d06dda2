// Timers and clocks as Node.js has them. Those who test replace the global ones by fakes that stand still, in the process
// that the server runs in as well: it takes these, and goes on.
import { performance as shared } from 'node:perf_hooks';
import * as timers from 'node:timers';
import * as promised from 'node:timers/promises';

/** The global of the same name. */
export const setTimeout: typeof timers.setTimeout = timers.setTimeout;
/** The global of the same name. */
export const clearTimeout: typeof timers.clearTimeout = timers.clearTimeout;
/** The global of the same name. */
export const setInterval: typeof timers.setInterval = timers.setInterval;
/** The global of the same name. */
export const clearInterval: typeof timers.clearInterval = timers.clearInterval;
/** The global of the same name. */
export const setImmediate: typeof timers.setImmediate = timers.setImmediate;
/** `setTimeout` of `node:timers/promises`. */
export const sleep: typeof promised.setTimeout = promised.setTimeout;
/** `setImmediate` of `node:timers/promises`. */
export const nextTurn: typeof promised.setImmediate = promised.setImmediate;
const clockClass = Object.getPrototypeOf(shared) as Partial<typeof shared>;
/** Of the global of the same name, the clock. What replaces it is put on the object, not on its class, but in Bun. */
export const performance: { readonly now: () => number } = {
  now: clockClass.now?.bind(shared) ?? shared.now.bind(shared),
};
/** `Date.now`. */
export const dateNow: () => number = Date.now.bind(Date);
