// Work that waits its turn: a cooperative scheduler per run, in virtual time. Nothing here depends on real time, so
// the same code always runs in the same order.
import { exchangeHandlers } from './exception-search.ts';
import { withFlowing } from './execution-context.ts';
import { BudgetError, currentRun, spend } from './run.ts';

/** Something that happens at a point of virtual time, unless it is cancelled before. */
export interface Timer {
  readonly due: number;
  readonly action: () => void;
  cancelled: boolean;
}

/** How deep waits may nest before they no longer run other work meanwhile. */
const deepestWait = 64;

/** Ready work, first come first served, and timers by when they are due. */
class Scheduler {
  #ready: (() => void)[] = [];
  #next = 0;
  readonly #timers: Timer[] = [];
  #depth = 0;

  /** Queues work, as `ThreadPool.QueueUserWorkItem` does. */
  post(work: () => void): void {
    this.#ready.push(withFlowing(work));
  }

  /** Calls `work` once that many virtual milliseconds have passed. */
  after(milliseconds: number, work: () => void): Timer {
    const due = currentRun().sleptMilliseconds + milliseconds;
    const timer: Timer = { due, action: withFlowing(work), cancelled: false };
    let at = this.#timers.length;
    while (at > 0 && this.#timers[at - 1]!.due > timer.due) at--;
    this.#timers.splice(at, 0, timer);
    return timer;
  }

  /**
   * Runs other work until `isDone` holds or `deadline` (virtual milliseconds) is reached.
   * @returns whether it is done
   * @throws {BudgetError} when nothing is left that could make it so
   */
  runUntil(isDone: () => boolean, deadline: number = Infinity): boolean {
    if (isDone()) return true;
    const run = currentRun();
    if (this.#depth < deepestWait) {
      this.#depth++;
      const handlers = exchangeHandlers(null);
      try {
        while (!isDone()) {
          spend(1);
          if (this.#runReady()) continue;
          const timer = this.#dueBefore(deadline);
          if (!timer) break;
          run.sleptMilliseconds = Math.max(run.sleptMilliseconds, timer.due);
          timer.action();
        }
      } finally {
        exchangeHandlers(handlers);
        this.#depth--;
      }
      if (isDone()) return true;
    }
    if (deadline === Infinity)
      throw new BudgetError('The code waits for something that can no longer happen.');
    run.sleptMilliseconds = Math.max(run.sleptMilliseconds, deadline);
    return false;
  }

  /** Runs what is ready now, without letting time pass: for work that nobody waited for. */
  runReady(): void {
    while (this.#runReady()) spend(1);
  }

  #runReady(): boolean {
    const work = this.#ready[this.#next];
    if (!work) {
      this.#ready = [];
      this.#next = 0;
      return false;
    }
    this.#next++;
    work();
    return true;
  }

  #dueBefore(deadline: number): Timer | undefined {
    while (this.#timers[0]?.cancelled) this.#timers.shift();
    const first = this.#timers[0];
    return first && first.due <= deadline ? this.#timers.shift() : undefined;
  }
}

/** The scheduler of the run in progress. */
export function currentScheduler(): Scheduler {
  return currentRun().kept(Scheduler, () => new Scheduler());
}

/** Runs what was started but not waited for, as far as it needs no time: called at the end of a template's code. */
export function finishPending(): void {
  (currentRun().items.get(Scheduler) as Scheduler | undefined)?.runReady();
}

/** `Thread.Sleep`: virtual time passes, and other work goes on meanwhile. */
export function sleep(milliseconds: number): void {
  currentScheduler().runUntil(() => false, currentRun().sleptMilliseconds + milliseconds);
}
