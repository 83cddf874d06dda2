// `TaskFactory`, and how tasks are started.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { Task } from '../../runtime/tasks.ts';
import type { CancellationToken } from './cancellation.ts';
import { need, start, startUnwrapped } from './task-combinators.ts';

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

const factoryMembers = (own: string): Record<string, Implementation> => ({
  [`Task StartNew(Action action)`]: (_self: unknown, body: () => void) =>
    startFunction(body, undefined, undefined, 'action'),
  [`Task StartNew(Action action, System.Threading.CancellationToken cancellationToken)`]: (
    _self: unknown,
    body: () => void,
    token: CancellationToken,
  ) => startFunction(body, undefined, token, 'action'),
  [`Task StartNew(Action action, TaskCreationOptions creationOptions)`]: (_self: unknown, body: () => void) =>
    startFunction(body, undefined, undefined, 'action'),
  [`Task StartNew(Action<object?> action, object? state)`]: (
    _self: unknown,
    body: (state: unknown) => void,
    state: unknown,
  ) => startFunction(() => body(state), undefined),
  [`Task<${own}> StartNew<${own}>(Func<${own}> function)`]: (
    _self: unknown,
    body: () => unknown,
    result: Type,
  ) => startFunction(body, result),
  [`Task<${own}> StartNew<${own}>(Func<${own}> function, System.Threading.CancellationToken cancellationToken)`]:
    (_self: unknown, body: () => unknown, token: CancellationToken, result: Type) =>
      startFunction(body, result, token),
  [`Task<${own}> StartNew<${own}>(Func<${own}> function, TaskCreationOptions creationOptions)`]: (
    _self: unknown,
    body: () => unknown,
    _options: number,
    result: Type,
  ) => startFunction(body, result),
  [`Task<${own}> StartNew<${own}>(Func<object?, ${own}> function, object? state)`]: (
    _self: unknown,
    body: (state: unknown) => unknown,
    state: unknown,
    result: Type,
  ) => startFunction(() => body(state), result),
});
/** `System.Threading.Tasks.TaskFactory`. */
class TaskFactory {
  declare readonly $type: NamedType;
}
/** `Task.Factory`. */
export const sharedFactory: TaskFactory = new TaskFactory();

/** `TaskFactory`. */
export const taskFactoryType: TypeDeclaration = declareType(
  'public class System.Threading.Tasks.TaskFactory',
  factoryMembers('TResult'),
  {
    runtime: TaskFactory,
  },
);
