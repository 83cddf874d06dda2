// Files that cannot be watched: the operating system watches so many for a user, and opens so many for a process.
import { isOutOfHandles } from './free-handles.ts';

/** What to do about it: nothing, look at all files, or begin to watch anew. */
export type ShortageStep = 'none' | 'look' | 'anew';

/** So many looks after each other nothing is compared: going through a folder takes time. */
const LOOKS_BETWEEN = 5;
/** When it is tried anew at the latest, in looks. */
const MOST_LOOKS = 64;

/** Says what to do while something is not watched for want of room. It is told once. */
export class WatchShortage {
  #isShort = false;
  #isTold = false;
  #looks = 0;
  /** After how many looks it is tried anew: each time that was in vain, twice as many. */
  #wait = 1;

  /** Watching begins. */
  begin(): void {
    this.#isShort = false;
  }

  /**
   * Something could not be watched.
   * @returns what is to be told of it; undefined: nothing
   */
  note(error: Error): string | undefined {
    const isOver = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    if (!isOver && !isOutOfHandles(error)) return error.message;
    this.#isShort = true;
    if (this.#isTold) return undefined;
    this.#isTold = true;
    const limits = isOver
      ? 'no more files can be watched (fs.inotify.max_user_watches)'
      : 'too many files are open or watched (the limit of open files, or fs.inotify.max_user_instances)';
    return `${limits}: it is looked at every few seconds instead. Raise the limit, or set Mock:PollingInterval.`;
  }

  /** To be asked now and then. */
  look(): ShortageStep {
    if (!this.#isShort) {
      this.#isTold = false;
      this.#looks = 0;
      this.#wait = 1;
      return 'none';
    }
    if (++this.#looks >= this.#wait) {
      this.#looks = 0;
      this.#wait = Math.min(MOST_LOOKS, 2 * this.#wait);
      return 'anew';
    }
    return this.#looks % LOOKS_BETWEEN === 0 ? 'look' : 'none';
  }
}
