// What a run may know of the world when nobody says otherwise.
import { dateNow } from '@mockwright/language/text/real-time';
import { getHeapStatistics } from 'node:v8';
import type { RunOptions } from '@mockwright/language/runtime/run';

/** What a run may take: a gigabyte. What the process may take: what V8 can still tidy up. */
const memoryGrowth = 2 ** 30;
const shareOfHeap = 0.7;

/** What a host knows of its process. */
interface HostProcess {
  /** Its time zone; asked when code first wants to know, for ICU takes some milliseconds to find out. */
  readonly zone?: () => string;
  /** See {@link RunOptions}. */
  readonly processTime?: () => number;
}

/** The real clock and zone, real randomness, no console, no environment variables. */
export function defaultRunOptions({ zone = knownZone, processTime }: HostProcess = {}): RunOptions {
  return {
    now: dateNow,
    processTime,
    get timeZone() {
      return zone();
    },
    random: Math.random,
    console: () => undefined,
    consoleError: () => undefined,
    timeoutMilliseconds: 5000,
    memoryInUse,
    memoryGrowth,
    memoryLimit: heapOfProcess() * shareOfHeap,
    locale: 'en',
    environment: new Map(),
  };
}

let heapLimit: number | undefined;

/** How many bytes the objects of the process may take. */
export function heapOfProcess(): number {
  return (heapLimit ??= getHeapStatistics().heap_size_limit);
}

function memoryInUse(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

let ofPlatform: string | undefined;
function knownZone(): string {
  return (ofPlatform ??= platformZone());
}

/** The time zone that the platform says; UTC where it makes nothing of `TZ`, which it may call a zone that it does not have. */
export function platformZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    void new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
