// `TaskFactory`, and how tasks are started.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { Task } from '../../runtime/tasks.ts';
import type { CancellationToken } from './cancellation.ts';
import { need, start, startUnwrapped } from './task-combinators.ts';
import { factoryContinuations } from './task-continuations.ts';
import { withEndings } from './task-options.ts';
import type { WorkOptions } from './task-options.ts';

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
  body: ((state: unknown) => unknown) | null,
  state: unknown,
  resultType: Type | undefined,
  { token, options = 0 }: WorkOptions,
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
  constructor(type?: NamedType) {
    if (type) this.$type = type;
  }
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
      'TaskFactory()': () => sharedFactory,
      ...overloads('Task StartNew(Action action', 2, (_self: unknown, body: Body, said: WorkOptions) =>
        startNew(body, null, undefined, said),
      ),
      ...overloads(
        'Task StartNew(Action<object?> action, object? state',
        3,
        (_self: unknown, body: Body, state: unknown, said: WorkOptions) =>
          startNew(body, state, undefined, said),
      ),
      ...overloads(
        'Task<TResult> StartNew<TResult>(Func<TResult> function',
        2,
        (_self: unknown, body: Body, result: Type, said: WorkOptions) => startNew(body, null, result, said),
      ),
      ...overloads(
        'Task<TResult> StartNew<TResult>(Func<object?, TResult> function, object? state',
        3,
        (_self: unknown, body: Body, state: unknown, result: Type, said: WorkOptions) =>
          startNew(body, state, result, said),
      ),
      ...factoryContinuations,
    }),
    { runtime: TaskFactory },
  ),
  declareType('public class System.Threading.Tasks.TaskFactory<TResult>', () => ({
    'TaskFactory()': (type: NamedType) => new TaskFactory(type),
    ...overloads(
      'Task<TResult> StartNew(Func<TResult> function',
      2,
      (self: TaskFactory, body: Body, said: WorkOptions) =>
        startNew(body, null, self.$type.typeArguments[0], said),
    ),
    ...overloads(
      'Task<TResult> StartNew(Func<object?, TResult> function, object? state',
      3,
      (self: TaskFactory, body: Body, state: unknown, said: WorkOptions) =>
        startNew(body, state, self.$type.typeArguments[0], said),
    ),
  })),
];
