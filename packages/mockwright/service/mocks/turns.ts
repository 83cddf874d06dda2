// Work on many files in slices: requests are answered meanwhile.
import { performance, setImmediate } from '@mockwright/language/text/real-time';

/** How long files are worked on in a row before waiting requests get a turn. */
const SLICE_MILLISECONDS = 8;

/** What lets requests have their turn when a slice is over: to be awaited after each file. */
export function turns(): () => Promise<void> | undefined {
  let turn = performance.now();
  return () => {
    if (performance.now() - turn <= SLICE_MILLISECONDS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        turn = performance.now();
        resolve();
      });
    });
  };
}
