// The struct `System.Runtime.CompilerServices.YieldAwaitable`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import type { Awaitable } from '@mockwright/language/runtime/tasks';
import { Awaiter, awaiterMembers } from './task-awaiters.ts';

/** `YieldAwaitable`: goes on after the work that is ready now. */
export class YieldAwaitable implements Awaitable<void> {
  declare readonly $type: NamedType;
  $isCompleted(): boolean {
    return false;
  }
  $onCompleted(continuation: () => void): void {
    currentScheduler().post(continuation);
  }
  $getResult(): void {}
}

/** `System.Runtime.CompilerServices.YieldAwaitable`. */
export const yieldAwaitableType: TypeDeclaration = declareType(
  'public readonly struct System.Runtime.CompilerServices.YieldAwaitable',
  () => ({
    ['System.Runtime.CompilerServices.YieldAwaitable.YieldAwaiter GetAwaiter()']: (self: YieldAwaitable) =>
      new Awaiter(coreType('System.Runtime.CompilerServices.YieldAwaitable.YieldAwaiter'), self),
  }),
  { runtime: YieldAwaitable, defaultValue: () => new YieldAwaitable() },
);

/** `System.Runtime.CompilerServices.YieldAwaitable.YieldAwaiter`. */
export const yieldAwaitableYieldAwaiterType: TypeDeclaration = declareType(
  'public readonly struct System.Runtime.CompilerServices.YieldAwaitable.YieldAwaiter : ICriticalNotifyCompletion',
  () => ({
    ...awaiterMembers('void'),
    'void GetResult()': () => undefined,
  }),
  { defaultValue: (type) => new Awaiter(type as NamedType, new YieldAwaitable()) },
);
