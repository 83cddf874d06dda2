// Folders that cannot be watched: the operating system watches so many for a user, and opens so many for a process.
import { isOutOfHandles } from '@mockwright/language/text/out-of-handles';

/** All is compared each so many looks: going through a folder takes time. */
const LOOKS_BETWEEN = 5;

/** Says what to do while something is not watched. It is told once. */
export class WatchShortage {
  #isShort = false;
  #isTold = false;
  #looks = 0;

  /** It is tried to watch all. */
  begin(): void {
    this.#isShort = false;
  }

  /**
   * Something could not be watched.
   * @returns what is to be told of it; undefined: nothing
   */
  note(error: Error): string | undefined {
    this.#isShort = true;
    if (this.#isTold) return undefined;
    this.#isTold = true;
    return `${reasonOf(error)}: it is looked at every few seconds instead. Raise the limit, or set Mock:PollingInterval.`;
  }

  /** To be asked now and then. @returns whether it is time to compare all, and to try again */
  look(): boolean {
    if (this.#isShort) return ++this.#looks % LOOKS_BETWEEN === 0;
    this.#isTold = false;
    this.#looks = 0;
    return false;
  }
}

function reasonOf(error: Error): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return 'no more folders can be watched (fs.inotify.max_user_watches)';
  return isOutOfHandles(error)
    ? 'too many files are open or watched (the limit of open files, or fs.inotify.max_user_instances)'
    : error.message;
}
