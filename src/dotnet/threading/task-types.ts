// `Task` and `Task<TResult>` as template code sees them.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { asyncIterator } from '../../runtime/async-iterator.ts';
import { coreType } from '../../runtime/core-types.ts';
import {
  AggregateException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  OperationCanceledException,
} from '../../runtime/exceptions.ts';
import type { Exception } from '../../runtime/exceptions.ts';
import { currentScheduler } from '../../runtime/scheduler.ts';
import { Task, completedTask, taskStatus } from '../../runtime/tasks.ts';
import type { CancellationToken } from './cancellation.ts';
import { YieldAwaitable, awaiterOf } from './task-awaiters.ts';
import {
  continueWith,
  delay,
  need,
  runInto,
  tasksOf,
  unwrap,
  waitAsync,
  whenAll,
  whenAny,
} from './task-combinators.ts';
import { runTask, sharedFactory, startFunction } from './task-factory.ts';
import { deadlineIn, millisecondsOf } from './timeouts.ts';
import { paramsMembers } from '../spans/params-members.ts';

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
function cold<T>(body: (() => T) | null, name: string, resultType?: Type): Task<T> {
  need(body, name);
  const task = new Task<T>(resultType);
  task.status = taskStatus.created;
  task.body = () => runInto(task, body!);
  return task;
}
function startCold(task: Task): void {
  if (task.isCompleted)
    throw new InvalidOperationException('Start may not be called on a task that has completed.');
  if (!task.body) throw new InvalidOperationException('Start may not be called on a promise-style task.');
  if (task.status !== taskStatus.created)
    throw new InvalidOperationException('Start may not be called on a task that was already started.');
  task.status = taskStatus.waitingToRun;
  currentScheduler().post(task.body);
}
function waitAll(tasks: unknown, milliseconds = -1): boolean {
  const all = tasksOf(tasks);
  if (!currentScheduler().runUntil(() => all.every((task) => task.isCompleted), deadlineIn(milliseconds)))
    return false;
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
function waitAny(tasks: unknown, milliseconds = -1): number {
  const all = tasksOf(tasks);
  currentScheduler().runUntil(() => all.some((task) => task.isCompleted), deadlineIn(milliseconds));
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
const taskOf = (result: Type): NamedType => coreType('System.Threading.Tasks.Task', 1).construct([result]);
const plainTask = (): NamedType => coreType('System.Threading.Tasks.Task');

const services = 'System.Runtime.CompilerServices';
const token = 'System.Threading.CancellationToken cancellationToken';
/** `Task`, `Task<TResult>` and `TaskExtensions`. */
export const taskTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Threading.Tasks.Task : IAsyncResult, IDisposable',
    {
      'Task(Action action)': (body) => cold(body, 'action'),
      [`Task(Action action, ${token})`]: (body: () => void) => cold(body, 'action'),
      'Task(Action<object?> action, object? state)': (body, state) => cold(() => body(state), 'action'),
      'static Task CompletedTask { get; }': () => completedTask(undefined),
      'static TaskFactory Factory { get; }': () => sharedFactory,
      'static int? CurrentId { get; }': () => null,
      'int Id { get; }': (self: Task) => self.id,
      'AggregateException? Exception { get; }': (self: Task) => self.exception,
      'TaskStatus Status { get; }': (self: Task) => self.status,
      'bool IsCanceled { get; }': (self: Task) => self.status === taskStatus.canceled,
      'bool IsCompleted { get; }': (self: Task) => self.isCompleted,
      'bool IsCompletedSuccessfully { get; }': (self: Task) => self.status === taskStatus.ranToCompletion,
      'TaskCreationOptions CreationOptions { get; }': () => 0,
      'object? AsyncState { get; }': () => null,
      'bool IsFaulted { get; }': (self: Task) => self.status === taskStatus.faulted,
      'void Start()': startCold,
      'void RunSynchronously()': (self: Task) => {
        if (self.status !== taskStatus.created)
          throw new InvalidOperationException(
            'RunSynchronously may not be called on a task that was already started.',
          );
        self.body!();
      },
      'void Dispose()': () => undefined,
      'void Wait()': (self: Task) => void self.wait(),
      [`void Wait(${token})`]: (self: Task) => void self.wait(),
      'bool Wait(int millisecondsTimeout)': (self: Task, milliseconds) => self.wait(deadlineIn(milliseconds)),
      'bool Wait(TimeSpan timeout)': (self: Task, timeout) => self.wait(deadlineIn(millisecondsOf(timeout))),
      [`bool Wait(int millisecondsTimeout, ${token})`]: (self: Task, milliseconds: number) =>
        self.wait(deadlineIn(milliseconds)),
      'Task WaitAsync(TimeSpan timeout)': (self: Task, timeout) => waitAsync(self, millisecondsOf(timeout)),
      [`Task WaitAsync(${token})`]: (self: Task, cancellation: CancellationToken) =>
        waitAsync(self, -1, cancellation),
      [`Task WaitAsync(TimeSpan timeout, ${token})`]: (
        self: Task,
        timeout: never,
        cancellation: CancellationToken,
      ) => waitAsync(self, millisecondsOf(timeout), cancellation),
      [`${services}.TaskAwaiter GetAwaiter()`]: awaiterOf,
      [`${services}.ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)`]: (self: Task) =>
        self,
      'Task ContinueWith(Action<Task> continuationAction)': (self: Task, body) =>
        continueWith(self, body, undefined),
      'Task ContinueWith(Action<Task> continuationAction, TaskContinuationOptions continuationOptions)': (
        self: Task,
        body,
        options,
      ) => continueWith(self, body, undefined, options),
      'Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction)': (
        self: Task,
        body,
        result,
      ) => continueWith(self, body, result),
      'Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions)':
        (self: Task, body, options, result) => continueWith(self, body, result, options),
      'static Task Delay(int millisecondsDelay)': (milliseconds) => delay(milliseconds),
      [`static Task Delay(int millisecondsDelay, ${token})`]: delay,
      'static Task Delay(TimeSpan delay)': (span) => delay(millisecondsOf(span)),
      [`static Task Delay(TimeSpan delay, ${token})`]: (span: never, cancellation: CancellationToken) =>
        delay(millisecondsOf(span), cancellation),
      'static Task FromException(Exception exception)': (error) => failed(error),
      'static Task<TResult> FromException<TResult>(Exception exception)': failed,
      'static Task<TResult> FromResult<TResult>(TResult result)': completedTask,
      [`static Task FromCanceled(${token})`]: (cancellation: CancellationToken) =>
        cancelledTask(cancellation),
      [`static Task<TResult> FromCanceled<TResult>(${token})`]: cancelledTask,
      'static Task Run(Action action)': (body) => startFunction(body, undefined, undefined, 'action'),
      [`static Task Run(Action action, ${token})`]: (body: () => void, cancellation: CancellationToken) =>
        startFunction(body, undefined, cancellation, 'action'),
      'static Task<TResult> Run<TResult>(Func<TResult> function)': (body, result) =>
        startFunction(body, result),
      [`static Task<TResult> Run<TResult>(Func<TResult> function, ${token})`]: (
        body: () => unknown,
        cancellation: CancellationToken,
        result: Type,
      ) => startFunction(body, result, cancellation),
      'static Task Run(Func<Task?> function)': (body) => runTask(body),
      [`static Task Run(Func<Task?> function, ${token})`]: (
        body: () => Task,
        cancellation: CancellationToken,
      ) => runTask(body, undefined, cancellation),
      'static Task<TResult> Run<TResult>(Func<Task<TResult>?> function)': (body, result) =>
        runTask(body, result),
      [`static Task<TResult> Run<TResult>(Func<Task<TResult>?> function, ${token})`]: (
        body: () => Task,
        cancellation: CancellationToken,
        result: Type,
      ) => runTask(body, result, cancellation),
      ...paramsMembers('static void WaitAll(params Task[] tasks)', (tasks) => void waitAll(tasks)),
      'static bool WaitAll(Task[] tasks, int millisecondsTimeout)': waitAll,
      'static bool WaitAll(Task[] tasks, TimeSpan timeout)': (tasks, timeout) =>
        waitAll(tasks, millisecondsOf(timeout)),
      'static int WaitAny(params Task[] tasks)': (tasks) => waitAny(tasks),
      'static int WaitAny(Task[] tasks, int millisecondsTimeout)': waitAny,
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
      'static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2)': (
        a,
        b,
        result,
      ) => whenAny([a, b], taskOf(result)),
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
      [`static ${services}.YieldAwaitable Yield()`]: () => new YieldAwaitable(),
    },
    { runtime: Task },
  ),
  declareType('public class System.Threading.Tasks.Task<TResult> : Task', {
    'Task(Func<TResult> function)': (body, type: NamedType) => cold(body, 'function', type.typeArguments[0]),
    'static new TaskFactory Factory { get; }': () => sharedFactory,
    'TResult Result { get; }': (self: Task) => self.waitForResult(),
    [`new ${services}.TaskAwaiter<TResult> GetAwaiter()`]: awaiterOf,
    [`new ${services}.ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)`]: (
      self: Task,
    ) => self,
    'Task ContinueWith(Action<Task<TResult>> continuationAction)': (self: Task, body) =>
      continueWith(self, body, undefined),
    'Task ContinueWith(Action<Task<TResult>> continuationAction, TaskContinuationOptions continuationOptions)':
      (self: Task, body, options) => continueWith(self, body, undefined, options),
    'Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction)': (
      self: Task,
      body,
      result,
    ) => continueWith(self, body, result),
    'Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskContinuationOptions continuationOptions)':
      (self: Task, body, options, result) => continueWith(self, body, result, options),
    'new Task<TResult> WaitAsync(TimeSpan timeout)': (self: Task, timeout) =>
      waitAsync(self, millisecondsOf(timeout)),
    [`new Task<TResult> WaitAsync(${token})`]: (self: Task, cancellation: CancellationToken) =>
      waitAsync(self, -1, cancellation),
  }),
  declareType('public static class System.Threading.Tasks.TaskExtensions', {
    'static Task Unwrap(this Task<Task> task)': (task) => unwrap(task, undefined),
    'static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task)': unwrap,
  }),
];
