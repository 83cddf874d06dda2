// The clock of this machine, for the bundle that tests load.
import { runInNewContext, runInThisContext } from 'node:vm';

/** `Date.now` of Node.js: runners give tests globals of their own, and what is replaced may be so before this is loaded. */
export function realDateNow(): () => number {
  const { now } = runInThisContext('Date') as DateConstructor;
  return isOfEngine(now) ? now : (runInNewContext('Date.now') as () => number);
}

function isOfEngine(given: () => number): boolean {
  return Function.prototype.toString.call(given).endsWith('{ [native code] }');
}
