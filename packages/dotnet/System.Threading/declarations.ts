// All types of `System.Threading` and `System.Threading.Tasks`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iAsyncEnumerableType } from '../System.Collections.Generic/i-async-enumerable.ts';
import { iAsyncEnumeratorType } from '../System.Collections.Generic/i-async-enumerator.ts';
import { configuredDisposableType } from '../System.Runtime.CompilerServices/configured-async-disposable.ts';
import {
  configuredCancelableAsyncEnumerableEnumeratorType,
  configuredCancelableAsyncEnumerableType,
} from '../System.Runtime.CompilerServices/configured-cancelable-async-enumerable.ts';
import { configuredTaskAwaitableTypes } from '../System.Runtime.CompilerServices/configured-task-awaitable.ts';
import { configuredValueTaskAwaitableTypes } from '../System.Runtime.CompilerServices/configured-value-task-awaitable.ts';
import { iCriticalNotifyCompletionType } from '../System.Runtime.CompilerServices/i-critical-notify-completion.ts';
import { iNotifyCompletionType } from '../System.Runtime.CompilerServices/i-notify-completion.ts';
import { taskAwaiter2Types } from '../System.Runtime.CompilerServices/task-awaiter.ts';
import { valueTaskAwaiterTypes } from '../System.Runtime.CompilerServices/value-task-awaiter.ts';
import {
  yieldAwaitableType,
  yieldAwaitableYieldAwaiterType,
} from '../System.Runtime.CompilerServices/yield-awaitable.ts';
import { boundedChannelFullModeType } from '../System.Threading.Channels/bounded-channel-full-mode.ts';
import { boundedChannelOptionsType } from '../System.Threading.Channels/bounded-channel-options.ts';
import { channelClosedExceptionType } from '../System.Threading.Channels/channel-closed-exception.ts';
import { channelOptionsType } from '../System.Threading.Channels/channel-options.ts';
import { channelReaderType } from '../System.Threading.Channels/channel-reader.ts';
import { channelTypes } from '../System.Threading.Channels/channel-types.ts';
import { channelWriterType } from '../System.Threading.Channels/channel-writer.ts';
import { channel2Type, channelOfTType, channelType } from '../System.Threading.Channels/channel.ts';
import { unboundedChannelOptionsType } from '../System.Threading.Channels/unbounded-channel-options.ts';
import { unboundedPrioritizedChannelOptionsType } from '../System.Threading.Channels/unbounded-prioritized-channel-options.ts';
import { configureAwaitOptionsType } from '../System.Threading.Tasks/configure-await-options.ts';
import { parallelLoopResultType } from '../System.Threading.Tasks/parallel-loop-result.ts';
import { parallelLoopStateType } from '../System.Threading.Tasks/parallel-loop-state.ts';
import { parallelOptionsType } from '../System.Threading.Tasks/parallel-options.ts';
import { parallelType } from '../System.Threading.Tasks/parallel.ts';
import { taskAsyncEnumerableExtensionsType } from '../System.Threading.Tasks/task-async-enumerable-extensions.ts';
import { taskCompletionSourceTypes } from '../System.Threading.Tasks/task-completion-source.ts';
import { taskContinuationOptionsType } from '../System.Threading.Tasks/task-continuation-options.ts';
import { taskCreationOptionsType } from '../System.Threading.Tasks/task-creation-options.ts';
import { taskExtensionsType } from '../System.Threading.Tasks/task-extensions.ts';
import { taskFactoryTypes } from '../System.Threading.Tasks/task-factory.ts';
import { taskSchedulerType } from '../System.Threading.Tasks/task-scheduler.ts';
import { taskStatusType } from '../System.Threading.Tasks/task-status.ts';
import { taskOfTType, taskType } from '../System.Threading.Tasks/task.ts';
import { threadPoolTaskSchedulerType } from '../System.Threading.Tasks/thread-pool-task-scheduler.ts';
import { valueTaskOfTType, valueTaskType } from '../System.Threading.Tasks/value-task.ts';
import { asyncLocalValueChangedArgsType } from './async-local-value-changed-args.ts';
import { asyncLocalType } from './async-local.ts';
import { cancellationTokenRegistrationType } from './cancellation-token-registration-type.ts';
import { cancellationTokenSourceType } from './cancellation-token-source-type.ts';
import { cancellationTokenType } from './cancellation-token-type.ts';
import { iTimerType } from './i-timer.ts';
import { interlockedType } from './interlocked.ts';
import { lazyInitializerType } from './lazy-initializer.ts';
import { lockRecursionPolicyType } from './lock-recursion-policy.ts';
import { lockScopeType, lockType } from './lock.ts';
import { monitorType } from './monitor.ts';
import { parameterizedThreadStartType } from './parameterized-thread-start.ts';
import { periodicTimerType } from './periodic-timer.ts';
import { readerWriterLockSlimType } from './reader-writer-lock-slim-type.ts';
import { semaphoreFullExceptionType } from './semaphore-full-exception.ts';
import { semaphoreSlimType } from './semaphore-slim.ts';
import { spinWaitType } from './spin-wait.ts';
import { synchronizationLockExceptionType } from './synchronization-lock-exception.ts';
import { threadLocalType } from './thread-local.ts';
import { threadPoolType } from './thread-pool.ts';
import { threadPriorityType } from './thread-priority.ts';
import { threadStartType } from './thread-start.ts';
import { threadStateExceptionType } from './thread-state-exception.ts';
import { threadStateType } from './thread-state.ts';
import { threadType } from './thread.ts';
import { timeoutType } from './timeout.ts';
import { timerCallbackType } from './timer-callback.ts';
import { timerType } from './timer-type.ts';
import { volatileType } from './volatile.ts';
import { waitCallbackType } from './wait-callback.ts';
import { waitHandleTypes } from './wait-handles.ts';

