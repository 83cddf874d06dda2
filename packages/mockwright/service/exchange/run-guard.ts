// The second clock of runs. Template code looks at its time itself, wherever it loops or calls; what it then still does
// without looking would never end. A clock outside of the code ends it, but starting one takes 0.1 ms, more than most
// runs. So the first runs of a template have one (most mistakes show at once), the runs after one that was slow, and those
// for requests with which a client brings enough to make code slow that was fast before.
import { performance } from '@mockwright/language/text/real-time';
import { Script } from 'node:vm';
import { forgetAbandonedRun } from '@mockwright/language/runtime/abandoned-runs';
import { hasRoomForClock } from '@mockwright/language/runtime/room-for-clock';
import { BudgetError, TrialError } from '@mockwright/language/runtime/run';
import type { RunGuard } from '../../template/template.ts';

/** How many runs of each template have the clock, at least. */
const FIRST_RUNS = 3;
/**
 * After a run that took so long, that many have it: together they cost less than that one. Shorter ones are slow because
 * the machine is busy.
 */
const SLOW_MILLISECONDS = 100;
const RUNS_AFTER_SLOW = 20;
/** What is shorter does not keep the engine busy for long; reading what is longer costs about what the clock does. */
const LARGE_REQUEST = 16_384;
/** How much later than its own clock the other one ends a run. */
const GRACE_MILLISECONDS = 300;
/** A busy machine may leave a run without a processor for so long. */
const TRIAL_GRACE_MILLISECONDS = 250;

/** What a guard may be told besides the time limit. */
export interface RunGuardOptions {
  /** All runs have the clock: some code was never ended before. */
  readonly everyRun: boolean;
  /** Called when a run ended, with the time. */
  readonly onEnd: (now: number) => void;
}

/**
 * Where the script finds what it is to call, as long as it runs: a process may have many copies of this module, one after
 * the other (Jest loads it anew for each file of tests), and what stays in such a place stays for ever.
 */
const GUARDED = Symbol.for('mockwright.guarded');
const globals = globalThis as { [GUARDED]?: (() => unknown) | undefined };
let script: Script | undefined;

/** A guard of all templates of a server. @param timeoutMilliseconds what each run's own clock allows */
export function createRunGuard(
  timeoutMilliseconds: number,
  { everyRun, onEnd }: RunGuardOptions = { everyRun: false, onEnd: () => undefined },
): RunGuard {
  const guardedRuns = new WeakMap<object, number>();
  return (template, action, requestSize, trialMilliseconds = Infinity) => {
    const left = guardedRuns.get(template) ?? (everyRun ? Infinity : FIRST_RUNS);
    const started = performance.now();
    try {
      if (left <= 0 && requestSize < LARGE_REQUEST) return action();
      // Without it, the run still has its own clock.
      if (!hasRoomForClock()) return action();
      if (left > 0) guardedRuns.set(template, left - 1);
      return withClock(action, timeoutMilliseconds, trialMilliseconds);
    } finally {
      const now = performance.now();
      if (now - started > SLOW_MILLISECONDS) guardedRuns.set(template, Math.max(left - 1, RUNS_AFTER_SLOW));
      onEnd(now);
    }
  };
}

/**
 * What the action gives, if it comes to its end: the clock has a thread of its own, and on a busy machine that one may
 * find its time over when the action is long done.
 * @throws {BudgetError} when the clock ended the action; what stood in `finally` was then not done
 */
function withClock<T>(action: () => T, timeoutMilliseconds: number, trialMilliseconds: number): T {
  script ??= new Script(`globalThis[Symbol.for('${GUARDED.description}')]()`);
  const outcome: { done?: { readonly value: T } } = {};
  globals[GUARDED] = () => void (outcome.done = { value: action() });
  const isTrial = trialMilliseconds < timeoutMilliseconds;
  const timeout = isTrial
    ? trialMilliseconds + TRIAL_GRACE_MILLISECONDS
    : timeoutMilliseconds + GRACE_MILLISECONDS;
  try {
    script.runInThisContext({ timeout: Math.ceil(timeout) });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    if (outcome.done !== undefined) return outcome.done.value;
    forgetAbandonedRun();
    if (isTrial) throw new TrialError();
    throw new BudgetError(`The code ran for more than ${timeoutMilliseconds} ms and was stopped.`);
  } finally {
    globals[GUARDED] = undefined;
  }
  return outcome.done!.value;
}
