// All types of `System.Threading.Tasks`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { taskCanceledExceptionType } from './task-canceled-exception.ts';
import { taskStatusType } from './task-status.ts';
import { taskCreationOptionsType } from './task-creation-options.ts';
import { configureAwaitOptionsType } from './configure-await-options.ts';
import { taskContinuationOptionsType } from './task-continuation-options.ts';
import { taskType, taskOfTType } from './task.ts';
import { taskExtensionsType } from './task-extensions.ts';
import { taskFactoryTypes } from './task-factory.ts';
import { taskSchedulerType } from './task-scheduler.ts';
import { threadPoolTaskSchedulerType } from './thread-pool-task-scheduler.ts';
import { taskCompletionSourceTypes } from './task-completion-source.ts';
import { valueTaskType, valueTaskOfTType } from './value-task.ts';
import { taskAsyncEnumerableExtensionsType } from './task-async-enumerable-extensions.ts';
import { parallelOptionsType } from './parallel-options.ts';
import { parallelLoopStateType } from './parallel-loop-state.ts';
import { parallelLoopResultType } from './parallel-loop-result.ts';
import { parallelType } from './parallel.ts';

/** The types of `System.Threading.Tasks`, containing types before the types inside them. */
export const systemThreadingTasksDeclarations: readonly TypeDeclaration[] = [
  taskCanceledExceptionType,
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
  valueTaskType,
  valueTaskOfTType,
  taskAsyncEnumerableExtensionsType,
  parallelOptionsType,
  parallelLoopStateType,
  parallelLoopResultType,
  parallelType,
];
