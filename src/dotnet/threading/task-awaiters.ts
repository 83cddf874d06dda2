// What `await` asks for: the awaiters of tasks, `ConfigureAwait` and `Task.Yield`.
import { dereferenced, notNull } from '../../runtime/not-null.ts';
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { coreType } from '../../runtime/core-types.ts';
import { NullReferenceException } from '../../runtime/exceptions.ts';
import { currentScheduler } from '../../runtime/scheduler.ts';
import { awaitBlocking } from '../../runtime/tasks.ts';
import type { Awaitable } from '../../runtime/tasks.ts';

const services = 'System.Runtime.CompilerServices';

/** `YieldAwaitable`: goes on after the work that is ready now. */
export class YieldAwaitable implements Awaitable<void> {
  $isCompleted(): boolean {
    return false;
  }
  $onCompleted(continuation: () => void): void {
    currentScheduler().post(continuation);
  }
  $getResult(): void {}
}

/** The default of the structs that wait for another: nothing to wait for. */
class NothingAwaited implements Awaitable {
  $isCompleted(): never {
    throw new NullReferenceException();
  }
  $onCompleted(): never {
    throw new NullReferenceException();
  }
  $getResult(): never {
    throw new NullReferenceException();
  }
}
const nothingAwaited = new NothingAwaited();

/** `GetAwaiter()` and what it gives. */
class TaskAwaiter {
  declare $type: NamedType;
  readonly awaitable: Awaitable;
  constructor(awaitable: Awaitable, result: Type | undefined) {
    this.awaitable = awaitable;
    if (result) this.$type = coreType(`${services}.TaskAwaiter`, 1).construct([result]);
  }
}
const awaiterMembers = (result: string): Record<string, Implementation> => ({
  'bool IsCompleted { get; }': (self: TaskAwaiter) => dereferenced(self.awaitable ?? null).$isCompleted(),
  [`${result} GetResult()`]: (self: TaskAwaiter) => awaitBlocking(dereferenced(self.awaitable ?? null)),
  'void OnCompleted(Action continuation)': (self: TaskAwaiter, continuation: (() => void) | null) =>
    dereferenced(self.awaitable ?? null).$onCompleted(notNull(continuation, 'continuation')),
  'void UnsafeOnCompleted(Action continuation)': (self: TaskAwaiter, continuation: (() => void) | null) =>
    dereferenced(self.awaitable ?? null).$onCompleted(notNull(continuation, 'continuation')),
});
/** `GetAwaiter()` of anything awaitable. */
export const awaiterOf = (self: Awaitable & { readonly $type?: NamedType }): TaskAwaiter =>
  new TaskAwaiter(self, self.$type?.typeArguments[0]);

/** The awaiters and awaitables of tasks, and the interfaces of awaiters. */
export const taskAwaiterTypes: readonly TypeDeclaration[] = [
  declareType(
    `public readonly struct ${services}.TaskAwaiter : INotifyCompletion`,
    () => awaiterMembers('void'),
    {
      runtime: TaskAwaiter,
    },
  ),
  declareType(`public readonly struct ${services}.TaskAwaiter<TResult> : INotifyCompletion`, () =>
    awaiterMembers('TResult'),
  ),
  declareType(
    `public readonly struct ${services}.ConfiguredTaskAwaitable`,
    () => ({ [`${services}.TaskAwaiter GetAwaiter()`]: awaiterOf }),
    {
      defaultValue: () => nothingAwaited,
    },
  ),
  declareType(
    `public readonly struct ${services}.ConfiguredTaskAwaitable<TResult>`,
    () => ({ [`${services}.TaskAwaiter<TResult> GetAwaiter()`]: awaiterOf }),
    {
      defaultValue: () => nothingAwaited,
    },
  ),
  declareType(
    `public readonly struct ${services}.YieldAwaitable`,
    () => ({ [`${services}.TaskAwaiter GetAwaiter()`]: awaiterOf }),
    { runtime: YieldAwaitable, defaultValue: () => new YieldAwaitable() },
  ),
  declareType(`public interface ${services}.INotifyCompletion`, () => ({
    'void OnCompleted(Action continuation)': undefined,
  })),
  declareType(`public interface ${services}.ICriticalNotifyCompletion : INotifyCompletion`, () => ({
    'void UnsafeOnCompleted(Action continuation)': undefined,
  })),
];
