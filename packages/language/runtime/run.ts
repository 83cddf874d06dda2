// The run in progress: what code of a template may know of the world, and how much it may still do.
// Template code runs synchronously from start to end, so "the current run" is one variable, as a thread's is in .NET.

import { performance } from '../text/real-time.ts';
import type { SourceText } from '../text/source-text.ts';
import { ChangeLog, changes } from './change-log.ts';

/** CPU time that the runs for one request share: each adds its own. */
export class TimeTaken {
  milliseconds = 0;
  /** What was taken of the trial before the budget began anew; below zero: what of `milliseconds` is none of it. */
  before = 0;
  /** After how many milliseconds in all the runs are given up, to be done elsewhere; infinite: never. */
  trialMilliseconds: number;
  /** Whether it may be seen only on the way that they are no trial, see {@link Run.stay}. */
  readonly mayStay: boolean;
  /** Whether one of the runs may have changed what cannot be put back: they must not be begun anew. */
  hasStayed = false;

  constructor(trialMilliseconds: number = Number.POSITIVE_INFINITY, mayStay: boolean = false) {
    this.trialMilliseconds = trialMilliseconds;
    this.mayStay = mayStay;
  }
}

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
  /** CPU time after which the run is ended, and what other runs for the same request took of it already. */
  readonly timeoutMilliseconds: number;
  readonly timeTaken?: TimeTaken | undefined;
  /** CPU time that the process has taken, in milliseconds; absent: nobody knows. */
  readonly processTime?: (() => number) | undefined;
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

/** How many lines the stacks of errors have from now on; where a test has frozen `Error`, those that they had. */
function setFrames(count: number): void {
  Reflect.set(Error, 'stackTraceLimit', count);
}

/** Ends a run that used up its budget. Template code cannot catch it. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';

  constructor(message: string) {
    // However deep in the library it happens, the trace must reach the template's code.
    const limit = Error.stackTraceLimit;
    setFrames(Infinity);
    super(message);
    setFrames(limit);
  }
}

/** Ends a run that is to be done again in another way: it leaves no trace, and nobody is told of it. */
export class MovedError extends BudgetError {
  /** The text of the template whose run it was. */
  moved: SourceText | undefined;
}

/** Ends runs that were to show whether they are short, and are not. */
export class TrialError extends MovedError {
  constructor() {
    super('The code ran for longer than its trial.');
  }
}

/** Ends a trial that came to something which it could change without a trace: it is to be begun anew as one that may stay. */
export class StayError extends MovedError {
  constructor() {
    super('The code changes what cannot be put back.');
  }
}

/** Frames that stack traces keep during a run: enough to reach the template's code from inside the library. */
const keptFrames = 100;

/** The fuel gauge. Emitted code spends one unit per loop turn and call: `if (--fuel.left < 0) refuel()`. */
export const fuel: { left: number } = { left: 0 };
/**
 * A tank lasts for some milliseconds at most: how much goes into it depends on how long the one before lasted, so that
 * code whose every step is a long call of the library is looked at after few of them.
 */
const firstTank = 20;
const largestTank = 2000;
const longTank = 5;
const shortTank = 1;
const memoryCheckMilliseconds = 10;
const longMilliseconds = 0.5;
/** What a shorter run takes is little; asking costs more than many a run. */
const firstMemoryCheck = 1;
/** A run is stopped a little before its time is over, so that the answer comes within it. */
const stopShare = 0.96;
/** A busy machine prolongs a trial to that many times itself. */
const patience = 5;
/** What is paid at once for a call that nothing can stop, and that is too long for a trial: some 50 ms, or more. */
const longCall = 1 << 22;
/** What a run may always take, as a share of what the process may: however much others hold. */
const shareBesideOthers = 1 / 16;

/** The end of the year 9999, where .NET's clock ends: milliseconds since 1970. */
export const lastMoment: number = 253_402_300_799_999;

