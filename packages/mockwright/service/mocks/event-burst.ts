// Says when so many events came that some may not have: the queue of the operating system has an end, and what is beyond
// it is dropped without a word.

/** The events from which on some may be missing: Linux keeps 16,384 by default, `fs.inotify.max_queued_events`. */
const MANY_EVENTS = 1000;

/** While events keep coming, every so many looks the folder is compared. */
const LOOKS_BETWEEN = 5;

/** What to do about events that did not come: nothing, look at all files, or also at which folders are watched. */
export type Loss = 'none' | 'may be' | 'over';

/** Counts events, from one moment in which none come to the next. */
export class EventBurst {
  #events = 0;
  #eventsBefore = 0;
  #looks = 0;

  /** An event came. */
  count(): void {
    this.#events++;
  }

  /** To be asked now and then. */
  look(): Loss {
    const isQuiet = this.#events === this.#eventsBefore;
    const isBurst = this.#events >= MANY_EVENTS;
    this.#eventsBefore = this.#events;
    if (!isQuiet) return isBurst && ++this.#looks % LOOKS_BETWEEN === 0 ? 'may be' : 'none';
    this.#events = this.#eventsBefore = this.#looks = 0;
    return isBurst ? 'over' : 'none';
  }
}
