// Tasks, and what emitted `async` code needs of them.
//
// An async method is emitted as a generator that yields what it awaits (an {@link Awaitable}) and is sent the result:
//   startAsync(generator, resultType)        Task (resultType undefined) or Task<T>
//   startAsyncValue(generator, resultType)   ValueTask or ValueTask<T>
//   startAsyncVoid(generator)                async void
//   awaitBlocking(awaitable)                 `await` at the top of a script, `await` outside of generators
// An async iterator is emitted as a generator that yields `{ await: awaitable }` or `{ value: element }`: `asyncIterator`
// in `async-iterator.ts`.
import type { Held } from './change-log.ts';
import { whenAbandoned } from './abandoned-runs.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';
import { coreType } from './core-types.ts';
import { exchangeHandlers, forgetSearch } from './exception-search.ts';
import type { TryHandler } from './exception-search.ts';
import {
  AggregateException,
  Exception,
  OperationCanceledException,
  TaskCanceledException,
} from './exceptions.ts';
import { exchangeFlowing, flowingValues } from './execution-context.ts';
import type { FlowingValues } from './run.ts';
import { currentScheduler } from './scheduler.ts';

/**
 * What can be awaited. For template types with a `GetAwaiter` method the emitter makes such an object of the awaiter's
 * `IsCompleted`, `OnCompleted`, `GetResult`.
 */
export interface Awaitable<T = unknown> {
  $isCompleted(): boolean;
  /** Called at most once, when not completed. */
  $onCompleted(continuation: () => void): void;
  /** The result. @throws what the awaited work threw */
  $getResult(): T;
}

/** `TaskStatus`, by its numbers. */
export const taskStatus = {
  created: 0,
  waitingForActivation: 1,
  waitingToRun: 2,
  running: 3,
  ranToCompletion: 5,
  canceled: 6,
  faulted: 7,
} as const;
/** One of `System.Threading.Tasks.TaskStatus`. */
export type TaskStatus = (typeof taskStatus)[keyof typeof taskStatus];

/** How deep continuations run inside one another before they are queued instead. */
const deepestContinuation = 40;
let continuationDepth = 0;
whenAbandoned(() => (continuationDepth = 0));
let nextTaskId = 1;

/** `Task` and `Task<TResult>`: the latter has a result type. */
export class Task<T = unknown> implements Awaitable<T> {
  declare $type: NamedType;
  readonly id: number = nextTaskId++;
  /** `TResult`; undefined for a plain `Task`. */
  readonly resultType: Type | undefined;
  status: TaskStatus = taskStatus.waitingForActivation;
  /** Why it failed: one exception for most tasks, several for `WhenAll`. Of a cancelled task the exception to throw. */
  errors: readonly Exception[] = [];
  /** What starts a task made by `new Task(…)`. */
  body: (() => void) | undefined;
  /** What its delegate was given. */
  asyncState: unknown = null;
  /** `TaskCreationOptions`. */
  creationOptions = 0;
  #result: T | undefined;
  #continuations: (() => void)[] | undefined;

  constructor(resultType?: Type) {
    this.resultType = resultType;
    if (resultType) this.$type = coreType('System.Threading.Tasks.Task', 1).construct([resultType]);
  }

  get isCompleted(): boolean {
    return this.status >= taskStatus.ranToCompletion;
  }
  /** `Task.Exception`. */
  get exception(): AggregateException | null {
    return this.status === taskStatus.faulted ? new AggregateException(null, this.errors) : null;
  }

