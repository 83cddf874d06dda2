// Tasks of work that is done at once: reading and writing never has to wait.
import type { Type } from '@mockwright/language/metadata/symbols';
import { Task, startAsync } from '@mockwright/language/runtime/tasks';
import { cancelTask } from '../System.Threading/cancellation.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';

/** A task of work that is done at once; what it throws is the task's exception. */
export function later(work: () => unknown, result?: Type): Task {
  // oxlint-disable-next-line require-yield -- there is nothing to wait for
  const body = function* (): Generator<never, unknown, unknown> {
    return work();
  };
  return startAsync<unknown>(body(), result);
}

/** The same with a token: the task of work that nobody wants any more is cancelled, and nothing is done. */
export function laterUnlessCanceled(
  work: () => unknown,
  cancellation: CancellationToken,
  result?: Type,
): Task {
  if (!cancellation.isCancelled) return later(work, result);
  const task = new Task(result);
  cancelTask(task, cancellation);
  return task;
}
