// What flows along with asynchronous work: the values of `AsyncLocal<T>`. An async method gets those of its caller, and
// the caller does not see what it changes; work that is queued gets those of the code that queues it.
import { runInProgress } from './run.ts';
import type { FlowingValues } from './run.ts';

/** The values of the code that runs. */
export const flowingValues = (): FlowingValues => runInProgress()?.flowingValues ?? null;

/** Other values from here on. @returns those before */
export function exchangeFlowing(values: FlowingValues): FlowingValues {
  const run = runInProgress();
  if (!run) return null;
  const before = run.flowingValues;
  run.flowingValues = values;
  return before;
}

/** Work that, whenever it is done, sees the values of now. */
export function withFlowing(work: () => void): () => void {
  const values = flowingValues();
  return () => {
    const outer = exchangeFlowing(values);
    try {
      work();
    } finally {
      exchangeFlowing(outer);
    }
  };
}
