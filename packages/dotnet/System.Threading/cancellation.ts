// `CancellationTokenSource`, `CancellationToken`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
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
import { Task, ValueTask, plainCompletedTask } from '@mockwright/language/runtime/tasks';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { checkTimeout, millisecondsOf } from './timeouts.ts';
import type { TimeSpan } from '../System/time-span.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { startTimer } from './timers.ts';
import type { StartedTimer, TimeProvider } from './timers.ts';
import { ManualResetEvent } from './wait-handle.ts';

/** Cancels once. */
class CancellationTokenSource {
  declare readonly $type: NamedType;
  isCancelled = false;
  readonly token: CancellationToken;
  readonly #provider: TimeProvider | null;
  readonly #registrations: Set<CancellationTokenRegistration> = new Set();
  /** Registrations with the tokens that this source is linked to. */
  #links: readonly CancellationTokenRegistration[] = [];
  #event: ManualResetEvent | undefined;
  #timer: StartedTimer | undefined;
  #isDisposed = false;
  constructor(provider: TimeProvider | null = null) {
    this.token = new CancellationToken(this);
    this.#provider = provider;
  }
  static linkedTo(tokens: readonly CancellationToken[]): CancellationTokenSource {
    const source = new CancellationTokenSource();
    source.#links = tokens.map((token) => token.register(() => source.notify(false)));
    return source;
  }
  /** @throws {ObjectDisposedException} when the source is disposed of */
  usableToken(): CancellationToken {
    this.#requireUse();
    return this.token;
  }
  /** Open once it is cancelled. */
  waitHandle(): ManualResetEvent {
    this.#requireUse();
    return (this.#event ??= new ManualResetEvent(this.isCancelled, true));
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
    this.#event?.set(true);
    return true;
  }
  /** The last one first; each may take back others. */
  #callBack(throwsFirst: boolean): void {
    const errors: Exception[] = [];
    for (;;) {
      const last = [...this.#registrations].at(-1);
      if (!last) break;
      this.#registrations.delete(last);
      try {
        last.callback!();
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
class CancellationTokenRegistration {
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

function register(self: CancellationToken, callback: (() => void) | null): CancellationTokenRegistration {
  return self.register(notNull(callback, 'callback'));
}
function registerWithState(
  self: CancellationToken,
  callback: ((state: unknown, token: CancellationToken) => void) | null,
  state: unknown,
): CancellationTokenRegistration {
  const call = notNull(callback, 'callback');
  return self.register(() => call(state, self));
}
function withTimeout(milliseconds: number, provider: TimeProvider | null = null): CancellationTokenSource {
  const source = new CancellationTokenSource(provider);
  source.cancelAfter(milliseconds);
  return source;
}
function linked(tokens: readonly CancellationToken[] | null): CancellationTokenSource {
  const all = notNull(tokens, 'tokens');
  if (all.length === 0) throw new ArgumentException('No tokens were supplied.');
  return CancellationTokenSource.linkedTo(all);
}

/** `CancellationToken`, `CancellationTokenRegistration` and `CancellationTokenSource`. */
export const cancellationTypes: readonly TypeDeclaration[] = [
  declareType(
    'public readonly struct System.Threading.CancellationToken : IEquatable<CancellationToken>',
    () => ({
      'CancellationToken(bool canceled)': (isCancelled) =>
        isCancelled ? CancellationToken.cancelled : CancellationToken.none,
      'static CancellationToken None { get; }': () => CancellationToken.none,
      'bool IsCancellationRequested { get; }': (self: CancellationToken) => self.isCancelled,
      'bool CanBeCanceled { get; }': (self: CancellationToken) => self.source !== undefined,
      'CancellationTokenRegistration Register(Action callback)': register,
      'CancellationTokenRegistration Register(Action callback, bool useSynchronizationContext)': register,
      'CancellationTokenRegistration Register(Action<object?> callback, object? state)': registerWithState,
      'CancellationTokenRegistration Register(Action<object?, CancellationToken> callback, object? state)':
        registerWithState,
      'CancellationTokenRegistration Register(Action<object?> callback, object? state, bool useSynchronizationContext)':
        registerWithState,
      'CancellationTokenRegistration UnsafeRegister(Action<object?> callback, object? state)':
        registerWithState,
      'CancellationTokenRegistration UnsafeRegister(Action<object?, CancellationToken> callback, object? state)':
        registerWithState,
      'WaitHandle WaitHandle { get; }': (self: CancellationToken) =>
        self.source?.waitHandle() ?? new ManualResetEvent(false, true),
      'void ThrowIfCancellationRequested()': (self: CancellationToken) => self.throwIfCancelled(),
      'bool Equals(CancellationToken other)': (self: CancellationToken, other) => self.$equals(other),
      'static bool operator ==(CancellationToken left, CancellationToken right)': (
        a: CancellationToken,
        b: CancellationToken,
      ) => a.source === b.source,
      'static bool operator !=(CancellationToken left, CancellationToken right)': (
        a: CancellationToken,
        b: CancellationToken,
      ) => a.source !== b.source,
    }),
    { runtime: CancellationToken, defaultValue: CancellationToken.none },
  ),
  declareType(
    'public readonly struct System.Threading.CancellationTokenRegistration : IEquatable<CancellationTokenRegistration>, IDisposable, IAsyncDisposable',
    () => ({
      'CancellationToken Token { get; }': (self: CancellationTokenRegistration) => self.token,
      'void Dispose()': (self: CancellationTokenRegistration) => void self.unregister(),
      'System.Threading.Tasks.ValueTask DisposeAsync()': (self: CancellationTokenRegistration) => {
        self.unregister();
        return new ValueTask(undefined, undefined);
      },
      'bool Unregister()': (self: CancellationTokenRegistration) => self.unregister(),
      'bool Equals(CancellationTokenRegistration other)': (self: CancellationTokenRegistration, other) =>
        self === other,
      'static bool operator ==(CancellationTokenRegistration left, CancellationTokenRegistration right)': (
        a: CancellationTokenRegistration,
        b: CancellationTokenRegistration,
      ) => a === b,
      'static bool operator !=(CancellationTokenRegistration left, CancellationTokenRegistration right)': (
        a: CancellationTokenRegistration,
        b: CancellationTokenRegistration,
      ) => a !== b,
    }),
    { runtime: CancellationTokenRegistration, defaultValue: CancellationTokenRegistration.none },
  ),
  declareType(
    'public class System.Threading.CancellationTokenSource : IDisposable',
    () => ({
      'CancellationTokenSource()': () => new CancellationTokenSource(),
      'CancellationTokenSource(TimeSpan delay)': (delay: TimeSpan) =>
        withTimeout(checkTimeout(millisecondsOf(delay), 'delay')),
      'CancellationTokenSource(int millisecondsDelay)': (milliseconds) => {
        checkTimeout(milliseconds, 'millisecondsDelay');
        return withTimeout(milliseconds);
      },
      'CancellationTokenSource(TimeSpan delay, TimeProvider timeProvider)': (delay, provider) =>
        withTimeout(checkTimeout(millisecondsOf(delay), 'delay'), notNull(provider, 'timeProvider')),
      'bool IsCancellationRequested { get; }': (self: CancellationTokenSource) => self.isCancelled,
      'CancellationToken Token { get; }': (self: CancellationTokenSource) => self.usableToken(),
      'void Cancel()': (self: CancellationTokenSource) => self.cancel(),
      'void Cancel(bool throwOnFirstException)': (self: CancellationTokenSource, throwsFirst) =>
        self.cancel(throwsFirst),
      'System.Threading.Tasks.Task CancelAsync()': (self: CancellationTokenSource) => self.cancelAsync(),
      'void CancelAfter(TimeSpan delay)': (self: CancellationTokenSource, delay) =>
        self.cancelAfter(checkTimeout(millisecondsOf(delay), 'delay')),
      'void CancelAfter(int millisecondsDelay)': (self: CancellationTokenSource, milliseconds) => {
        checkTimeout(milliseconds, 'millisecondsDelay');
        self.cancelAfter(milliseconds);
      },
      'bool TryReset()': (self: CancellationTokenSource) => self.tryReset(),
      'void Dispose()': (self: CancellationTokenSource) => self.dispose(),
      'static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token)': (token) =>
        linked([token]),
      'static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1, CancellationToken token2)':
        (a, b) => linked([a, b]),
      ...paramsMembers(
        'static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens)',
        linked,
      ),
    }),
    { runtime: CancellationTokenSource },
  ),
];
