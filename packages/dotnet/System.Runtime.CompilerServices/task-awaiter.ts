// `System.Runtime.CompilerServices.TaskAwaiter`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { awaiterTypes } from './task-awaiters.ts';

/** `System.Runtime.CompilerServices.TaskAwaiter`. */
export const taskAwaiter2Types: readonly TypeDeclaration[] = awaiterTypes(
  'TaskAwaiter',
  'TaskAwaiter<TResult>',
  false,
);
