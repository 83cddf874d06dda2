// `TaskFactory`, and how tasks are started.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { Task } from '@mockwright/language/runtime/tasks';
import { CancellationToken } from '../System.Threading/cancellation.ts';
import { need, start, startUnwrapped } from './task-combinators.ts';
import { factoryContinuations, typedFactoryContinuations } from './task-continuations.ts';
import { withEndings } from './task-options.ts';
import type { WorkOptions } from './task-options.ts';
import { libraryArguments } from '../System.Collections/base-argument.ts';

/** `StartNew` and `Run`: a started task of a delegate. @throws ArgumentNullException without one */
export function startFunction(
  body: (() => unknown) | null,
  resultType: Type | undefined,
  token?: CancellationToken,
  name = 'function',
): Task {
  need(body, name);
  return start(new Task(resultType), body!, token);
}
/** `Run` for a delegate that gives a task: one that ends with that task. */
export const runTask = (body: (() => Task) | null, resultType?: Type, token?: CancellationToken): Task => {
  need(body, 'function');
  return startUnwrapped(body!, resultType, token);
};

function startNew(
  factory: TaskFactory,
  body: ((state: unknown) => unknown) | null,
  state: unknown,
  resultType: Type | undefined,
  { token = factory.token, options = factory.options }: WorkOptions,
): Task {
  need(body, resultType ? 'function' : 'action');
  const task = new Task(resultType);
  task.asyncState = state;
  task.creationOptions = options;
  return start(task, () => body!(state), token);
}
type Body = (state?: unknown) => unknown;
const overloads = (
  signature: string,
  count: number,
  implement: (...args: any[]) => unknown,
): Record<string, Implementation> =>
  withEndings(signature, 'start', 'TaskCreationOptions creationOptions', count, implement);

/** `System.Threading.Tasks.TaskFactory` and `TaskFactory<TResult>`. */
class TaskFactory {
  declare readonly $type: NamedType;
  token: CancellationToken = CancellationToken.none;
  options = 0;
  continuationOptions = 0;
  scheduler: object | null = null;
  constructor(type?: NamedType) {
    if (type) this.$type = type;
  }
}
/** `OnlyOn…` and `NotOn…`, which say nothing of several tasks. */
const excludingOptions = 0x70000;
const token = 'System.Threading.CancellationToken cancellationToken';
const creation = 'TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions';
/** The constructors and what they have set. */
function factoryMembers(name: string): Record<string, Implementation> {
  const make = (
    type: NamedType | undefined,
    said: Partial<Pick<TaskFactory, 'token' | 'options' | 'continuationOptions' | 'scheduler'>> = {},
  ): TaskFactory => {
    if (((said.continuationOptions ?? 0) & excludingOptions) !== 0)
      throw new ArgumentOutOfRangeException(
        'continuationOptions',
        'It is invalid to exclude specific continuation kinds for continuations off of multiple tasks.',
      );
    return Object.assign(new TaskFactory(type), said);
  };
  const own = (type: NamedType | undefined): NamedType | undefined =>
    type && type.typeArguments.length > 0 ? type : undefined;
  return {
    [`${name}()`]: (type) => make(own(type)),
    [`${name}(${token})`]: (cancellation, type) => make(own(type), { token: cancellation }),
    [`${name}(TaskScheduler? scheduler)`]: (scheduler, type) => make(own(type), { scheduler }),
    [`${name}(${creation})`]: (options, continuationOptions, type) =>
      make(own(type), { options, continuationOptions }),
    [`${name}(${token}, ${creation}, TaskScheduler? scheduler)`]: (
      cancellation: CancellationToken,
      options: number,
      continuationOptions: number,
      scheduler: object | null,
      type?: NamedType,
    ) => make(own(type), { token: cancellation, options, continuationOptions, scheduler }),
    'System.Threading.CancellationToken CancellationToken { get; }': (self: TaskFactory) => self.token,
    'TaskScheduler? Scheduler { get; }': (self: TaskFactory) => self.scheduler,
    'TaskCreationOptions CreationOptions { get; }': (self: TaskFactory) => self.options,
    'TaskContinuationOptions ContinuationOptions { get; }': (self: TaskFactory) => self.continuationOptions,
  };
}
/** `Task.Factory`. */
export const sharedFactory: TaskFactory = new TaskFactory();
/** `Task<TResult>.Factory`, of that type. */
export const factoryOf = (type: NamedType): TaskFactory => new TaskFactory(type);

/** `TaskFactory` and `TaskFactory<TResult>`. */
export const taskFactoryTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Threading.Tasks.TaskFactory',
    () => ({
      ...factoryMembers('TaskFactory'),
      ...overloads('Task StartNew(Action action', 2, (self: TaskFactory, body: Body, said: WorkOptions) =>
        startNew(self, body, null, undefined, said),
      ),
      ...overloads(
        'Task StartNew(Action<object?> action, object? state',
        3,
        (self: TaskFactory, body: Body, state: unknown, said: WorkOptions) =>
          startNew(self, body, state, undefined, said),
      ),
      ...overloads(
        'Task<TResult> StartNew<TResult>(Func<TResult> function',
        2,
        (self: TaskFactory, body: Body, result: Type, said: WorkOptions) =>
          startNew(self, body, null, result, said),
      ),
      ...overloads(
        'Task<TResult> StartNew<TResult>(Func<object?, TResult> function, object? state',
        3,
        (self: TaskFactory, body: Body, state: unknown, result: Type, said: WorkOptions) =>
          startNew(self, body, state, result, said),
      ),
      ...factoryContinuations,
    }),
    { runtime: TaskFactory },
  ),
  declareType(
    'public class System.Threading.Tasks.TaskFactory<TResult>',
    () => ({
      ...factoryMembers('TaskFactory'),
      ...overloads(
        'Task<TResult> StartNew(Func<TResult> function',
        2,
        (self: TaskFactory, body: Body, said: WorkOptions) =>
          startNew(self, body, null, libraryArguments(self.$type)[0], said),
      ),
      ...overloads(
        'Task<TResult> StartNew(Func<object?, TResult> function, object? state',
        3,
        (self: TaskFactory, body: Body, state: unknown, said: WorkOptions) =>
          startNew(self, body, state, libraryArguments(self.$type)[0], said),
      ),
      ...typedFactoryContinuations,
    }),
    { runtime: TaskFactory },
  ),
];
