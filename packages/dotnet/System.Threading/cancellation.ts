// `CancellationTokenSource`, `CancellationToken`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  AggregateException,
  ArgumentException,
  Exception,
  ObjectDisposedException,
  OperationCanceledException,
  TaskCanceledException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { Task, plainCompletedTask } from '@mockwright/language/runtime/tasks';
import type { StartedTimer } from './started-timer.ts';
import { startTimer } from './start-timer.ts';
import type { TimeProvider } from './start-timer.ts';

/** What it costs to be told of a cancellation. */
const linkUnits = 16;

/** Cancels once. */
export class CancellationTokenSource {
  declare readonly $type: NamedType;
  isCancelled = false;
  readonly token: CancellationToken;
  readonly #provider: TimeProvider | null;
  readonly #registrations: Set<CancellationTokenRegistration> = new Set();
  /** Registrations with the tokens that this source is linked to. */
  #links: readonly CancellationTokenRegistration[] = [];
  #timer: StartedTimer | null = null;
  #isDisposed = false;
  constructor(provider: TimeProvider | null = null) {
    this.token = new CancellationToken(this);
    this.#provider = provider;
  }
  static linkedTo(tokens: readonly CancellationToken[]): CancellationTokenSource {
    const source = new CancellationTokenSource();
    source.#links = tokens.map((token) => {
      spend(linkUnits);
      return token.register(() => source.notify(false));
    });
    return source;
  }
  /** @throws {ObjectDisposedException} when the source is disposed of */
  usableToken(): CancellationToken {
    this.#requireUse();
    return this.token;
  }
  cancel(throwsFirst: boolean = false): void {
    this.#requireUse();
    this.notify(throwsFirst);
  }
  /** What is registered is called by and by. */
  cancelAsync(): Task<void> {
    this.#requireUse();
    if (!this.#begin()) return plainCompletedTask;
    const task = new Task<void>();
    currentScheduler().post(() => {
      try {
        this.#callBack(false);
        task.tryComplete();
      } catch (error) {
        if (!(error instanceof Exception)) throw error;
        task.tryFail([error]);
      }
    });
    return task;
  }
  notify(throwsFirst: boolean): void {
    if (this.#begin()) this.#callBack(throwsFirst);
  }
  #begin(): boolean {
    if (this.isCancelled) return false;
    this.isCancelled = true;
    return true;
  }
  /** The last one first; each may take back others. */
  #callBack(throwsFirst: boolean): void {
    const errors: Exception[] = [];
    spendSize(this.#registrations.size);
    // Nobody registers any more: others are called at once.
    for (const registration of [...this.#registrations].toReversed()) {
      if (!this.#registrations.delete(registration)) continue;
      try {
        registration.callback!();
      } catch (error) {
        if (throwsFirst || !(error instanceof Exception)) throw error;
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateException(null, errors);
  }
  cancelAfter(milliseconds: number): void {
    this.#requireUse();
    if (this.isCancelled) return;
    if (this.#timer) this.#timer.change(milliseconds);
    else if (milliseconds >= 0)
      this.#timer = startTimer(this.#provider, milliseconds, () => this.notify(false));
  }
  /** Forgets who wants to be told, unless it is too late. */
  tryReset(): boolean {
    this.#requireUse();
    if (this.isCancelled) return false;
    this.#timer?.change(-1);
    this.#registrations.clear();
    return true;
  }
  dispose(): void {
    this.#isDisposed = true;
    this.#timer?.stop();
    spendSize(this.#registrations.size + this.#links.length);
    for (const link of this.#links) link.unregister();
    this.#registrations.clear();
  }
  #requireUse(): void {
    if (this.#isDisposed)
      throw new ObjectDisposedException(null, 'The CancellationTokenSource has been disposed.');
  }
  register(callback: () => void): CancellationTokenRegistration {
    if (this.isCancelled) callback();
    else if (!this.#isDisposed) {
      const registration = new CancellationTokenRegistration(this, callback);
      this.#registrations.add(registration);
      return registration;
    }
    return CancellationTokenRegistration.none;
  }
  /** @returns whether it was still there */
  unregister(registration: CancellationTokenRegistration): boolean {
    return this.#registrations.delete(registration);
  }
}

/** The exception, with the token that asked for the cancellation. */
export function canceledBy<E extends OperationCanceledException>(exception: E, token: CancellationToken): E {
  exception.token = token;
  return exception;
}

/**
 * Cancels a task for a token: awaiting it throws a `TaskCanceledException` that names both.
 * @returns whether it was not yet completed
 */
export function cancelTask(task: Task<any>, token: CancellationToken): boolean {
  const exception = canceledBy(new TaskCanceledException(), token);
  exception.task = task;
  return task.tryCancel(exception);
}

/** A source as its users see it; without a source it is never cancelled. */
export class CancellationToken {
  declare readonly $type: NamedType;
  readonly source: CancellationTokenSource | undefined;
  constructor(source?: CancellationTokenSource) {
    this.source = source;
  }
  static readonly none: CancellationToken = new CancellationToken();
  static #cancelled: CancellationToken | undefined;
  /** Of no source that anybody has. */
  static get cancelled(): CancellationToken {
    if (!CancellationToken.#cancelled) {
      const source = new CancellationTokenSource();
      source.cancel();
      CancellationToken.#cancelled = source.token;
    }
    return CancellationToken.#cancelled;
  }
  get isCancelled(): boolean {
    return this.source?.isCancelled ?? false;
  }
  throwIfCancelled(): void {
    if (this.isCancelled) throw canceledBy(new OperationCanceledException(), this);
  }
  $equals(other: unknown): boolean {
    return other instanceof CancellationToken && other.source === this.source;
  }
  register(callback: () => void): CancellationTokenRegistration {
    return this.source?.register(callback) ?? CancellationTokenRegistration.none;
  }
  /** A token that is cancelled with this one and with the other. */
  combinedWith(other: CancellationToken): CancellationToken {
    if (!this.source) return other;
    return !other.source || other.source === this.source ? this : linked([this, other]).token;
  }
}

/** `CancellationTokenRegistration`; without a source there is nothing to take back. */
export class CancellationTokenRegistration {
  declare readonly $type: NamedType;
  readonly source: CancellationTokenSource | undefined;
  readonly callback: (() => void) | undefined;
  constructor(source?: CancellationTokenSource, callback?: () => void) {
    this.source = source;
    this.callback = callback;
  }
  static readonly none: CancellationTokenRegistration = new CancellationTokenRegistration();
  get token(): CancellationToken {
    return this.source?.token ?? CancellationToken.none;
  }
  unregister(): boolean {
    return this.source?.unregister(this) === true;
  }
  $equals(other: unknown): boolean {
    return other === this;
  }
}

/** A source that is cancelled with any of the tokens. */
export function linked(tokens: readonly CancellationToken[] | null): CancellationTokenSource {
  const all = notNull(tokens, 'tokens');
  if (all.length === 0) throw new ArgumentException('No tokens were supplied.');
  return CancellationTokenSource.linkedTo(all);
}
