// The struct `System.Runtime.CompilerServices.TaskAwaiter` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { awaiterTypes } from './task-awaiters.ts';

/** `System.Runtime.CompilerServices.TaskAwaiter`. */
export const taskAwaiterTypes: readonly TypeDeclaration[] = awaiterTypes(
  'TaskAwaiter',
  'TaskAwaiter<TResult>',
  false,
);