/** One execution of a template's code. */
export class Run {
  readonly options: RunOptions;
  /** Values that library modules keep for the length of a run (`Faker`, `Random.Shared`, current culture). */
  get items(): Map<unknown, unknown> {
    return (this.#items ??= new Map());
  }
  /**
   * Milliseconds that the code has slept so far. Sleeping is virtual: clocks go on by that much, and the answer is held
   * back for as long, so that waiting never blocks another request.
   */
  sleptMilliseconds = 0;
  flowingValues: FlowingValues = null;
  readonly #taken: TimeTaken;
  #leavesNoTrace = false;
  #items: Map<unknown, unknown> | undefined;
  #changeLog: ChangeLog | null = null;
  #enteredAt = 0;
  /** CPU time at which memory is looked at next, and the bytes that end the run: known once a tank was used up. */
  #memoryCheckAt = firstMemoryCheck;
  #memoryEnd: number | undefined;
  #ended: BudgetError | undefined;
  #tank = firstTank;
  #refueledAt = 0;
  /** When the run was first seen to have taken half of its trial. */
  #half: { readonly used: number; readonly processTime: number } | undefined;

  constructor(options: RunOptions) {
    this.options = options;
    this.#taken = options.timeTaken ?? new TimeTaken();
  }

  /** What a library module keeps under a key, if it does: most runs keep nothing. */
  item(key: unknown): unknown {
    return this.#items?.get(key);
  }
  /** The same, made when it is first asked for. */
  kept<T extends object>(key: unknown, make: () => T): T {
    let item = this.items.get(key) as T | undefined;
    if (item === undefined) this.items.set(key, (item = make()));
    return item;
  }

  /** Milliseconds since 1970 as the code sees it. */
  now(): number {
    return Math.min(this.options.now() + this.sleptMilliseconds, lastMoment);
  }

  /** Changes of objects are noted from now on. */
  noteChanges(): ChangeLog {
    return (changes.log = this.#changeLog ??= new ChangeLog());
  }

  /**
   * Told before the code gets something whose changes cannot be put back: doing it again elsewhere would do them twice.
   * From here on it is no trial.
   * @throws {StayError} when it was not foreseen, or is not to happen at all
   */
  stay(): void {
    const { trialMilliseconds, mayStay } = this.#taken;
    const isTrial = trialMilliseconds !== Number.POSITIVE_INFINITY;
    if (this.#leavesNoTrace || (isTrial && !mayStay)) throw (this.#ended = new StayError());
    this.#taken.hasStayed = true;
    this.#taken.trialMilliseconds = Number.POSITIVE_INFINITY;
  }

  /** What the code does has been done already: it ends before it gets something whose changes cannot be put back. */
  leaveNoTrace(): void {
    this.#leavesNoTrace = true;
  }

  /** Puts objects that were there before back to how they were, as far as changes were noted. */
  undoChanges(): void {
    this.#changeLog?.undoAll();
  }
  /** From here on changes are noted apart: {@link undoPart} takes back those alone. */
  beginPart(): void {
    if (this.#changeLog) this.#changeLog = new ChangeLog(this.#changeLog);
  }
  undoPart(): void {
    this.#changeLog?.undo();
  }

  /**
   * Makes this the current run while `action` runs.
   * @param atEnd done when the action is, unless that ended the run
   * @throws {BudgetError} when the run was ended, whatever else was thrown or caught on the way out
   */
  enter<T>(action: () => T, atEnd?: () => void): T {
    const endedBefore = this.#ended;
    const outer = current;
    current = this;
    const outerLog = changes.log;
    changes.log = this.#changeLog;
    this.#refueledAt = this.#enteredAt = performance.now();
    fuel.left = this.#tank = firstTank;
    const frames = Error.stackTraceLimit;
    setFrames(keptFrames);
    let result: T;
    try {
      result = action();
      if (this.#endedSince(endedBefore) === undefined) atEnd?.();
    } catch (error) {
      throw this.#endedSince(endedBefore) ?? error;
    } finally {
      this.#taken.milliseconds += performance.now() - this.#enteredAt;
      current = outer;
      changes.log = outerLog;
      setFrames(frames);
    }
    const ended = this.#endedSince(endedBefore);
    if (ended) throw ended;
    return result;
  }

  #endedSince(before: BudgetError | undefined): BudgetError | undefined {
    return this.#ended === before ? undefined : this.#ended;
  }

  /** Gives the code that comes now the whole time again, but for that of a trial. */
  restartBudget(): void {
    this.#taken.before += this.#taken.milliseconds;
    this.#taken.milliseconds = 0;
    this.#ended = undefined;
  }

  /** Called when the tank is empty. @throws {BudgetError} when the run's time is over, or it took too much memory. */
  refuel(): void {
    // What runs on the way out is told the same: a trace for each of its thousand frames would take longer than the run.
    if (this.#ended) throw this.#ended;
    const { milliseconds, before, trialMilliseconds } = this.#taken;
    if (-fuel.left > longCall && trialMilliseconds !== Number.POSITIVE_INFINITY)
      throw (this.#ended = new TrialError());
    const now = performance.now();
    const used = milliseconds + now - this.#enteredAt;
    if (used + before > trialMilliseconds / 2 && this.#isTrialOver(used + before))
      throw (this.#ended = new TrialError());
    if (used > this.options.timeoutMilliseconds * stopShare) {
      throw (this.#ended = new BudgetError(
        `The code ran for more than ${this.options.timeoutMilliseconds} ms and was stopped.`,
      ));
    }
    if (used >= this.#memoryCheckAt) {
      this.#memoryCheckAt = used + memoryCheckMilliseconds;
      this.askMemory(0);
    }
    const lasted = now - this.#refueledAt;
    this.#refueledAt = now;
    if (lasted > longTank) this.#tank = Math.max(1, Math.floor((this.#tank * longTank) / lasted));
    else if (lasted < shortTank) this.#tank = Math.min(this.#tank * 2, largestTank);
    fuel.left = this.#tank;
  }

  /**
   * Whether a trial is over, that half of it is. On a busy machine the code may have had but little of the time: for the
   * other half only what it had counts.
   */
  #isTrialOver(used: number): boolean {
    const { trialMilliseconds } = this.#taken;
    const { processTime } = this.options;
    if (processTime === undefined) return used > trialMilliseconds;
    this.#half ??= { used, processTime: processTime() };
    const passed = used - this.#half.used;
    const had = Math.min(passed, processTime() - this.#half.processTime);
    return had > trialMilliseconds / 2 || passed > patience * trialMilliseconds;
  }

  /** Whether it may have made much: a shorter run makes at most some hundred kilobytes. */
  get hasTakenLong(): boolean {
    return performance.now() - this.#enteredAt > longMilliseconds;
  }

  /** How many milliseconds the code may still take. */
  get timeLeft(): number {
    const { milliseconds, before, trialMilliseconds } = this.#taken;
    const used = milliseconds + performance.now() - this.#enteredAt;
    return Math.min(this.options.timeoutMilliseconds * stopShare - used, trialMilliseconds - before - used);
  }

  /**
   * What ends the run when one call took all of its time.
   * @param what it was: `A regular expression`
   */
  timeUp(what: string): BudgetError {
    const { before, trialMilliseconds } = this.#taken;
    const { timeoutMilliseconds } = this.options;
    const isTrial = trialMilliseconds - before <= timeoutMilliseconds * stopShare;
    return (this.#ended = isTrial
      ? new TrialError()
      : new BudgetError(`${what} ran for more than ${timeoutMilliseconds} ms and was stopped.`));
  }

  /** How many turns a loop may make before it asks again. */
  get loopSupply(): number {
    return this.#tank >> 1 || 1;
  }

  /**
   * Looks at what the run took since it was first asked, which is its own: nothing else runs meanwhile. What others hold
   * counts only where the run takes much beside it.
   * @param more bytes that the code is about to take
   * @throws {BudgetError} when that is too much
   */
  askMemory(more: number): void {
    const { memoryInUse, memoryGrowth, memoryLimit } = this.options;
    const bytes = memoryInUse();
    this.#memoryEnd ??= Math.min(
      bytes + memoryGrowth,
      Math.max(memoryLimit, bytes + memoryLimit * shareBesideOthers),
    );
    if (bytes + more > this.#memoryEnd)
      throw new BudgetError('The code took too much memory and was stopped.');
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

/**
 * Pays for work in advance: library code calls it with the number of elements it is about to make or visit. What is
 * computed from what a template gave may be negative, and gives nothing back: a loop around it would never end.
 */
export function spend(units: number): void {
  if ((fuel.left -= units > 0 ? units : 0) >= 0) return;
  // What the compiler asks of the library while it reads a template costs no run anything.
  if (current) current.refuel();
  else fuel.left = largestTank;
}

/** Takes what a loop needs for its next turns from the tank. @returns how many turns it may make */
export function burn(): number {
  const supply = current ? current.loopSupply : largestTank;
  spend(supply);
  return supply;
}

/** Pays for going through so many elements or characters once, where an engine does it. */
export function spendSize(count: number): void {
  if (count > freeSize) spend(count >> 2);
}
/** What is shorter is gone through within the time of a call. */
const freeSize = 256;

/** Longer arrays take too long in one piece, and may end the process where only the run should end. */
export const longestArray: number = 1 << 25;

/** Pays for an array that is about to be made. @throws {BudgetError} for absurd lengths */
export function spendElements(count: number): void {
  spendAtMost(longestArray, count, 'elements', 8);
}

/**
 * Before a call of the platform that nothing can stop.
 * @param what it is: `A key derivation`
 * @param milliseconds that it takes at worst
 * @throws {BudgetError} when the run has less time left
 */
export function requireTime(what: string, milliseconds: number): void {
  if (current && milliseconds > current.timeLeft) throw current.timeUp(what);
}

/** How many characters or bytes code may ask for at once. */
export const memoryLimit: number = 1 << 26;

/** Pays for memory of known size, in characters or bytes. @throws {BudgetError} for absurd sizes. */
export function spendMemory(units: number): void {
  spendAtMost(memoryLimit, units, 'characters or bytes', 1);
}

/** Pays for elements that are made one by one, some units for each: at every 256th. @param index of an element */
export function spendAt(index: number): void {
  if ((index & 0xff) === 0xff) spend(unitsOf256);
}
const unitsOf256 = 1024;

/** Pays for bytes that are elements of an array, each of which takes as much as any other. @throws {BudgetError} */
export function spendBytes(count: number): void {
  spendAtMost(memoryLimit, count, 'characters or bytes', 8);
}

/** Pays for reading a pattern or a format: each character of it may take long. @throws {BudgetError} for absurd lengths */
export function spendFormat(text: string): void {
  if (text.length > freeSize) spendMemory(text.length * formatWeight);
}
const formatWeight = 1024;

/** Pays for a text that was put together of parts, each of which may be long. @throws {BudgetError} for absurd lengths */
export function spendText(text: string): string {
  if (text.length > freeSize) spendMemory(text.length);
  return text;
}

function spendAtMost(limit: number, count: number, units: string, size: number): void {
  if (count > limit)
    throw new BudgetError(`The code asked for ${count} ${units} at once; the limit is ${limit}.`);
  // Template code tells some lengths itself: one below zero must not fill the tank.
  if (count > 0) spend(count >> 2);
  if (count > largeAmount) current?.askMemory(count * size);
}
/** Of what takes more it is asked at once whether it is there. */
const largeAmount = 1 << 20;
