// The struct `System.Runtime.CompilerServices.ValueTaskAwaiter` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { awaiterTypes } from './task-awaiters.ts';

/** `System.Runtime.CompilerServices.ValueTaskAwaiter`. */
export const valueTaskAwaiterTypes: readonly TypeDeclaration[] = awaiterTypes(
  'ValueTaskAwaiter',
  'ValueTaskAwaiter<TResult>',
  true,
);
