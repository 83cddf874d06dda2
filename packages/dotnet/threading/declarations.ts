// All types of `System.Threading` and `System.Threading.Tasks`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { barrierType } from './barrier.ts';
import { cancellationTypes } from './cancellation.ts';
import { channelTypes } from './channel-types.ts';
import { asyncLocalTypes } from './async-local.ts';
import { lockTypes } from './locks.ts';
import { parallelTypes } from './parallel.ts';
import { periodicTimerType } from './periodic-timer.ts';
import { semaphoreTypes } from './semaphore.ts';
import { spinTypes } from './spin-lock.ts';
import { synchronizationTypes } from './synchronization.ts';
import { configuredDisposableType } from './configured-disposable.ts';
import { configuredSequenceTypes } from './configured-sequence.ts';
import { taskAwaiterTypes } from './task-awaiters.ts';
import { taskCompletionSourceTypes } from './task-completion-source.ts';
import { taskEnums } from './task-enums.ts';
import { taskFactoryTypes } from './task-factory.ts';
import { taskSchedulerTypes } from './task-scheduler.ts';
import { taskTypes } from './task-types.ts';
import { threadTypes } from './threads.ts';
import { timerTypes } from './timers.ts';
import { valueTaskTypes } from './value-task-types.ts';
import { waitHandleTypes } from './wait-handles.ts';

/** The types of both namespaces, base types first. */
export const threadingDeclarations: readonly TypeDeclaration[] = [
  ...taskEnums,
  ...taskTypes,
  ...taskFactoryTypes,
  ...taskSchedulerTypes,
  ...taskCompletionSourceTypes,
  ...taskAwaiterTypes,
  ...valueTaskTypes,
  configuredDisposableType,
  ...configuredSequenceTypes,
  ...cancellationTypes,
  ...channelTypes,
  ...semaphoreTypes,
  ...waitHandleTypes,
  ...threadTypes,
  ...asyncLocalTypes,
  ...lockTypes,
  ...synchronizationTypes,
  ...timerTypes,
  ...parallelTypes,
  periodicTimerType,
  barrierType,
  ...spinTypes,
];