  /** @returns false when it was completed already */
  tryComplete(result: T): boolean {
    if (this.isCompleted) return false;
    this.#result = result;
    this.#end(taskStatus.ranToCompletion);
    return true;
  }
  tryFail(errors: readonly Exception[]): boolean {
    if (this.isCompleted) return false;
    this.errors = errors;
    this.#end(taskStatus.faulted);
    return true;
  }
  /** @param error what awaiting it throws; a new `TaskCanceledException` when not given */
  tryCancel(error?: Exception): boolean {
    if (this.isCompleted) return false;
    if (error) this.errors = [error];
    this.#end(taskStatus.canceled);
    return true;
  }
  /** Fails or, for an `OperationCanceledException`, is cancelled. */
  endWith(error: Exception): void {
    if (error instanceof OperationCanceledException) this.tryCancel(error);
    else this.tryFail([error]);
  }
  /** Ends as another task did. @returns false if it had ended before */
  endAs(other: Task<T>): boolean {
    if (other.status === taskStatus.ranToCompletion) return this.tryComplete(other.#result as T);
    if (other.status === taskStatus.canceled) return this.tryCancel(other.errors[0]);
    return this.tryFail(other.errors);
  }

  $held(): Held {
    return { parts: [this.#result] };
  }
  #canceled(): TaskCanceledException {
    const exception = new TaskCanceledException();
    exception.task = this;
    return exception;
  }
  #end(status: TaskStatus): void {
    this.status = status;
    const continuations = this.#continuations;
    if (!continuations) return;
    this.#continuations = undefined;
    for (const continuation of continuations) {
      if (continuationDepth >= deepestContinuation) {
        currentScheduler().post(continuation);
        continue;
      }
      continuationDepth++;
      try {
        continuation();
      } finally {
        continuationDepth--;
      }
    }
  }

  $isCompleted(): boolean {
    return this.isCompleted;
  }
  $onCompleted(continuation: () => void): void {
    if (this.isCompleted) currentScheduler().post(continuation);
    else (this.#continuations ??= []).push(continuation);
  }
  $getResult(): T {
    if (this.status !== taskStatus.ranToCompletion) throw this.errors[0] ?? this.#canceled();
    return this.#result as T;
  }

  /**
   * `Wait(milliseconds)`: lets virtual time pass until the task is completed.
   * @returns whether it completed in time
   * @throws {AggregateException} when it failed or was cancelled
   */
  wait(deadline: number = Infinity): boolean {
    if (!currentScheduler().runUntil(() => this.isCompleted, deadline)) return false;
    if (this.status === taskStatus.faulted) throw new AggregateException(null, this.errors);
    if (this.status === taskStatus.canceled)
      throw new AggregateException(null, [new TaskCanceledException()]);
    return true;
  }
  /** `Task<T>.Result`. @throws {AggregateException} when it failed or was cancelled */
  waitForResult(): T {
    this.wait();
    return this.#result as T;
  }
}

/** `ValueTask` and `ValueTask<TResult>`: a result, or a task. Immutable. */
export class ValueTask<T = unknown> implements Awaitable<T> {
  declare $type: NamedType;
  readonly resultType: Type | undefined;
  readonly #task: Task<T> | undefined;
  readonly #result: T;

  constructor(resultType: Type | undefined, task: Task<T> | undefined, result?: T) {
    this.resultType = resultType;
    if (resultType) this.$type = coreType('System.Threading.Tasks.ValueTask', 1).construct([resultType]);
    this.#task = task;
    this.#result = result as T;
  }
  get status(): TaskStatus {
    return this.#task ? this.#task.status : taskStatus.ranToCompletion;
  }
  /** `AsTask()`. */
  asTask(): Task<T> {
    return this.#task ?? completedTask(this.#result, this.resultType);
  }
  $isCompleted(): boolean {
    return this.#task?.isCompleted ?? true;
  }
  $onCompleted(continuation: () => void): void {
    if (this.#task) this.#task.$onCompleted(continuation);
    else currentScheduler().post(continuation);
  }
  $getResult(): T {
    return this.#task ? this.#task.$getResult() : this.#result;
  }
  $equals(other: unknown): boolean {
    return other instanceof ValueTask && other.#task === this.#task && other.#result === this.#result;
  }
}

/** `Task.FromResult`; without a result type `Task.CompletedTask`. */
export function completedTask<T>(result: T, resultType?: Type): Task<T> {
  const task = new Task<T>(resultType);
  task.tryComplete(result);
  return task;
}

/** `Task.CompletedTask`. */
export const plainCompletedTask: Task<void> = completedTask(undefined);

/** What the generator of an async method yields and returns. */
export type AsyncBody<T> = Generator<Awaitable, T, unknown>;

/** Starts an async method: runs it to its first wait. */
export function startAsync<T>(body: AsyncBody<T>, resultType?: Type): Task<T> {
  const task = new Task<T>(resultType);
  drive(body, task);
  return task;
}

/** Starts an async method that returns `ValueTask` or `ValueTask<T>`. */
export function startAsyncValue<T>(body: AsyncBody<T>, resultType?: Type): ValueTask<T> {
  return new ValueTask<T>(resultType, startAsync(body, resultType));
}

/** Starts an `async void` method. What it throws reaches whoever runs the scheduler. */
export function startAsyncVoid(body: AsyncBody<unknown>): void {
  const task = startAsync(body);
  const rethrow = (): void => {
    if (task.status !== taskStatus.ranToCompletion) task.$getResult();
  };
  if (task.isCompleted) rethrow();
  else task.$onCompleted(rethrow);
}

function drive<T>(
  body: AsyncBody<T>,
  task: Task<T>,
  awaited?: Awaitable,
  handlers: TryHandler | null = null,
  values: FlowingValues = flowingValues(),
): void {
  const outer = exchangeHandlers(handlers);
  const outerValues = exchangeFlowing(values);
  try {
    let step = awaited ? resume(body, awaited) : body.next();
    while (step.done !== true) {
      const next = step.value;
      if (!next.$isCompleted()) {
        const own = exchangeHandlers(null);
        const ownValues = flowingValues();
        next.$onCompleted(() => drive(body, task, next, own, ownValues));
        return;
      }
      step = resume(body, next);
    }
    task.tryComplete(step.value);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    forgetSearch(error);
    task.endWith(error);
  } finally {
    exchangeHandlers(outer);
    exchangeFlowing(outerValues);
  }
}

/** Sends a generator the result of what it awaits, or throws into it. */
export function resume<Y, T>(body: Generator<Y, T, unknown>, awaited: Awaitable): IteratorResult<Y, T> {
  let result: unknown;
  try {
    result = awaited.$getResult();
  } catch (error) {
    return body.throw(error);
  }
  return body.next(result);
}

/** `await` where the code cannot be suspended: runs other work until it is completed. @throws what the awaited work threw */
export function awaitBlocking<T>(awaitable: Awaitable<T>): T {
  if (!awaitable.$isCompleted()) {
    if (awaitable instanceof Task || awaitable instanceof ValueTask)
      currentScheduler().runUntil(() => awaitable.$isCompleted());
    else {
      let isDone = false;
      awaitable.$onCompleted(() => (isDone = true));
      currentScheduler().runUntil(() => isDone);
    }
  }
  return awaitable.$getResult();
}
