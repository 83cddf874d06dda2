// The clock of tests that compile much: on a busy machine the limit of compiling would come before what is tested.
import { workClock } from '@mockwright/language/text/work-limit';
import { afterAll, beforeAll } from 'vitest';

/** In the tests of the file that calls it, the limit counts the time of the processor. */
export function countProcessorTime(): void {
  const { now } = workClock;
  beforeAll(() => {
    workClock.now = () => process.cpuUsage().user / 1000;
  });
  afterAll(() => {
    workClock.now = now;
  });
}
