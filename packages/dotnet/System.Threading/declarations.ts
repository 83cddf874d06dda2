// All types of `System.Threading` and `System.Threading.Tasks`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { barrierType } from './barrier.ts';
import { cancellationTypes } from './cancellation.ts';
import { channelTypes } from '../System.Threading.Channels/channel-types.ts';
import { asyncLocalTypes } from './async-local.ts';
import { lockTypes } from './locks.ts';
import { parallelTypes } from '../System.Threading.Tasks/parallel.ts';
import { periodicTimerType } from './periodic-timer.ts';
import { semaphoreTypes } from './semaphore.ts';
import { spinTypes } from './spin-lock.ts';
import { synchronizationTypes } from './synchronization.ts';
import { configuredDisposableType } from '../System.Runtime.CompilerServices/configured-disposable.ts';
import { configuredSequenceTypes } from '../System.Runtime.CompilerServices/configured-sequence.ts';
import { taskAwaiterTypes } from '../System.Runtime.CompilerServices/task-awaiters.ts';
import { taskCompletionSourceTypes } from '../System.Threading.Tasks/task-completion-source.ts';
import { taskEnums } from '../System.Threading.Tasks/task-enums.ts';
import { taskFactoryTypes } from '../System.Threading.Tasks/task-factory.ts';
import { taskSchedulerTypes } from '../System.Threading.Tasks/task-scheduler.ts';
import { taskTypes } from '../System.Threading.Tasks/task-types.ts';
import { threadTypes } from './threads.ts';
import { timerTypes } from './timers.ts';
import { valueTaskTypes } from '../System.Threading.Tasks/value-task-types.ts';
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
