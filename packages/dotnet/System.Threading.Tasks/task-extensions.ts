// The static class `System.Threading.Tasks.TaskExtensions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { unwrap } from './task-combinators.ts';

/** `System.Threading.Tasks.TaskExtensions`. */
export const taskExtensionsType: TypeDeclaration = declareType(
  'public static class System.Threading.Tasks.TaskExtensions',
  () => ({
    'static Task Unwrap(this Task<Task> task)': (task) => unwrap(notNull(task, 'task'), undefined),
    'static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task)': (task, result) =>
      unwrap(notNull(task, 'task'), result),
  }),
);
