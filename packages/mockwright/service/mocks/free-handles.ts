// Files that cannot be opened because too many are: connections of clients may have taken all handles for a moment.
import { sleep } from '@mockwright/language/text/real-time';

/** How long to wait before it is tried again. */
const WAIT_MILLISECONDS = 200;

/** Whether the process, or the system, may open no more files just now: nothing is wrong with the file. */
export function isOutOfHandles(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code!);
}

/** Does something with files, again and again while there are no handles left for it. */
export async function whenHandlesAreFree<T>(work: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutOfHandles(error)) throw error;
      await sleep(WAIT_MILLISECONDS);
    }
  }
}
