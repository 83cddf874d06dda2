// The class `System.Threading.Tasks.TaskScheduler`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';

/** `TaskScheduler.Default`. */
export class TaskScheduler {
  declare readonly $type: NamedType;
}
const defaultScheduler = new TaskScheduler();

/** `System.Threading.Tasks.TaskScheduler`. */
export const taskSchedulerType: TypeDeclaration = declareType(
  'public abstract class System.Threading.Tasks.TaskScheduler',
  () => ({
    'static TaskScheduler Default { get; }': () => defaultScheduler,
    'static TaskScheduler Current { get; }': () => defaultScheduler,
    'static TaskScheduler FromCurrentSynchronizationContext()': () => {
      throw new InvalidOperationException(
        'The current SynchronizationContext may not be used as a TaskScheduler.',
      );
    },
    'int Id { get; }': () => 1,
    'virtual int MaximumConcurrencyLevel { get; }': () => 2147483647,
  }),
);
