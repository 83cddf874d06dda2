// The class `System.Threading.Tasks.Task` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { asyncIterator } from '@mockwright/language/runtime/async-iterator';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  AggregateException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  OperationCanceledException,
} from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { Task, completedTask, plainCompletedTask, taskStatus } from '@mockwright/language/runtime/tasks';
import type { Awaitable } from '@mockwright/language/runtime/tasks';
import { awaiterOf, configured } from '../System.Runtime.CompilerServices/task-awaiters.ts';
import { YieldAwaitable } from '../System.Runtime.CompilerServices/yield-awaitable.ts';
import { cancelTask } from '../System.Threading/cancellation.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { checkTimeout, deadlineIn, millisecondsOf, timerMilliseconds } from '../System.Threading/timeouts.ts';
import type { TimeProvider } from '../System.Threading/start-timer.ts';
import { waitUntil } from '../System.Threading/wait-until.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import type { TimeSpan } from '../System/time-span.ts';
import { delay, need, runInto, tasksOf, waitAsync, whenAll, whenAny } from './task-combinators.ts';
import { continuationMembers } from './task-continuations.ts';
import { factoryOf, runTask, sharedFactory, startFunction } from './task-factory.ts';
import { withEndings } from './task-options.ts';
import type { WorkOptions } from './task-options.ts';

function failed(error: Exception | null, resultType?: Type): Task {
  need(error, 'exception');
  const task = new Task(resultType);
  task.tryFail([error!]);
  return task;
}
function cancelledTask(token: CancellationToken, resultType?: Type): Task {
  if (!token.isCancelled) throw new ArgumentOutOfRangeException('cancellationToken');
  const task = new Task(resultType);
  task.tryCancel();
  return task;
}
/** A task that has still to be started. */
function cold<T>(
  body: ((state?: unknown) => T) | null,
  name: string,
  resultType: Type | undefined,
  { token, options = 0 }: WorkOptions,
  state: unknown = null,
): Task<T> {
  need(body, name);
  const task = new Task<T>(resultType);
  task.status = taskStatus.created;
  task.asyncState = state;
  task.creationOptions = options;
  task.body = () => runInto(task, () => body!(state), token);
  if (token?.isCancelled) cancelTask(task, token);
  return task;
}
const constructors = (
  signature: string,
  count: number,
  implement: (...args: any[]) => unknown,
): Record<string, Implementation> =>
  withEndings(signature, 'constructor', 'TaskCreationOptions creationOptions', count, implement);
function startCold(task: Task): void {
  if (task.isCompleted)
    throw new InvalidOperationException('Start may not be called on a task that has completed.');
  if (!task.body) throw new InvalidOperationException('Start may not be called on a promise-style task.');
  if (task.status !== taskStatus.created)
    throw new InvalidOperationException('Start may not be called on a task that was already started.');
  task.status = taskStatus.waitingToRun;
  currentScheduler().post(task.body);
}
function runSynchronously(task: Task): void {
  if (task.status !== taskStatus.created)
    throw new InvalidOperationException(
      'RunSynchronously may not be called on a task that was already started.',
    );
  task.body!();
}
const missingTask = 'The tasks array included at least one null element.';
function waitAll(tasks: unknown, milliseconds = -1, cancellation?: CancellationToken): boolean {
  const all = tasksOf(tasks, missingTask);
  checkTimeout(milliseconds, 'millisecondsTimeout');
  if (!waitUntil(() => all.every((task) => task.isCompleted), milliseconds, cancellation)) return false;
  const result = all.flatMap((task) =>
    task.status === taskStatus.ranToCompletion
      ? []
      : task.errors.length > 0
        ? task.errors
        : [cancellationOf(task)],
  );
  if (result.length > 0) throw new AggregateException(null, result);
  return true;
}
function cancellationOf(task: Task): Exception {
  try {
    task.$getResult();
  } catch (error) {
    return error as Exception;
  }
  return new OperationCanceledException();
}
function waitFor(task: Task, milliseconds: number, cancellation?: CancellationToken): boolean {
  if (!task.isCompleted && !waitUntil(() => task.isCompleted, milliseconds, cancellation)) return false;
  return task.wait();
}
function waitAny(tasks: unknown, milliseconds = -1, cancellation?: CancellationToken): number {
  const all = tasksOf(tasks, missingTask);
  checkTimeout(milliseconds, 'millisecondsTimeout');
  waitUntil(() => all.some((task) => task.isCompleted), milliseconds, cancellation);
  return all.findIndex((task) => task.isCompleted);
}
/** The tasks as they complete. */
function whenEach(source: unknown, taskType: Type): unknown {
  const tasks = tasksOf(source);
  return asyncIterator(function* () {
    const waiting = new Set(tasks);
    while (waiting.size > 0) {
      const next = whenAny([...waiting], taskType);
      yield { await: next };
      waiting.delete(next.$getResult());
      yield { value: next.$getResult() };
    }
  }, taskType);
}
/** `ConfigureAwaitOptions`. */
const suppressThrowing = 2;
const forceYielding = 4;
const allAwaitOptions = 7;
/** `ConfigureAwait(options)`: what is awaited ends well where the options say so. */
function withOptions(self: Task, options: number): Awaitable {
  if ((options & ~allAwaitOptions) !== 0) throw new ArgumentOutOfRangeException('options');
  if ((options & (suppressThrowing | forceYielding)) === 0) return self;
  return {
    $isCompleted: () => (options & forceYielding) === 0 && self.isCompleted,
    $onCompleted: (continuation) => self.$onCompleted(continuation),
    $getResult: () => ((options & suppressThrowing) === 0 ? self.$getResult() : undefined),
  };
}
function resultWithOptions(self: Task, options: number): Awaitable {
  if ((options & suppressThrowing) !== 0)
    throw new ArgumentOutOfRangeException(
      'options',
      'Task<TResult>.ConfigureAwait does not support ConfigureAwaitOptions.SuppressThrowing. To suppress throwing, instead cast the Task<TResult> to its base class Task and await that with SuppressThrowing.',
    );
  return withOptions(self, options);
}
const taskOf = (result: Type): NamedType => coreType('System.Threading.Tasks.Task', 1).construct([result]);
const plainTask = (): NamedType => coreType('System.Threading.Tasks.Task');

