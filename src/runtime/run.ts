// The run in progress: what code of a template may know of the world, and how much it may still do.
// Template code runs synchronously from start to end, so "the current run" is one variable, as a thread's is in .NET.

import { ChangeLog, changes } from './change-log.ts';

/** What a run is given. Everything the library would otherwise take from the machine. */
export interface RunOptions {
  /** Real time, milliseconds since 1970 (fractions allowed). */
  readonly now: () => number;
  /** IANA name of the local time zone. */
  readonly timeZone: string;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** Receives what `Console` writes, and what `Console.Error` does. */
  readonly console: (text: string) => void;
  readonly consoleError: (text: string) => void;
  /** CPU time after which the run is ended. */
  readonly timeoutMilliseconds: number;
  /** How many bytes of memory the process uses. */
  readonly memoryInUse: () => number;
  /** By how many bytes that may grow before the run is ended, and how many it may be at all. */
  readonly memoryGrowth: number;
  readonly memoryLimit: number;
  /** Locale of `Faker`, as Bogus names it: `en`, `pt_BR`. */
  readonly locale: string;
  /** Environment variables that `Environment.GetEnvironmentVariable` may show. */
  readonly environment: ReadonlyMap<string, string>;
}

/** An `AsyncLocal<T>`, which may want to know when other code goes on with another value of it. */
export interface Flowing {
  /** The values were those before, and are these now. */
  $flowed(before: FlowingValues, now: FlowingValues): void;
}
/** What flows along with the code that runs. Null: nothing yet. */
export type FlowingValues = ReadonlyMap<Flowing, unknown> | null;

/** Ends a run that used up its budget. Template code cannot catch it. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';

  constructor(message: string) {
    // However deep in the library it happens, the trace must reach the template's code.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = Infinity;
    super(message);
    Error.stackTraceLimit = limit;
  }
}
/** Frames that stack traces keep during a run: enough to reach the template's code from inside the library. */
const keptFrames = 100;

/** The fuel gauge. Emitted code spends one unit per loop turn and call: `if (--fuel.left < 0) refuel()`. */
export const fuel: { left: number } = { left: 0 };
const tankSize = 20_000;
const memoryCheckMilliseconds = 10;
/** A run is stopped a little before its time is over, so that the answer comes within it. */
export const stopShare = 0.96;

/** One execution of a template's code. */
export class Run {
  readonly options: RunOptions;
  /** Values that library modules keep for the length of a run (`Faker`, `Random.Shared`, current culture). */
  readonly items: Map<unknown, unknown> = new Map();
  /**
   * Milliseconds that the code has slept so far. Sleeping is virtual: clocks go on by that much, and the answer is held
   * back for as long, so that waiting never blocks another request.
   */
  sleptMilliseconds = 0;
  flowingValues: FlowingValues = null;
  #changeLog: ChangeLog | null = null;
  #cpuMilliseconds = 0;
  #enteredAt = 0;
  /** CPU time at which memory is looked at next, and the bytes that end the run: known once a tank was used up. */
  #memoryCheckAt = 0;
  #memoryEnd: number | undefined;

  constructor(options: RunOptions) {
    this.options = options;
  }

  /** Milliseconds since 1970 as the code sees it. */
  now(): number {
    return this.options.now() + this.sleptMilliseconds;
  }

  /** Changes of objects are noted from now on. */
  noteChanges(): ChangeLog {
    return (changes.log = this.#changeLog ??= new ChangeLog());
  }

  /** Puts objects that were there before back to how they were, as far as changes were noted. */
  undoChanges(): void {
    this.#changeLog?.undo();
  }

  /** Makes this the current run while `action` runs. */
  enter<T>(action: () => T): T {
    const outer = current;
    current = this;
    const outerLog = changes.log;
    changes.log = this.#changeLog;
    this.#enteredAt = performance.now();
    fuel.left = tankSize;
    const frames = Error.stackTraceLimit;
    Error.stackTraceLimit = keptFrames;
    try {
      return action();
    } finally {
      this.#cpuMilliseconds += performance.now() - this.#enteredAt;
      current = outer;
      changes.log = outerLog;
      Error.stackTraceLimit = frames;
    }
  }

  /** Called when the tank is empty. @throws {BudgetError} when the run's time is over, or it took too much memory. */
  refuel(): void {
    const used = this.#cpuMilliseconds + performance.now() - this.#enteredAt;
    if (used > this.options.timeoutMilliseconds * stopShare) {
      throw new BudgetError(
        `The code ran for more than ${this.options.timeoutMilliseconds} ms and was stopped.`,
      );
    }
    if (used >= this.#memoryCheckAt) {
      this.#memoryCheckAt = used + memoryCheckMilliseconds;
      this.#checkMemory();
    }
    fuel.left = tankSize;
  }

  #checkMemory(): void {
    const { memoryInUse, memoryGrowth, memoryLimit } = this.options;
    const bytes = memoryInUse();
    this.#memoryEnd ??= Math.min(bytes + memoryGrowth, memoryLimit);
    if (bytes > this.#memoryEnd) throw new BudgetError('The code took too much memory and was stopped.');
  }
}

let current: Run | undefined;

/** The run in progress, if there is one: values are also read and written while templates are compiled. */
export function runInProgress(): Run | undefined {
  return current;
}

/** The run in progress. @throws {Error} outside of any run. */
export function currentRun(): Run {
  if (!current) throw new Error('No run is in progress.');
  return current;
}

/** Pays for work in advance: library code calls it with the number of elements it is about to make or visit. */
export function spend(units: number): void {
  if ((fuel.left -= units) >= 0) return;
  // What the compiler asks of the library while it reads a template costs no run anything.
  if (current) current.refuel();
  else fuel.left = tankSize;
}
/** Longer arrays may end the process where only the run should end. */
export const longestArray: number = 1 << 25;

/** Pays for an array that is about to be made. @throws {BudgetError} for absurd lengths */
export function spendElements(count: number): void {
  spendAtMost(longestArray, count, 'elements');
}

/** How many characters or bytes code may ask for at once. */
export const memoryLimit: number = 1 << 28;

/** Pays for memory of known size, in characters or bytes. @throws {BudgetError} for absurd sizes. */
export function spendMemory(units: number): void {
  spendAtMost(memoryLimit, units, 'characters or bytes');
}

function spendAtMost(limit: number, count: number, units: string): void {
  if (count > limit)
    throw new BudgetError(`The code asked for ${count} ${units} at once; the limit is ${limit}.`);
  spend(count >> 4);
}
