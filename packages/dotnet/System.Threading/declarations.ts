// The types of `System.Threading`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { lazyThreadSafetyModeType } from './lazy-thread-safety-mode.ts';
import { cancellationTokenType } from './cancellation-token-type.ts';
import { cancellationTokenRegistrationType } from './cancellation-token-registration-type.ts';
import { cancellationTokenSourceType } from './cancellation-token-source-type.ts';
import { semaphoreFullExceptionType } from './semaphore-full-exception.ts';
import { synchronizationLockExceptionType } from './synchronization-lock-exception.ts';
import { semaphoreSlimType } from './semaphore-slim.ts';
import { threadStateExceptionType } from './thread-state-exception.ts';
import { threadStartType } from './thread-start.ts';
import { parameterizedThreadStartType } from './parameterized-thread-start.ts';
import { waitCallbackType } from './wait-callback.ts';
import { threadPriorityType } from './thread-priority.ts';
import { threadStateType } from './thread-state.ts';
import { threadType } from './thread.ts';
import { threadPoolType } from './thread-pool.ts';
import { asyncLocalType } from './async-local.ts';
import { asyncLocalValueChangedArgsType } from './async-local-value-changed-args.ts';
import { lockType, lockScopeType } from './lock.ts';
import { timeoutType } from './timeout.ts';
import { monitorType } from './monitor.ts';
import { interlockedType } from './interlocked.ts';
import { volatileType } from './volatile.ts';
import { timerCallbackType } from './timer-callback.ts';
import { iTimerType } from './i-timer.ts';
import { timerType } from './timer-type.ts';
import { periodicTimerType } from './periodic-timer.ts';

/** The types of `System.Threading`, containing types before the types inside them. */
export const systemThreadingDeclarations: readonly TypeDeclaration[] = [
  lazyThreadSafetyModeType,
  cancellationTokenType,
  cancellationTokenRegistrationType,
  cancellationTokenSourceType,
  semaphoreFullExceptionType,
  synchronizationLockExceptionType,
  semaphoreSlimType,
  threadStateExceptionType,
  threadStartType,
  parameterizedThreadStartType,
  waitCallbackType,
  threadPriorityType,
  threadStateType,
  threadType,
  threadPoolType,
  asyncLocalType,
  asyncLocalValueChangedArgsType,
  lockType,
  lockScopeType,
  timeoutType,
  monitorType,
  interlockedType,
  volatileType,
  timerCallbackType,
  iTimerType,
  timerType,
  periodicTimerType,
];
