// `ContinueWith`, `ContinueWhenAll` and `ContinueWhenAny` in all their overloads.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { withFlowing } from '@mockwright/language/runtime/execution-context';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { Task, taskStatus } from '@mockwright/language/runtime/tasks';
import { cancelTask } from '../System.Threading/cancellation.ts';
import { need, runInto, tasksOf, whenDone } from './task-combinators.ts';
import { withEndings } from './task-options.ts';
import type { WorkOptions } from './task-options.ts';
import { libraryArguments } from '../System.Collections/base-argument.ts';

/** `TaskContinuationOptions` that decide whether a continuation runs. */
const notOn = { ranToCompletion: 0x10000, faulted: 0x20000, canceled: 0x40000 };

function unwantedAfter({ status }: Task): number {
  if (status === taskStatus.ranToCompletion) return notOn.ranToCompletion;
  return status === taskStatus.faulted ? notOn.faulted : notOn.canceled;
}
/** `TaskContinuationOptions.ExecuteSynchronously`. */
const executeSynchronously = 0x80000;

/** Runs the body into the task, unless it is cancelled by then. */
function runLater<T>(result: Task<T>, body: () => T, { token, options: said = 0 }: WorkOptions): void {
  if (token?.isCancelled) cancelTask(result, token);
  else if ((said & executeSynchronously) !== 0) runInto(result, body, token);
  else currentScheduler().post(() => runInto(result, body, token));
}
/** `ContinueWith`. */
function continueWith<T>(
  task: Task,
  body: (task: Task, state?: unknown) => T,
  resultType: Type | undefined,
  said: WorkOptions,
  state?: unknown,
): Task<T> {
  need(body, resultType ? 'continuationFunction' : 'continuationAction');
  const result = new Task<T>(resultType);
  result.asyncState = state ?? null;
  const go = withFlowing(() => {
    if (((said.options ?? 0) & unwantedAfter(task)) !== 0) result.tryCancel();
    else runLater(result, () => body(task, state), said);
  });
  whenDone(task, go);
  return result;
}

const options = 'TaskContinuationOptions continuationOptions';
/** `ContinueWith` of `Task` (`own` is then its name) or `Task<TResult>`. */
export function continuationMembers(own: string, result: string): Record<string, Implementation> {
  const overloads = (start: string, count: number, implement: (...args: any[]) => unknown) =>
    withEndings(start, 'continuation', options, count, implement);
  return {
    ...overloads(
      `Task ContinueWith(Action<${own}> continuationAction`,
      2,
      (self: Task, body, said: WorkOptions) => continueWith(self, body, undefined, said),
    ),
    ...overloads(
      `Task ContinueWith(Action<${own}, object?> continuationAction, object? state`,
      3,
      (self: Task, body, state, said: WorkOptions) => continueWith(self, body, undefined, said, state),
    ),
    ...overloads(
      `Task<${result}> ContinueWith<${result}>(Func<${own}, ${result}> continuationFunction`,
      2,
      (self: Task, body, type: Type, said: WorkOptions) => continueWith(self, body, type, said),
    ),
    ...overloads(
      `Task<${result}> ContinueWith<${result}>(Func<${own}, object?, ${result}> continuationFunction, object? state`,
      3,
      (self: Task, body, state, type: Type, said: WorkOptions) => continueWith(self, body, type, said, state),
    ),
  };
}

const plainTask = (): NamedType => coreType('System.Threading.Tasks.Task');
const taskOf = (result: Type): NamedType => coreType('System.Threading.Tasks.Task', 1).construct([result]);

/** `ContinueWhenAll`, whose body gets all tasks, and `ContinueWhenAny`, whose body gets the first completed one. */
function continueWhen<T>(
  source: unknown,
  isEnough: (tasks: readonly Task[]) => boolean,
  body: (tasks: readonly Task[]) => T,
  resultType: Type | undefined,
  said: WorkOptions,
): Task<T> {
  const tasks = tasksOf(source);
  if (tasks.length === 0) throw new ArgumentException('The tasks argument contains no tasks.', 'tasks');
  need(body, resultType ? 'continuationFunction' : 'continuationAction');
  const result = new Task<T>(resultType);
  let isStarted = false;
  const look = (): void => {
    if (isStarted || !isEnough(tasks)) return;
    isStarted = true;
    runLater(result, () => body(tasks), said);
  };
  for (const task of tasks) whenDone(task, look);
  return result;
}
const all = (tasks: readonly Task[]): boolean => tasks.every((task) => task.isCompleted);
const any = (tasks: readonly Task[]): boolean => tasks.some((task) => task.isCompleted);

/**
 * The overloads of both for tasks of a kind.
 * @param own `Task` or `Task<TAntecedentResult>`
 * @param isOwnersResult whether the type of the result is that of the factory
 */
function whenMembers(own: string, result?: string, isOwnersResult = false): Record<string, Implementation> {
  const isGeneric = own !== 'Task';
  const typeParameters = [isGeneric ? 'TAntecedentResult' : '', (isOwnersResult ? undefined : result) ?? '']
    .filter((name) => name !== '')
    .join(', ');
  const members = (
    name: string,
    given: string,
    isEnough: typeof all,
    pick: (tasks: readonly Task[], type: Type) => unknown,
  ) =>
    withEndings(
      `${result ? `Task<${result}>` : 'Task'} ${name}${typeParameters === '' ? '' : `<${typeParameters}>`}(${own}[] tasks, ${
        result ? `Func<${given}, ${result}> continuationFunction` : `Action<${given}> continuationAction`
      }`,
      'start',
      options,
      3,
      (
        self: { readonly $type: NamedType },
        tasks: unknown,
        body: (given: unknown) => unknown,
        ...rest: unknown[]
      ) => {
        const said = rest.at(-1) as WorkOptions;
        const types = rest.slice(0, -1) as Type[];
        const element = isGeneric ? taskOf(types[0]!) : plainTask();
        return continueWhen(
          tasks,
          isEnough,
          (completed) => body(pick(completed, element)),
          result ? (isOwnersResult ? libraryArguments(self.$type)[0] : types.at(-1)) : undefined,
          said,
        );
      },
    );
  return {
    ...members('ContinueWhenAll', `${own}[]`, all, (tasks, element) => toArray([...tasks], element)),
    ...members('ContinueWhenAny', own, any, (tasks) => tasks.find((task) => task.isCompleted)),
  };
}

/** The same of `TaskFactory<TResult>`. */
export const typedFactoryContinuations: Record<string, Implementation> = {
  ...whenMembers('Task', 'TResult', true),
  ...whenMembers('Task<TAntecedentResult>', 'TResult', true),
};
/** `ContinueWhenAll` and `ContinueWhenAny` of `TaskFactory`. */
export const factoryContinuations: Record<string, Implementation> = {
  ...whenMembers('Task'),
  ...whenMembers('Task<TAntecedentResult>'),
  ...whenMembers('Task', 'TResult'),
  ...whenMembers('Task<TAntecedentResult>', 'TResult'),
};
