// What flows along with asynchronous work: the values of `AsyncLocal<T>`. An async method gets those of its caller, and
// the caller does not see what it changes; work that is queued gets those of the code that queues it.
import { runInProgress } from './run.ts';
import type { FlowingValues } from './run.ts';

/** The values of the code that runs. */
export const flowingValues = (): FlowingValues => runInProgress()?.flowingValues ?? null;

/** Other values for the code that runs. */
export function setFlowing(values: FlowingValues): void {
  const run = runInProgress();
  if (run) run.flowingValues = values;
}

/** Other code goes on, with other values. @returns those before */
export function exchangeFlowing(values: FlowingValues): FlowingValues {
  const run = runInProgress();
  if (!run) return null;
  const before = run.flowingValues;
  run.flowingValues = values;
  if (before !== values)
    for (const each of new Set([...(before?.keys() ?? []), ...(values?.keys() ?? [])]))
      each.$flowed(before, values);
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
