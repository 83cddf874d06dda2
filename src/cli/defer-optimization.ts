// While a folder of templates loads, the functions of the compiler become hot one after the other. V8 11 (Node.js 20)
// would optimize each of them meanwhile, which costs more than the second that loading takes gains from it.
import { setFlagsFromString } from 'node:v8';

/** How much bytecode V8 11 runs in a function before it considers optimizing it; later versions have no such flag. */
const DEFAULT_BUDGET = 67_584;
const LOADING_BUDGET = 250_000;

/** Puts V8's optimization off. @returns what ends that: to be called before requests are to be fast */
export function deferOptimization(): () => void {
  if (!process.versions.v8.startsWith('11.')) return () => undefined;
  setFlagsFromString(`--interrupt-budget=${LOADING_BUDGET}`);
  return () => setFlagsFromString(`--interrupt-budget=${DEFAULT_BUDGET}`);
}