function waitAsyncBy(
  self: Task,
  timeout: TimeSpan,
  provider: TimeProvider | null,
  cancellation?: CancellationToken,
): Task {
  return waitAsync(
    self,
    timerMilliseconds(timeout, 'timeout'),
    cancellation,
    notNull(provider, 'timeProvider'),
  );
}

/** `System.Threading.Tasks.Task`. */
export const taskType: TypeDeclaration = declareType(
  'public class System.Threading.Tasks.Task : IAsyncResult, IDisposable',
  () => ({
    ...constructors('Task(Action action', 1, (body, said) => cold(body, 'action', undefined, said)),
    ...constructors('Task(Action<object?> action, object? state', 2, (body, state, said) =>
      cold(body, 'action', undefined, said, state),
    ),
    'static Task CompletedTask { get; }': () => plainCompletedTask,
    'static TaskFactory Factory { get; }': () => sharedFactory,
    'static int? CurrentId { get; }': () => null,
    'int Id { get; }': (self: Task) => self.id,
    'AggregateException? Exception { get; }': (self: Task) => self.exception,
    'TaskStatus Status { get; }': (self: Task) => self.status,
    'bool IsCanceled { get; }': (self: Task) => self.status === taskStatus.canceled,
    'bool IsCompleted { get; }': (self: Task) => self.isCompleted,
    'bool IsCompletedSuccessfully { get; }': (self: Task) => self.status === taskStatus.ranToCompletion,
    'TaskCreationOptions CreationOptions { get; }': (self: Task) => self.creationOptions,
    'object? AsyncState { get; }': (self: Task) => self.asyncState,
    'bool IsFaulted { get; }': (self: Task) => self.status === taskStatus.faulted,
    'void Start()': startCold,
    'void Start(TaskScheduler scheduler)': (self: Task, scheduler) => {
      notNull(scheduler, 'scheduler');
      startCold(self);
    },
    'void RunSynchronously()': runSynchronously,
    'void RunSynchronously(TaskScheduler scheduler)': (self: Task, scheduler) => {
      notNull(scheduler, 'scheduler');
      runSynchronously(self);
    },
    'void Dispose()': () => undefined,
    'void Wait()': (self: Task) => void self.wait(),
    'bool Wait(TimeSpan timeout)': (self: Task, timeout) =>
      self.wait(deadlineIn(checkTimeout(millisecondsOf(timeout), 'timeout'))),
    ['void Wait(System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      cancellation: CancellationToken,
    ) => void waitFor(self, -1, cancellation),
    'bool Wait(int millisecondsTimeout)': (self: Task, milliseconds) =>
      self.wait(deadlineIn(checkTimeout(milliseconds, 'millisecondsTimeout'))),
    ['bool Wait(int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      milliseconds: number,
      cancellation: CancellationToken,
    ) => waitFor(self, checkTimeout(milliseconds, 'millisecondsTimeout'), cancellation),
    ['Task WaitAsync(System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      cancellation: CancellationToken,
    ) => waitAsync(self, -1, cancellation),
    'Task WaitAsync(TimeSpan timeout)': (self: Task, timeout) =>
      waitAsync(self, timerMilliseconds(timeout, 'timeout')),
    ['Task WaitAsync(TimeSpan timeout, System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      timeout: never,
      cancellation: CancellationToken,
    ) => waitAsync(self, timerMilliseconds(timeout, 'timeout'), cancellation),
    'Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider)': waitAsyncBy,
    ['Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider, System.Threading.CancellationToken cancellationToken)']:
      waitAsyncBy,
    ['bool Wait(TimeSpan timeout, System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      timeout: never,
      cancellation: CancellationToken,
    ) => {
      cancellation.throwIfCancelled();
      return waitFor(self, checkTimeout(millisecondsOf(timeout), 'timeout'), cancellation);
    },
    ['System.Runtime.CompilerServices.TaskAwaiter GetAwaiter()']: (self: Task) =>
      awaiterOf(self, 'TaskAwaiter'),
    ['System.Runtime.CompilerServices.ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)']:
      (self: Task) => configured(self, 'ConfiguredTaskAwaitable'),
    ['System.Runtime.CompilerServices.ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options)']:
      (self: Task, options) => configured(withOptions(self, options), 'ConfiguredTaskAwaitable'),
    ...continuationMembers('Task', 'TResult'),
    'static Task Delay(TimeSpan delay)': (span) => delay(timerMilliseconds(span, 'delay')),
    ['static Task Delay(TimeSpan delay, System.Threading.CancellationToken cancellationToken)']: (
      span: never,
      cancellation: CancellationToken,
    ) => delay(timerMilliseconds(span, 'delay'), cancellation),
    'static Task Delay(TimeSpan delay, TimeProvider timeProvider)': (span, provider) =>
      delay(timerMilliseconds(span, 'delay'), undefined, notNull(provider, 'timeProvider')),
    ['static Task Delay(TimeSpan delay, TimeProvider timeProvider, System.Threading.CancellationToken cancellationToken)']:
      (span: never, provider: TimeProvider | null, cancellation: CancellationToken) =>
        delay(timerMilliseconds(span, 'delay'), cancellation, notNull(provider, 'timeProvider')),
    'static Task Delay(int millisecondsDelay)': (milliseconds) => delay(milliseconds),
    ['static Task Delay(int millisecondsDelay, System.Threading.CancellationToken cancellationToken)']: delay,
    'static Task FromException(Exception exception)': (error) => failed(error),
    'static Task<TResult> FromException<TResult>(Exception exception)': failed,
    'static Task<TResult> FromResult<TResult>(TResult result)': completedTask,
    ['static Task FromCanceled(System.Threading.CancellationToken cancellationToken)']: (
      cancellation: CancellationToken,
    ) => cancelledTask(cancellation),
    ['static Task<TResult> FromCanceled<TResult>(System.Threading.CancellationToken cancellationToken)']:
      cancelledTask,
    'static Task Run(Action action)': (body) => startFunction(body, undefined, undefined, 'action'),
    ['static Task Run(Action action, System.Threading.CancellationToken cancellationToken)']: (
      body: () => void,
      cancellation: CancellationToken,
    ) => startFunction(body, undefined, cancellation, 'action'),
    'static Task<TResult> Run<TResult>(Func<TResult> function)': (body, result) =>
      startFunction(body, result),
    ['static Task<TResult> Run<TResult>(Func<TResult> function, System.Threading.CancellationToken cancellationToken)']:
      (body: () => unknown, cancellation: CancellationToken, result: Type) =>
        startFunction(body, result, cancellation),
    'static Task Run(Func<Task?> function)': (body) => runTask(body),
    ['static Task Run(Func<Task?> function, System.Threading.CancellationToken cancellationToken)']: (
      body: () => Task,
      cancellation: CancellationToken,
    ) => runTask(body, undefined, cancellation),
    'static Task<TResult> Run<TResult>(Func<Task<TResult>?> function)': (body, result) =>
      runTask(body, result),
    ['static Task<TResult> Run<TResult>(Func<Task<TResult>?> function, System.Threading.CancellationToken cancellationToken)']:
      (body: () => Task, cancellation: CancellationToken, result: Type) =>
        runTask(body, result, cancellation),
    ...paramsMembers('static void WaitAll(params Task[] tasks)', (tasks) => void waitAll(tasks)),
    'static bool WaitAll(Task[] tasks, TimeSpan timeout)': (tasks, timeout) =>
      waitAll(tasks, millisecondsOf(timeout)),
    'static bool WaitAll(Task[] tasks, int millisecondsTimeout)': waitAll,
    ['static void WaitAll(Task[] tasks, System.Threading.CancellationToken cancellationToken)']: (
      tasks,
      cancellation,
    ) => void waitAll(tasks, -1, cancellation),
    ['static bool WaitAll(Task[] tasks, int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']:
      waitAll,
    ['static void WaitAll(IEnumerable<Task> tasks, System.Threading.CancellationToken cancellationToken = default)']:
      (tasks, cancellation) => void waitAll(tasks, -1, cancellation),
    'static int WaitAny(params Task[] tasks)': (tasks) => waitAny(tasks),
    'static int WaitAny(Task[] tasks, TimeSpan timeout)': (tasks, timeout) =>
      waitAny(tasks, millisecondsOf(timeout)),
    'static int WaitAny(Task[] tasks, int millisecondsTimeout)': waitAny,
    ['static int WaitAny(Task[] tasks, System.Threading.CancellationToken cancellationToken)']: (
      tasks,
      cancellation,
    ) => waitAny(tasks, -1, cancellation),
    ['static int WaitAny(Task[] tasks, int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']:
      waitAny,
    'static Task WhenAll(IEnumerable<Task> tasks)': (tasks) => whenAll(tasks),
    ...paramsMembers('static Task WhenAll(params Task[] tasks)', (tasks) => whenAll(tasks)),
    'static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks)': whenAll,
    ...paramsMembers('static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks)', whenAll),
    ...paramsMembers('static Task<Task> WhenAny(params Task[] tasks)', (tasks) =>
      whenAny(tasks, plainTask()),
    ),
    'static Task<Task> WhenAny(Task task1, Task task2)': (a, b) => whenAny([a, b], plainTask()),
    'static Task<Task> WhenAny(IEnumerable<Task> tasks)': (tasks) => whenAny(tasks, plainTask()),
    ...paramsMembers(
      'static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks)',
      (tasks, result) => whenAny(tasks, taskOf(result)),
    ),
    'static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2)': (a, b, result) =>
      whenAny([a, b], taskOf(result)),
    'static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks)': (tasks, result) =>
      whenAny(tasks, taskOf(result)),
    ...paramsMembers('static IAsyncEnumerable<Task> WhenEach(params Task[] tasks)', (tasks) =>
      whenEach(tasks, plainTask()),
    ),
    'static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks)': (tasks) =>
      whenEach(tasks, plainTask()),
    ...paramsMembers(
      'static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks)',
      (tasks, result) => whenEach(tasks, taskOf(result)),
    ),
    'static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks)': (
      tasks,
      result,
    ) => whenEach(tasks, taskOf(result)),
    ['static System.Runtime.CompilerServices.YieldAwaitable Yield()']: () => new YieldAwaitable(),
  }),
  { runtime: Task },
);

