// All types of `System.Threading` and `System.Threading.Tasks`.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { cancellationTypes } from './cancellation.ts';
import { lockTypes } from './locks.ts';
import { semaphoreTypes } from './semaphore.ts';
import { synchronizationTypes } from './synchronization.ts';
import { taskTypes } from './task-types.ts';
import { threadTypes } from './threads.ts';
import { valueTaskTypes } from './value-task-types.ts';
import { waitHandleTypes } from './wait-handles.ts';

export const threadingDeclarations: readonly TypeDeclaration[] = [
  ...taskTypes,
  ...valueTaskTypes,
  ...cancellationTypes,
  ...semaphoreTypes,
  ...waitHandleTypes,
  ...threadTypes,
  ...lockTypes,
  ...synchronizationTypes,
];
