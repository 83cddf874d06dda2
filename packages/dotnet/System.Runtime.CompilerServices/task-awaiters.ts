// What `await` asks for: the awaiters of tasks and value tasks, `ConfigureAwait` and `Task.Yield`.
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { ValueTask, awaitBlocking } from '@mockwright/language/runtime/tasks';
import type { Awaitable } from '@mockwright/language/runtime/tasks';

const services = 'System.Runtime.CompilerServices';

/** `YieldAwaitable`: goes on after the work that is ready now. */
export class YieldAwaitable implements Awaitable<void> {
  declare readonly $type: NamedType;
  $isCompleted(): boolean {
    return false;
  }
  $onCompleted(continuation: () => void): void {
    currentScheduler().post(continuation);
  }
  $getResult(): void {}
}

/** An awaiter of any type; the default of those of tasks has nothing to wait for. */
class Awaiter {
  readonly $type: NamedType;
  readonly #awaitable: Awaitable | null;
  constructor(type: NamedType, awaitable: Awaitable | null) {
    this.$type = type;
    this.#awaitable = awaitable;
  }
  /** @throws {NullReferenceException} */
  get awaitable(): Awaitable {
    return dereferenced(this.#awaitable);
  }
  $equals(other: unknown): boolean {
    return other instanceof Awaiter && other.$type === this.$type && other.#awaitable === this.#awaitable;
  }
}
/** What `ConfigureAwait` gives. */
class ConfiguredAwaitable implements Awaitable {
  readonly $type: NamedType;
  readonly awaitable: Awaitable | null;
  constructor(type: NamedType, awaitable: Awaitable | null) {
    this.$type = type;
    this.awaitable = awaitable;
  }
  $isCompleted(): boolean {
    return dereferenced(this.awaitable).$isCompleted();
  }
  $onCompleted(continuation: () => void): void {
    dereferenced(this.awaitable).$onCompleted(continuation);
  }
  $getResult(): unknown {
    return dereferenced(this.awaitable).$getResult();
  }
}

const typeWith = (fullName: string, result: Type | undefined): NamedType =>
  result ? coreType(fullName, 1).construct([result]) : coreType(fullName);
/** `GetAwaiter()`. @param result that of the static type */
export const awaiterOf = (
  self: Awaitable,
  name: 'TaskAwaiter' | 'ValueTaskAwaiter',
  result?: Type,
): Awaiter => new Awaiter(typeWith(`${services}.${name}`, result), self);
/** `ConfigureAwait(…)`. @param result that of the static type */
export const configured = (
  self: Awaitable,
  name: 'ConfiguredTaskAwaitable' | 'ConfiguredValueTaskAwaitable',
  result?: Type,
): ConfiguredAwaitable => new ConfiguredAwaitable(typeWith(`${services}.${name}`, result), self);

const awaiterMembers = (result: string): Record<string, Implementation> => ({
  'bool IsCompleted { get; }': (self: Awaiter) => self.awaitable.$isCompleted(),
  [`${result} GetResult()`]: (self: Awaiter) => awaitBlocking(self.awaitable),
  'void OnCompleted(Action continuation)': onCompleted,
  'void UnsafeOnCompleted(Action continuation)': onCompleted,
});
function onCompleted({ awaitable }: Awaiter, continuation: (() => void) | null): void {
  awaitable.$onCompleted(notNull(continuation, 'continuation'));
}
/** What the default of a value task's awaiter or awaitable waits for: its default. */
function defaultValueTask(type: NamedType): ValueTask {
  const result = type.typeArguments[0];
  return new ValueTask(result, undefined, result && defaultOf(result));
}

/** An awaiter of plain tasks, and that of tasks with a result. */
function awaiterTypes(name: string, generic: string, isValue: boolean): readonly TypeDeclaration[] {
  const defaultValue = (type: object): Awaiter =>
    new Awaiter(type as NamedType, isValue ? defaultValueTask(type as NamedType) : null);
  return [
    declareType(
      `public readonly struct ${services}.${name} : ICriticalNotifyCompletion`,
      () => awaiterMembers('void'),
      { defaultValue },
    ),
    declareType(
      `public readonly struct ${services}.${generic} : ICriticalNotifyCompletion`,
      () => awaiterMembers('TResult'),
      { defaultValue },
    ),
  ];
}
/** What `ConfigureAwait` of tasks or of value tasks gives, with and without a result. */
function configuredTypes(kind: 'Task' | 'ValueTask'): readonly TypeDeclaration[] {
  const name = `Configured${kind}Awaitable`;
  const awaiter = `Configured${kind}Awaiter`;
  const defaultValue = (type: object): ConfiguredAwaitable =>
    new ConfiguredAwaitable(
      type as NamedType,
      kind === 'ValueTask' ? defaultValueTask(type as NamedType) : null,
    );
  return [
    declareType(
      `public readonly struct ${services}.${name}`,
      () => ({
        [`${services}.${name}.${awaiter} GetAwaiter()`]: ({ awaitable }: ConfiguredAwaitable) =>
          new Awaiter(coreType(`${services}.${name}.${awaiter}`), awaitable),
      }),
      { defaultValue },
    ),
    declareType(
      `public readonly struct ${services}.${name}<TResult>`,
      () => ({
        [`${services}.${name}<TResult>.${awaiter} GetAwaiter()`]: ({
          $type,
          awaitable,
        }: ConfiguredAwaitable) =>
          new Awaiter(
            coreType(`${services}.${name}\`1.${awaiter}`).construct($type.typeArguments),
            awaitable,
          ),
      }),
      { defaultValue },
    ),
    ...awaiterTypes(`${name}.${awaiter}`, `${name}<TResult>.${awaiter}`, kind === 'ValueTask'),
  ];
}

/** The awaiters and awaitables of tasks, and the interfaces of awaiters. */
export const taskAwaiterTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${services}.INotifyCompletion`, () => ({
    'void OnCompleted(Action continuation)': undefined,
  })),
  declareType(`public interface ${services}.ICriticalNotifyCompletion : INotifyCompletion`, () => ({
    'void UnsafeOnCompleted(Action continuation)': undefined,
  })),
  ...awaiterTypes('TaskAwaiter', 'TaskAwaiter<TResult>', false),
  ...awaiterTypes('ValueTaskAwaiter', 'ValueTaskAwaiter<TResult>', true),
  ...configuredTypes('Task'),
  ...configuredTypes('ValueTask'),
  declareType(
    `public readonly struct ${services}.YieldAwaitable`,
    () => ({
      [`${services}.YieldAwaitable.YieldAwaiter GetAwaiter()`]: (self: YieldAwaitable) =>
        new Awaiter(coreType(`${services}.YieldAwaitable.YieldAwaiter`), self),
    }),
    { runtime: YieldAwaitable, defaultValue: () => new YieldAwaitable() },
  ),
  declareType(
    `public readonly struct ${services}.YieldAwaitable.YieldAwaiter : ICriticalNotifyCompletion`,
    () => ({
      ...awaiterMembers('void'),
      'void GetResult()': () => undefined,
    }),
    { defaultValue: (type) => new Awaiter(type as NamedType, new YieldAwaitable()) },
  ),
];
