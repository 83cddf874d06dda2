// The struct `System.Threading.Tasks.ValueTask` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { Task, ValueTask, awaitBlocking, taskStatus } from '@mockwright/language/runtime/tasks';
import { textOf } from '@mockwright/language/runtime/text';
import { awaiterOf, configured } from '../System.Runtime.CompilerServices/task-awaiters.ts';
import { cancelTask } from '../System.Threading/cancellation.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { need } from './task-combinators.ts';

const state = {
  'bool IsCompleted { get; }': (self: ValueTask) => self.$isCompleted(),
  'bool IsCompletedSuccessfully { get; }': (self: ValueTask) => self.status === taskStatus.ranToCompletion,
  'bool IsFaulted { get; }': (self: ValueTask) => self.status === taskStatus.faulted,
  'bool IsCanceled { get; }': (self: ValueTask) => self.status === taskStatus.canceled,
};

/** @throws {ArgumentOutOfRangeException} for a token of which nobody wants anything to stop */
function cancelled(token: CancellationToken, type?: Type): Task {
  if (!token.isCancelled) throw new ArgumentOutOfRangeException('cancellationToken');
  const task = new Task(type);
  cancelTask(task, token);
  return task;
}

/** `System.Threading.Tasks.ValueTask`. */
export const valueTaskType: TypeDeclaration = declareType(
  'public readonly struct System.Threading.Tasks.ValueTask : IEquatable<ValueTask>',
  () => ({
    'ValueTask(Task task)': (task) => {
      need(task, 'task');
      return new ValueTask(undefined, task);
    },
    'static ValueTask CompletedTask { get; }': () => new ValueTask(undefined, undefined),
    'static ValueTask<TResult> FromResult<TResult>(TResult result)': (result, type) =>
      new ValueTask(type, undefined, result),
    'static ValueTask FromException(Exception exception)': (error) => {
      const task = new Task();
      task.tryFail([error]);
      return new ValueTask(undefined, task);
    },
    'static ValueTask FromCanceled(System.Threading.CancellationToken cancellationToken)': (
      token: CancellationToken,
    ) => new ValueTask(undefined, cancelled(token)),
    'static ValueTask<TResult> FromCanceled<TResult>(System.Threading.CancellationToken cancellationToken)': (
      token: CancellationToken,
      type,
    ) => new ValueTask(type, cancelled(token, type)),
    'ValueTask Preserve()': (self: ValueTask) => self,
    ...state,
    'Task AsTask()': (self: ValueTask) => self.asTask(),
    'bool Equals(ValueTask other)': (self: ValueTask, other) => self.$equals(other),
    ['System.Runtime.CompilerServices.ValueTaskAwaiter GetAwaiter()']: (self: ValueTask) =>
      awaiterOf(self, 'ValueTaskAwaiter'),
    ['System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)']:
      (self: ValueTask) => configured(self, 'ConfiguredValueTaskAwaitable'),
  }),
  { runtime: ValueTask, defaultValue: () => new ValueTask(undefined, undefined) },
);

/** `System.Threading.Tasks.ValueTask`. */
export const valueTaskOfTType: TypeDeclaration = declareType(
  'public readonly struct System.Threading.Tasks.ValueTask<TResult> : IEquatable<ValueTask<TResult>>',
  () => ({
    'ValueTask(TResult result)': (result, type: NamedType) =>
      new ValueTask(type.typeArguments[0], undefined, result),
    'ValueTask(Task<TResult> task)': (task, type: NamedType) => {
      need(task, 'task');
      return new ValueTask(type.typeArguments[0], task);
    },
    'ValueTask<TResult> Preserve()': (self: ValueTask) => self,
    ...state,
    'TResult Result { get; }': (self: ValueTask) => awaitBlocking(self),
    'Task<TResult> AsTask()': (self: ValueTask) => self.asTask(),
    'bool Equals(ValueTask<TResult> other)': (self: ValueTask, other) => self.$equals(other),
    'override string ToString()': (self: ValueTask) =>
      self.status === taskStatus.ranToCompletion && self.resultType
        ? textOf(self.$getResult(), self.resultType)
        : '',
    ['System.Runtime.CompilerServices.ValueTaskAwaiter<TResult> GetAwaiter()']: (self: ValueTask) =>
      awaiterOf(self, 'ValueTaskAwaiter', self.resultType),
    ['System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)']:
      (self: ValueTask) => configured(self, 'ConfiguredValueTaskAwaitable', self.resultType),
  }),
  {
    defaultValue: (type) =>
      new ValueTask(
        (type as NamedType).typeArguments[0],
        undefined,
        defaultOf((type as NamedType).typeArguments[0]!),
      ),
  },
);
