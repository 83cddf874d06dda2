// Files that cannot be opened because too many are: connections of clients may have taken all handles for a moment.
import { isOutOfHandles } from '@mockwright/language/text/out-of-handles';
import { sleep } from '@mockwright/language/text/real-time';

/** How long to wait before it is tried again. */
const WAIT_MILLISECONDS = 200;

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
