// Async iterators: `IAsyncEnumerable<T>` made of a generator.
import type { NamedType, Type } from '../metadata/symbols.ts';
import { coreType, specialType } from './core-types.ts';
import { exchangeHandlers, forgetSearch } from './exception-search.ts';
import type { TryHandler } from './exception-search.ts';
import { Exception, InvalidOperationException, NotSupportedException } from './exceptions.ts';
import { exchangeFlowing, flowingValues } from './execution-context.ts';
import type { FlowingValues } from './run.ts';
import { Task, ValueTask, resume } from './tasks.ts';
import type { Awaitable } from './tasks.ts';

/** What the generator of an async iterator yields. */
type AsyncStep<T> = { readonly await: Awaitable } | { readonly value: T };
/** The body of an `async` iterator: it gives what it yields and what it awaits. */
export type AsyncIteratorBody<T> = Generator<AsyncStep<T>, void, unknown>;

/** `IAsyncEnumerable<T>`: every enumeration runs the code anew. */
class AsyncEnumerable<T = unknown> {
  readonly $elementType: Type;
  readonly #factory: (cancellationToken: unknown) => AsyncIteratorBody<T>;
  constructor(factory: (cancellationToken: unknown) => AsyncIteratorBody<T>, elementType: Type) {
    this.#factory = factory;
    this.$elementType = elementType;
  }
  get $type(): NamedType {
    return coreType('System.Collections.Generic.IAsyncEnumerable', 1).construct([this.$elementType]);
  }
  /** @param cancellationToken what `WithCancellation` gave, for the parameter marked `[EnumeratorCancellation]`; or undefined */
  GetAsyncEnumerator(cancellationToken?: unknown): AsyncEnumerator<T> {
    return new AsyncEnumerator(this.#factory(cancellationToken), this.$elementType);
  }
}

/** `IAsyncEnumerator<T>`. */
class AsyncEnumerator<T = unknown> {
  readonly $elementType: Type;
  readonly #body: AsyncIteratorBody<T>;
  #current: T | undefined;
  /** Whether its code runs or awaits something: it can be asked for the next element behind that only. */
  #isBusy = false;
  constructor(body: AsyncIteratorBody<T>, elementType: Type) {
    this.#body = body;
    this.$elementType = elementType;
    this.#current = ('defaultValue' in elementType ? elementType.defaultValue() : null) as T;
  }
  get $type(): NamedType {
    return coreType('System.Collections.Generic.IAsyncEnumerator', 1).construct([this.$elementType]);
  }
  get Current(): T {
    return this.#current as T;
  }
  /** @throws {InvalidOperationException} before the one asked for last is there */
  MoveNextAsync(): ValueTask<boolean> {
    if (this.#isBusy) throw new InvalidOperationException();
    this.#isBusy = true;
    const task = new Task<boolean>(specialType('bool'));
    this.#drive(task, () => this.#body.next());
    return new ValueTask(task.resultType, task);
  }
  /** @throws {NotSupportedException} before the element asked for last is there */
  DisposeAsync(): ValueTask<void> {
    if (this.#isBusy) throw new NotSupportedException();
    this.#isBusy = true;
    const task = new Task<void>();
    this.#drive(task as Task as Task<boolean>, () => this.#body.return());
    return new ValueTask(undefined, task);
  }
  /** Called through the interface. */
  'IAsyncDisposable.DisposeAsync/0'(): ValueTask<void> {
    return this.DisposeAsync();
  }

  #drive(
    task: Task<boolean>,
    first: () => IteratorResult<AsyncStep<T>, void>,
    handlers: TryHandler | null = null,
    values: FlowingValues = flowingValues(),
  ): void {
    const outer = exchangeHandlers(handlers);
    const outerValues = exchangeFlowing(values);
    try {
      let step = first();
      while (step.done !== true && 'await' in step.value) {
        const awaited = step.value.await;
        if (!awaited.$isCompleted()) {
          const own = exchangeHandlers(null);
          const ownValues = flowingValues();
          awaited.$onCompleted(() => this.#drive(task, () => resume(this.#body, awaited), own, ownValues));
          return;
        }
        step = resume(this.#body, awaited);
      }
      this.#isBusy = false;
      if (step.done !== true) this.#current = (step.value as { readonly value: T }).value;
      task.tryComplete(step.done !== true);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      forgetSearch(error);
      this.#isBusy = false;
      task.endWith(error);
    } finally {
      exchangeHandlers(outer);
      exchangeFlowing(outerValues);
    }
  }
}

/**
 * The value of a call of an async iterator method.
 * @param factory makes the generator of one enumeration
 */
export function asyncIterator<T>(
  factory: (cancellationToken: unknown) => AsyncIteratorBody<T>,
  elementType: Type,
): AsyncEnumerable<T> {
  return new AsyncEnumerable(factory, elementType);
}

/** A `CancellationToken`. */
interface Token {
  combinedWith(other: Token): Token;
}

/**
 * The value of a parameter marked `[EnumeratorCancellation]` in one enumeration.
 * @param own the argument
 * @param given what `WithCancellation` gave; undefined without it
 */
export function enumeratorToken(own: Token, given: Token | undefined): Token {
  return given === undefined ? own : own.combinedWith(given);
}
