// Tasks made of other tasks and of delegates: WhenAll, WhenAny, Run, Delay, ContinueWith.
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  Exception,
  OperationCanceledException,
  TimeoutException,
} from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { toArray } from '@mockwright/language/runtime/box';
import { copyValue } from '@mockwright/language/runtime/casting';
import { spend } from '@mockwright/language/runtime/run';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { Task, completedTask, taskStatus } from '@mockwright/language/runtime/tasks';
import { CancellationToken, cancelTask } from '../System.Threading/cancellation.ts';
import { requireTimeout } from '../System.Threading/timeouts.ts';
import { startTimer } from '../System.Threading/start-timer.ts';
import type { TimeProvider } from '../System.Threading/start-timer.ts';
import type { StartedTimer } from '../System.Threading/started-timer.ts';

/** @throws {ArgumentNullException} for null */
export function need(value: unknown, name: string): void {
  if (value === null || value === undefined) throw new ArgumentNullException(name);
}

/** Runs code into a task: its result, its exception, or its cancellation. */
export function runInto<T>(
  task: Task<T>,
  body: () => T,
  token: CancellationToken = CancellationToken.none,
): void {
  task.status = taskStatus.running;
  try {
    task.tryComplete(body());
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    if (error instanceof OperationCanceledException && token.isCancelled) cancelTask(task, token);
    else task.tryFail([error]);
  }
}

/** Starts a task on the scheduler, as the thread pool would. */
export function start<T>(
  task: Task<T>,
  body: () => T,
  token: CancellationToken = CancellationToken.none,
): Task<T> {
  if (token.isCancelled) {
    cancelTask(task, token);
    return task;
  }
  task.status = taskStatus.waitingToRun;
  currentScheduler().post(() => {
    if (token.isCancelled) cancelTask(task, token);
    else runInto(task, body, token);
  });
  return task;
}

/** `Task.Run` of an asynchronous delegate: ends as the inner task does. */
export function startUnwrapped<T>(
  body: () => Task<T>,
  resultType: Type | undefined,
  token?: CancellationToken,
): Task<T> {
  const outer = start(new Task<Task<T>>(), body, token);
  return unwrap(outer, resultType);
}

/** `Unwrap()`. */
export function unwrap<T>(outer: Task<Task<T>>, resultType: Type | undefined): Task<T> {
  const task = new Task<T>(resultType);
  whenDone(outer, () => {
    if (outer.status !== taskStatus.ranToCompletion) {
      task.endAs(outer as unknown as Task<T>);
      return;
    }
    const inner = outer.$getResult();
    if (inner === null) task.tryCancel();
    else whenDone(inner, () => task.endAs(inner));
  });
  return task;
}

/** Calls back when the task is completed: at once if it is already. */
export function whenDone(task: Task, action: () => void): void {
  if (task.isCompleted) action();
  else task.$onCompleted(action);
}

/**
 * Ends a task when some time is over, and with it the timer: also where template code calls back before it has told of it.
 * @param end ends the task, unless it has ended otherwise
 * @returns what stops the timer
 */
function endAfter(
  task: Task<any>,
  provider: TimeProvider | null,
  milliseconds: number,
  end: () => boolean,
): () => void {
  let timer: StartedTimer | null = null;
  const stop = (): void => timer?.stop();
  if (milliseconds < 0) return stop;
  timer = startTimer(provider, milliseconds, () => {
    if (end()) stop();
  });
  if (task.isCompleted) stop();
  return stop;
}

/** `Task.Delay`; without a provider of time in the run's own. */
export function delay(
  milliseconds: number,
  token: CancellationToken = CancellationToken.none,
  provider: TimeProvider | null = null,
): Task<void> {
  requireTimeout(milliseconds, 'millisecondsDelay');
  const task = new Task<void>();
  if (token.isCancelled) cancelTask(task, token);
  else if (milliseconds === 0) return completedTask(undefined);
  else {
    const stop = endAfter(task, provider, milliseconds, () => task.tryComplete());
    token.register(() => {
      if (cancelTask(task, token)) stop();
    });
  }
  return task;
}

/** What it costs to be told of the end of a task. */
const registrationUnits = 16;

/** The tasks of a sequence. @throws {ArgumentException} if one of them is null */
export function tasksOf(
  tasks: unknown,
  noTask: string = 'The tasks argument included a null value.',
): Task[] {
  need(tasks, 'tasks');
  const all = [...iterate<Task | null>(tasks)];
  if (all.some((task) => task === null)) throw new ArgumentException(noTask, 'tasks');
  return all as Task[];
}

/** `Task.WhenAll`: with an element type its result is an array. */
export function whenAll(source: unknown, element?: Type): Task {
  const tasks = tasksOf(source);
  const result = new Task(element && arrayOf(element));
  let waiting = tasks.length;
  const finish = (): void => {
    const errors = tasks.flatMap((task) => (task.status === taskStatus.faulted ? task.errors : []));
    const cancelled = tasks.find((task) => task.status === taskStatus.canceled);
    if (errors.length > 0) result.tryFail(errors);
    else if (cancelled) result.tryCancel(cancelled.errors[0]);
    else
      result.tryComplete(
        element
          ? toArray(
              tasks.map((task) => copyValue(task.$getResult(), element)),
              element,
            )
          : undefined,
      );
  };
  if (waiting === 0) finish();
  for (const task of tasks) {
    spend(registrationUnits);
    whenDone(task, () => --waiting === 0 && finish());
  }
  return result;
}
/** `Task.WhenAny`: completes with the task that completed first. */
export function whenAny(source: unknown, taskType: Type): Task<Task> {
  const tasks = tasksOf(source);
  if (tasks.length === 0) throw new ArgumentException('The tasks argument contains no tasks.', 'tasks');
  const result = new Task<Task>(taskType);
  const done = tasks.find((task) => task.isCompleted);
  if (done) result.tryComplete(done);
  else
    for (const task of tasks) {
      spend(registrationUnits);
      task.$onCompleted(() => result.tryComplete(task));
    }
  return result;
}

/** `task.WaitAsync(timeout, provider, token)`. */
export function waitAsync<T>(
  task: Task<T>,
  milliseconds: number,
  token: CancellationToken = CancellationToken.none,
  provider: TimeProvider | null = null,
): Task<T> {
  if (task.isCompleted) return task;
  const result = new Task<T>(task.resultType);
  if (token.isCancelled) {
    cancelTask(result, token);
    return result;
  }
  const stop = endAfter(result, provider, milliseconds, () => result.tryFail([new TimeoutException()]));
  token.register(() => {
    if (cancelTask(result, token)) stop();
  });
  task.$onCompleted(() => {
    if (result.endAs(task)) stop();
  });
  return result;
}
