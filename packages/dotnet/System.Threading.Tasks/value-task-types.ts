// `ValueTask`, `ValueTask<TResult>` and the interfaces of asynchronous sequences.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { textOf } from '@mockwright/language/runtime/text';
import { ValueTask, awaitBlocking, taskStatus } from '@mockwright/language/runtime/tasks';
import { Task } from '@mockwright/language/runtime/tasks';
import { iterator } from '@mockwright/language/runtime/iterator';
import { AsyncMoves } from './async-moves.ts';
import { ConfiguredSequence } from '../System.Runtime.CompilerServices/configured-sequence.ts';
import { ConfiguredAsyncDisposable } from '../System.Runtime.CompilerServices/configured-disposable.ts';
import { cancelTask } from '../System.Threading/cancellation.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { awaiterOf, configured } from '../System.Runtime.CompilerServices/task-awaiters.ts';
import { need } from './task-combinators.ts';

const services = 'System.Runtime.CompilerServices';
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

/**
 * `ValueTask`, `ValueTask<TResult>`, `IAsyncEnumerable<out T>`, `IAsyncEnumerator<out T>` and
 * `TaskAsyncEnumerableExtensions`.
 */
export const valueTaskTypes: readonly TypeDeclaration[] = [
  declareType(
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
      'static ValueTask<TResult> FromCanceled<TResult>(System.Threading.CancellationToken cancellationToken)':
        (token: CancellationToken, type) => new ValueTask(type, cancelled(token, type)),
      'ValueTask Preserve()': (self: ValueTask) => self,
      ...state,
      'Task AsTask()': (self: ValueTask) => self.asTask(),
      'bool Equals(ValueTask other)': (self: ValueTask, other) => self.$equals(other),
      [`${services}.ValueTaskAwaiter GetAwaiter()`]: (self: ValueTask) => awaiterOf(self, 'ValueTaskAwaiter'),
      [`${services}.ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)`]: (
        self: ValueTask,
      ) => configured(self, 'ConfiguredValueTaskAwaitable'),
    }),
    { runtime: ValueTask, defaultValue: () => new ValueTask(undefined, undefined) },
  ),
  declareType(
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
      [`${services}.ValueTaskAwaiter<TResult> GetAwaiter()`]: (self: ValueTask) =>
        awaiterOf(self, 'ValueTaskAwaiter', self.resultType),
      [`${services}.ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)`]: (
        self: ValueTask,
      ) => configured(self, 'ConfiguredValueTaskAwaitable', self.resultType),
    }),
    {
      defaultValue: (type) =>
        new ValueTask(
          (type as NamedType).typeArguments[0],
          undefined,
          defaultOf((type as NamedType).typeArguments[0]!),
        ),
    },
  ),
  declareType(
    'public interface System.Collections.Generic.IAsyncEnumerable<out T> where T : allows ref struct',
    () => ({
      'IAsyncEnumerator<T> GetAsyncEnumerator(System.Threading.CancellationToken cancellationToken = default)':
        (self, token) => self.GetAsyncEnumerator(token),
    }),
  ),
  declareType(
    'public interface System.Collections.Generic.IAsyncEnumerator<out T> : IAsyncDisposable where T : allows ref struct',
    () => ({
      'T Current { get; }': (self) => self.Current,
      'System.Threading.Tasks.ValueTask<bool> MoveNextAsync()': (self) => self.MoveNextAsync(),
    }),
  ),
  declareType('public static class System.Threading.Tasks.TaskAsyncEnumerableExtensions', () => ({
    [`static ${services}.ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, System.Threading.CancellationToken cancellationToken)`]:
      (source, token: CancellationToken, type: Type) => new ConfiguredSequence(type, source, token),
    [`static ${services}.ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext)`]:
      (source, _continues, type: Type) => new ConfiguredSequence(type, source),
    [`static ${services}.ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable source, bool continueOnCapturedContext)`]:
      (source) => new ConfiguredAsyncDisposable(source),
    'static IEnumerable<T> ToBlockingEnumerable<T>(this IAsyncEnumerable<T> source, System.Threading.CancellationToken cancellationToken = default)':
      (source, token: CancellationToken, type: Type) => iterator(() => blocking(source, token), type),
  })),
];

/** The elements, each of them waited for. */
function* blocking(source: object | null, token: CancellationToken): Generator<unknown, void> {
  const moves = new AsyncMoves(source, token);
  try {
    while (awaitBlocking(moves.moveNext())) yield moves.current;
  } finally {
    awaitBlocking(moves.dispose());
  }
}