/** `System.Threading.Tasks.Task`. */
export const taskOfTType: TypeDeclaration = declareType(
  'public class System.Threading.Tasks.Task<TResult> : Task',
  () => ({
    ...constructors('Task(Func<TResult> function', 1, (body, type: NamedType, said) =>
      cold(body, 'function', type.typeArguments[0], said),
    ),
    ...constructors('Task(Func<object?, TResult> function, object? state', 2, (body, state, type, said) =>
      cold(body, 'function', (type as NamedType).typeArguments[0], said, state),
    ),
    'static new TaskFactory<TResult> Factory { get; }': (type: NamedType) =>
      factoryOf(coreType('System.Threading.Tasks.TaskFactory', 1).construct(type.typeArguments)),
    'TResult Result { get; }': (self: Task) => self.waitForResult(),
    ['new System.Runtime.CompilerServices.TaskAwaiter<TResult> GetAwaiter()']: (self: Task) =>
      awaiterOf(self, 'TaskAwaiter', self.resultType),
    ['new System.Runtime.CompilerServices.ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)']:
      (self: Task) => configured(self, 'ConfiguredTaskAwaitable', self.resultType),
    ...continuationMembers('Task<TResult>', 'TNewResult'),
    ['new System.Runtime.CompilerServices.ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options)']:
      (self: Task, options) =>
        configured(resultWithOptions(self, options), 'ConfiguredTaskAwaitable', self.resultType),
    'new Task<TResult> WaitAsync(TimeSpan timeout)': (self: Task, timeout) =>
      waitAsync(self, timerMilliseconds(timeout, 'timeout')),
    ['new Task<TResult> WaitAsync(System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      cancellation: CancellationToken,
    ) => waitAsync(self, -1, cancellation),
    ['new Task<TResult> WaitAsync(TimeSpan timeout, System.Threading.CancellationToken cancellationToken)']: (
      self: Task,
      timeout: never,
      cancellation: CancellationToken,
    ) => waitAsync(self, timerMilliseconds(timeout, 'timeout'), cancellation),
    'new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider)': waitAsyncBy,
    ['new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider, System.Threading.CancellationToken cancellationToken)']:
      waitAsyncBy,
  }),
  { runtime: Task },
);
