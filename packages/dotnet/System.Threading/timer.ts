// `Timer` and `ITimer`: calls back after some time, and again and again; what else takes its time from a `TimeProvider`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import type { Timer as ScheduledTimer } from '@mockwright/language/runtime/scheduler';
import { checkTime } from './started-timer.ts';

/** `System.Threading.Timer`. */
export class Timer {
  declare readonly $type: NamedType;
  readonly #callback: () => void;
  #scheduled: ScheduledTimer | undefined;
  #isDisposed = false;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  change(due: number, period: number): boolean {
    checkTime(due, 'dueTime');
    checkTime(period, 'period');
    if (this.#isDisposed) return false;
    this.#schedule(due, period);
    return true;
  }
  #schedule(due: number, period: number): void {
    if (this.#scheduled) this.#scheduled.cancelled = true;
    this.#scheduled = undefined;
    if (due < 0) return;
    this.#scheduled = currentScheduler().after(due, () => {
      if (period > 0) this.#schedule(period, period);
      this.#callback();
    });
  }
  /** @returns whether it was still in use */
  dispose(): boolean {
    if (this.#isDisposed) return false;
    this.#schedule(-1, -1);
    this.#isDisposed = true;
    return true;
  }
}
