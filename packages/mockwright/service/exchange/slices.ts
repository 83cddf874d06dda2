// Many conditions in slices: each is short, all of them together are not, so others have their turns between.
import type { TimeTaken } from '@mockwright/language/runtime/run';
import { performance } from '@mockwright/language/text/real-time';
import type { Mock } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { Breaks } from './choose-mock.ts';
import type { TriedMock } from './near-misses.ts';

/** More conditions than that may take long together. */
const FEW = 20;
/** How long conditions are asked in a row. */
const SLICE_MILLISECONDS = 8;

/** Whether the conditions of these are asked in slices. */
export function needsSlices(matches: readonly RouteMatch<Mock>[]): boolean {
  return matches.length > FEW;
}

/** @see Breaks */
export class Slices implements Breaks {
  next = 0;
  tried: TriedMock[] = [];
  readonly #timeTaken: TimeTaken;
  readonly #trialMilliseconds: number;
  #end = 0;

  /** @param timeTaken of all slices; where it is a trial, each slice has it by itself: a trial is for what runs in one go, until it is none any more */
  constructor(timeTaken: TimeTaken) {
    this.#timeTaken = timeTaken;
    this.#trialMilliseconds = timeTaken.trialMilliseconds;
  }

  /** Begins a slice. */
  begin(): void {
    this.#timeTaken.before = -this.#timeTaken.milliseconds;
    if (Number.isFinite(this.#timeTaken.trialMilliseconds))
      this.#timeTaken.trialMilliseconds = this.#trialMilliseconds;
    this.#end = performance.now() + SLICE_MILLISECONDS;
  }

  /** All conditions are asked once more. */
  rewind(): void {
    this.next = 0;
    this.tried = [];
  }

  isDue(): boolean {
    return performance.now() > this.#end;
  }
}
