// What `await` asks for: the awaiters of tasks and value tasks, `ConfigureAwait` and `Task.Yield`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { ValueTask, awaitBlocking } from '@mockwright/language/runtime/tasks';
import type { Awaitable } from '@mockwright/language/runtime/tasks';

/** An awaiter of any type; the default of those of tasks has nothing to wait for. */
export class Awaiter {
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
): Awaiter => new Awaiter(typeWith(`System.Runtime.CompilerServices.${name}`, result), self);
/** `ConfigureAwait(…)`. @param result that of the static type */
export const configured = (
  self: Awaitable,
  name: 'ConfiguredTaskAwaitable' | 'ConfiguredValueTaskAwaitable',
  result?: Type,
): ConfiguredAwaitable =>
  new ConfiguredAwaitable(typeWith(`System.Runtime.CompilerServices.${name}`, result), self);

/** The members of an awaiter with that result. */
export const awaiterMembers = (result: string): Record<string, Implementation> => ({
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
export function awaiterTypes(name: string, generic: string, isValue: boolean): readonly TypeDeclaration[] {
  const defaultValue = (type: object): Awaiter =>
    new Awaiter(type as NamedType, isValue ? defaultValueTask(type as NamedType) : null);
  return [
    declareType(
      `public readonly struct System.Runtime.CompilerServices.${name} : ICriticalNotifyCompletion`,
      () => awaiterMembers('void'),
      { defaultValue },
    ),
    declareType(
      `public readonly struct System.Runtime.CompilerServices.${generic} : ICriticalNotifyCompletion`,
      () => awaiterMembers('TResult'),
      { defaultValue },
    ),
  ];
}
/** What `ConfigureAwait` of tasks or of value tasks gives, with and without a result. */
export function configuredTypes(kind: 'Task' | 'ValueTask'): readonly TypeDeclaration[] {
  const name = `Configured${kind}Awaitable`;
  const awaiter = `Configured${kind}Awaiter`;
  const defaultValue = (type: object): ConfiguredAwaitable =>
    new ConfiguredAwaitable(
      type as NamedType,
      kind === 'ValueTask' ? defaultValueTask(type as NamedType) : null,
    );
  return [
    declareType(
      `public readonly struct System.Runtime.CompilerServices.${name}`,
      () => ({
        [`System.Runtime.CompilerServices.${name}.${awaiter} GetAwaiter()`]: ({
          awaitable,
        }: ConfiguredAwaitable) =>
          new Awaiter(coreType(`System.Runtime.CompilerServices.${name}.${awaiter}`), awaitable),
      }),
      { defaultValue },
    ),
    declareType(
      `public readonly struct System.Runtime.CompilerServices.${name}<TResult>`,
      () => ({
        [`System.Runtime.CompilerServices.${name}<TResult>.${awaiter} GetAwaiter()`]: ({
          $type,
          awaitable,
        }: ConfiguredAwaitable) =>
          new Awaiter(
            coreType(`System.Runtime.CompilerServices.${name}\`1.${awaiter}`).construct($type.typeArguments),
            awaitable,
          ),
      }),
      { defaultValue },
    ),
    ...awaiterTypes(`${name}.${awaiter}`, `${name}<TResult>.${awaiter}`, kind === 'ValueTask'),
  ];
}
