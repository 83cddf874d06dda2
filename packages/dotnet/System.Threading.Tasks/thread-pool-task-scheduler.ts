// The class `System.Threading.Tasks.ThreadPoolTaskScheduler` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { TaskScheduler } from './task-scheduler.ts';

/** `System.Threading.Tasks.ThreadPoolTaskScheduler`. */
export const threadPoolTaskSchedulerType: TypeDeclaration = declareType(
  'internal sealed class System.Threading.Tasks.ThreadPoolTaskScheduler : TaskScheduler',
  {},
  { runtime: TaskScheduler },
);
