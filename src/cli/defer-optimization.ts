// While a folder of templates loads, the functions of the compiler become hot one after the other. V8 11 (Node.js 20)
// would optimize each of them meanwhile, which costs more than the second that loading takes gains from it. What helps
// at once is its quick baseline compiler, which would wait until several functions are hot.
import { setFlagsFromString } from 'node:v8';

/**
 * V8 11's flags (later versions do without): how much bytecode runs in a function before it is considered for the
 * optimizer, and how many bytes of baseline code are to be made at once.
 */
const USUAL = ['--interrupt-budget=67584', '--baseline-batch-compilation-threshold=4096'];
const LOADING = ['--interrupt-budget=250000', '--baseline-batch-compilation-threshold=1024'];

/** Puts V8's optimization off. @returns what ends that: to be called before requests are to be fast */
export function deferOptimization(): () => void {
  if (!process.versions.v8.startsWith('11.')) return () => undefined;
  LOADING.forEach((flag) => setFlagsFromString(flag));
  return () => USUAL.forEach((flag) => setFlagsFromString(flag));
}
