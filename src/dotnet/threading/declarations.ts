// All types of `System.Threading` and `System.Threading.Tasks`.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { cancellationTypes } from './cancellation.ts';
import { synchronizationTypes } from './synchronization.ts';
import { taskTypes } from './task-types.ts';
import { valueTaskTypes } from './value-task-types.ts';

export const threadingDeclarations: readonly TypeDeclaration[] = [
  ...taskTypes,
  ...valueTaskTypes,
  ...cancellationTypes,
  ...synchronizationTypes,
];