/** The types of both namespaces, base types first. */
export const threadingDeclarations: readonly TypeDeclaration[] = [
  taskStatusType,
  taskCreationOptionsType,
  configureAwaitOptionsType,
  taskContinuationOptionsType,
  taskType,
  taskOfTType,
  taskExtensionsType,
  ...taskFactoryTypes,
  taskSchedulerType,
  threadPoolTaskSchedulerType,
  ...taskCompletionSourceTypes,
  iNotifyCompletionType,
  iCriticalNotifyCompletionType,
  ...taskAwaiter2Types,
  ...valueTaskAwaiterTypes,
  ...configuredTaskAwaitableTypes,
  ...configuredValueTaskAwaitableTypes,
  yieldAwaitableType,
  yieldAwaitableYieldAwaiterType,
  valueTaskType,
  valueTaskOfTType,
  iAsyncEnumerableType,
  iAsyncEnumeratorType,
  taskAsyncEnumerableExtensionsType,
  configuredDisposableType,
  configuredCancelableAsyncEnumerableType,
  configuredCancelableAsyncEnumerableEnumeratorType,
  cancellationTokenType,
  cancellationTokenRegistrationType,
  cancellationTokenSourceType,
  boundedChannelFullModeType,
  channelClosedExceptionType,
  channelOptionsType,
  unboundedChannelOptionsType,
  unboundedPrioritizedChannelOptionsType,
  boundedChannelOptionsType,
  channelReaderType,
  channelWriterType,
  channelType,
  channelOfTType,
  ...channelTypes,
  channel2Type,
  semaphoreFullExceptionType,
  synchronizationLockExceptionType,
  semaphoreSlimType,
  ...waitHandleTypes,
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
  lockRecursionPolicyType,
  readerWriterLockSlimType,
  threadLocalType,
  lazyInitializerType,
  timeoutType,
  monitorType,
  interlockedType,
  volatileType,
  timerCallbackType,
  iTimerType,
  timerType,
  parallelOptionsType,
  parallelLoopStateType,
  parallelLoopResultType,
  parallelType,
  periodicTimerType,
  spinWaitType,
];
