// `TaskCompletionSource` and `TaskCompletionSource<TResult>`.
import { notNull } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { ArgumentException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { Task } from '@mockwright/language/runtime/tasks';
import { cancelTask } from '../System.Threading/cancellation.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { need } from './task-combinators.ts';

/** `TaskCompletionSource` and `TaskCompletionSource<TResult>`. */
class TaskCompletionSource {
  declare $type: NamedType;
  readonly task: Task;
  constructor(state: unknown, options: number, resultType?: Type) {
    this.task = new Task(resultType);
    this.task.asyncState = state;
    this.task.creationOptions = options;
  }
}
function createSource(state: unknown, options: number, type: NamedType): TaskCompletionSource {
  const source = new TaskCompletionSource(state, options, type.typeArguments[0]);
  source.$type = type;
  return source;
}

function requireSet(done: boolean): void {
  if (!done)
    throw new InvalidOperationException(
      'An attempt was made to transition a task to a final state when it had already completed.',
    );
}
function errorsOf(exceptions: unknown): Exception[] {
  need(exceptions, 'exceptions');
  return [...iterate<Exception>(exceptions)];
}
function setError(self: TaskCompletionSource, error: Exception | null): boolean {
  need(error, 'exception');
  return self.task.tryFail([error!]);
}
/** @throws {ArgumentException} for a task that goes on */
function setFrom(self: TaskCompletionSource, other: Task): boolean {
  if (!notNull(other, 'completedTask').isCompleted)
    throw new ArgumentException('The provided task must have already completed.', 'completedTask');
  if (self.task.isCompleted) return false;
  self.task.endAs(other);
  return true;
}

const completionMembers = (parameter: string, taskType: string): Record<string, Implementation> => ({
  [`${taskType} Task { get; }`]: (self: TaskCompletionSource) => self.task,
  [`void SetResult(${parameter})`]: (self: TaskCompletionSource, result: unknown) =>
    requireSet(self.task.tryComplete(result)),
  [`bool TrySetResult(${parameter})`]: (self: TaskCompletionSource, result: unknown) =>
    self.task.tryComplete(result),
  [`void SetFromTask(${taskType} completedTask)`]: (self: TaskCompletionSource, other: Task) =>
    requireSet(setFrom(self, other)),
  [`bool TrySetFromTask(${taskType} completedTask)`]: setFrom,
  'void SetException(Exception exception)': (self: TaskCompletionSource, error: Exception | null) =>
    requireSet(setError(self, error)),
  'void SetException(IEnumerable<Exception> exceptions)': (self: TaskCompletionSource, errors: unknown) =>
    requireSet(self.task.tryFail(errorsOf(errors))),
  'bool TrySetException(Exception exception)': setError,
  'bool TrySetException(IEnumerable<Exception> exceptions)': (self: TaskCompletionSource, errors: unknown) =>
    self.task.tryFail(errorsOf(errors)),
  'void SetCanceled()': (self: TaskCompletionSource) => requireSet(self.task.tryCancel()),
  'void SetCanceled(System.Threading.CancellationToken cancellationToken)': (
    self: TaskCompletionSource,
    token: CancellationToken,
  ) => requireSet(cancelTask(self.task, token)),
  'bool TrySetCanceled()': (self: TaskCompletionSource) => self.task.tryCancel(),
  'bool TrySetCanceled(System.Threading.CancellationToken cancellationToken)': (
    self: TaskCompletionSource,
    token: CancellationToken,
  ) => cancelTask(self.task, token),
});

/** The two types, the plain one first. */
export const taskCompletionSourceTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Threading.Tasks.TaskCompletionSource',
    () => ({
      'TaskCompletionSource()': () => new TaskCompletionSource(null, 0),
      'TaskCompletionSource(TaskCreationOptions creationOptions)': (options) =>
        new TaskCompletionSource(null, options),
      'TaskCompletionSource(object? state)': (state) => new TaskCompletionSource(state, 0),
      'TaskCompletionSource(object? state, TaskCreationOptions creationOptions)': (state, options) =>
        new TaskCompletionSource(state, options),
      ...completionMembers('', 'Task'),
    }),
    { runtime: TaskCompletionSource },
  ),
  declareType(
    'public class System.Threading.Tasks.TaskCompletionSource<TResult>',
    () => ({
      'TaskCompletionSource()': (type: NamedType) => createSource(null, 0, type),
      'TaskCompletionSource(TaskCreationOptions creationOptions)': (options, type: NamedType) =>
        createSource(null, options, type),
      'TaskCompletionSource(object? state)': (state, type: NamedType) => createSource(state, 0, type),
      'TaskCompletionSource(object? state, TaskCreationOptions creationOptions)': createSource,
      ...completionMembers('TResult result', 'Task<TResult>'),
    }),
    { runtime: TaskCompletionSource },
  ),
];
