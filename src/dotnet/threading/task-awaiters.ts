// What `await` asks for: the awaiters of tasks, `ConfigureAwait` and `Task.Yield`.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
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

/** `GetAwaiter()` and what it gives. */
class TaskAwaiter {
  readonly awaitable: Awaitable;
  constructor(awaitable: Awaitable) {
    this.awaitable = awaitable;
  }
}
const awaiterMembers = (result: string): Record<string, Implementation> => ({
  'bool IsCompleted { get; }': (self: TaskAwaiter) => self.awaitable.$isCompleted(),
  [`${result} GetResult()`]: (self: TaskAwaiter) => awaitBlocking(self.awaitable),
  'void OnCompleted(Action continuation)': (self: TaskAwaiter, continuation: () => void) =>
    self.awaitable.$onCompleted(continuation),
  'void UnsafeOnCompleted(Action continuation)': (self: TaskAwaiter, continuation: () => void) =>
    self.awaitable.$onCompleted(continuation),
});
/** `GetAwaiter()` of anything awaitable. */
export const awaiterOf = (self: Awaitable): TaskAwaiter => new TaskAwaiter(self);

/** The awaiters and awaitables of tasks, and the interfaces of awaiters. */
export const taskAwaiterTypes: readonly TypeDeclaration[] = [
  declareType(`public readonly struct ${services}.TaskAwaiter : INotifyCompletion`, awaiterMembers('void'), {
    runtime: TaskAwaiter,
  }),
  declareType(
    `public readonly struct ${services}.TaskAwaiter<TResult> : INotifyCompletion`,
    awaiterMembers('TResult'),
  ),
  declareType(`public readonly struct ${services}.ConfiguredTaskAwaitable`, {
    [`${services}.TaskAwaiter GetAwaiter()`]: awaiterOf,
  }),
  declareType(`public readonly struct ${services}.ConfiguredTaskAwaitable<TResult>`, {
    [`${services}.TaskAwaiter<TResult> GetAwaiter()`]: awaiterOf,
  }),
  declareType(
    `public readonly struct ${services}.YieldAwaitable`,
    { [`${services}.TaskAwaiter GetAwaiter()`]: awaiterOf },
    { runtime: YieldAwaitable },
  ),
  declareType(`public interface ${services}.INotifyCompletion`, {
    'void OnCompleted(Action continuation)': undefined,
  }),
  declareType(`public interface ${services}.ICriticalNotifyCompletion : INotifyCompletion`, {
    'void UnsafeOnCompleted(Action continuation)': undefined,
  }),
];
