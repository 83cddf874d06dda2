// V8 11 (Node.js 20) is told what is to come: its usual settings make a start that takes a tenth of a second longer.
// Later versions have other settings and need none of this.
import { setFlagsFromString } from 'node:v8';

const isNeeded = process.versions.v8.startsWith('11.');

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag);
}

/**
 * Runs what makes much that stays: the space for new objects grows at once, not by doubling, so that what stays is not
 * copied again and again.
 */
export function withRoomToGrow<T>(run: () => T): T {
  if (!isNeeded) return run();
  setFlags(['--semi-space-growth-factor=16']);
  try {
    return run();
  } finally {
    setFlags(['--semi-space-growth-factor=2']);
  }
}

/**
 * While a folder of templates loads, the functions of the compiler become hot one after the other. To optimize each of
 * them meanwhile as well as V8 can would take its threads the processors that loading needs. So a function is optimized
 * a little later than usual, without most of what it calls in it, and not at all if it is long. What helps at once is the
 * quick baseline compiler, which would wait until several functions are hot.
 * @returns what ends that: to be called before requests are to be fast
 */
export function deferOptimization(): () => void {
  if (!isNeeded) return () => undefined;
  setFlags([
    '--interrupt-budget=120000',
    '--max-inlined-bytecode-size-cumulative=100',
    '--max-optimized-bytecode-size=2500',
    '--baseline-batch-compilation-threshold=1024',
  ]);
  return () =>
    setFlags([
      '--interrupt-budget=67584',
      '--max-inlined-bytecode-size-cumulative=920',
      '--max-optimized-bytecode-size=61440',
      '--baseline-batch-compilation-threshold=4096',
    ]);
}
