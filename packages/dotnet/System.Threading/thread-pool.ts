// The static class `System.Threading.ThreadPool` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { need } from '../System.Threading.Tasks/task-combinators.ts';

/** There is one thread; what is set is not kept. */
const tellThreads =
  (count: number) =>
  (workers: Ref<number>, io: Ref<number>): void => {
    workers.v = io.v = count;
  };

function queue(work: ((state: unknown) => void) | null, state: unknown = null): boolean {
  need(work, 'callBack');
  currentScheduler().post(() => work!(state));
  return true;
}

/** `System.Threading.ThreadPool`. */
export const threadPoolType: TypeDeclaration = declareType(
  'public static class System.Threading.ThreadPool',
  () => ({
    'static void GetMinThreads(out int workerThreads, out int completionPortThreads)': tellThreads(1),
    'static void GetMaxThreads(out int workerThreads, out int completionPortThreads)': tellThreads(32767),
    'static void GetAvailableThreads(out int workerThreads, out int completionPortThreads)':
      tellThreads(32767),
    'static bool SetMinThreads(int workerThreads, int completionPortThreads)': (
      workers: number,
      io: number,
    ) => workers >= 0 && io >= 0,
    'static bool SetMaxThreads(int workerThreads, int completionPortThreads)': (
      workers: number,
      io: number,
    ) => workers > 0 && io > 0,
    'static bool QueueUserWorkItem(WaitCallback callBack)': (work) => queue(work),
    'static bool QueueUserWorkItem(WaitCallback callBack, object? state)': queue,
    'static bool QueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)': (
      work,
      state,
    ) => queue(work, state),
    'static bool UnsafeQueueUserWorkItem(WaitCallback callBack, object? state)': queue,
    'static bool UnsafeQueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)': (
      work,
      state,
    ) => queue(work, state),
  }),
);
