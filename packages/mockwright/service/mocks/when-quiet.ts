// Waits until a burst of events is over.
import { clearTimeout, performance, setTimeout } from '@mockwright/language/text/real-time';

/** How long it must be quiet: editors write in several steps. */
const QUIET_MILLISECONDS = 60;
/** Where it is never quiet, it is told at least this often. */
const LONGEST_WAIT_MILLISECONDS = 500;

/** Something that events stir. */
export interface Quiet {
  /** An event came. */
  readonly stir: () => void;
  /** Nothing is told any more. */
  readonly stop: () => void;
}

/** @param onQuiet told when a burst of events is over, or goes on for long */
export function whenQuiet(onQuiet: () => void): Quiet {
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const end = (): void => {
    timer = undefined;
    onQuiet();
  };
  return {
    stir() {
      if (timer === undefined) since = performance.now();
      clearTimeout(timer);
      const left = LONGEST_WAIT_MILLISECONDS - (performance.now() - since);
      timer = setTimeout(end, Math.max(0, Math.min(QUIET_MILLISECONDS, left)));
    },
    stop: () => clearTimeout(timer),
  };
}
