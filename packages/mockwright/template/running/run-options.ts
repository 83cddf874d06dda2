// What a run may know of the world when nobody says otherwise.
import { getHeapStatistics } from 'node:v8';
import type { RunOptions } from '@mockwright/language/runtime/run';

/** What a run may take: a gigabyte. What the process may take: what V8 can still tidy up. */
const memoryGrowth = 2 ** 30;
const shareOfHeap = 0.7;

/** The real clock and zone, real randomness, no console, no environment variables. */
export function defaultRunOptions(): RunOptions {
  return {
    now: Date.now,
    timeZone: localTimeZone(),
    random: Math.random,
    console: () => undefined,
    consoleError: () => undefined,
    timeoutMilliseconds: 5000,
    memoryInUse,
    memoryGrowth,
    memoryLimit: (heapLimit ??= getHeapStatistics().heap_size_limit) * shareOfHeap,
    locale: 'en',
    environment: new Map(),
  };
}

let heapLimit: number | undefined;
function memoryInUse(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

let zone: string | undefined;
function localTimeZone(): string {
  return (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
}
