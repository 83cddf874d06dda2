// `CancellationTokenSource`, `CancellationToken`.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import {
  ArgumentNullException,
  ObjectDisposedException,
  OperationCanceledException,
  TaskCanceledException,
} from '../../runtime/exceptions.ts';
import { completedTask } from '../../runtime/tasks.ts';
import type { Task } from '../../runtime/tasks.ts';
import { currentScheduler } from '../../runtime/scheduler.ts';
import type { Timer } from '../../runtime/scheduler.ts';
import { checkTimeout, millisecondsOf } from './timeouts.ts';
import type { TimeSpan } from '../system/time/time-span.ts';
import { paramsMembers } from '../spans/params-members.ts';

/** Cancels once. */
class CancellationTokenSource {
  declare readonly $type: NamedType;
  isCancelled = false;
  readonly token: CancellationToken;
  #callbacks: (() => void)[] = [];
  #timer: Timer | undefined;
  #isDisposed = false;
  constructor() {
    this.token = new CancellationToken(this);
  }
  /** @throws {ObjectDisposedException} when the source is disposed of */
  usableToken(): CancellationToken {
    this.#requireUse();
    return this.token;
  }
  cancel(): void {
    this.#requireUse();
    this.#notify();
  }
  #notify(): void {
    if (this.isCancelled) return;
    this.isCancelled = true;
    const callbacks = this.#callbacks;
    this.#callbacks = [];
    for (const callback of callbacks.reverse()) callback();
  }
  cancelAfter(milliseconds: number): void {
    this.#requireUse();
    if (this.#timer) this.#timer.cancelled = true;
    this.#timer =
      milliseconds < 0 || this.isCancelled
        ? undefined
        : currentScheduler().after(milliseconds, () => this.#notify());
  }
  /** Forgets who wants to be told, unless it is too late. */
  tryReset(): boolean {
    this.#requireUse();
    if (this.isCancelled) return false;
    if (this.#timer) this.#timer.cancelled = true;
    this.#callbacks = [];
    return true;
  }
  dispose(): void {
    this.#isDisposed = true;
    if (this.#timer) this.#timer.cancelled = true;
  }
  #requireUse(): void {
    if (this.#isDisposed)
      throw new ObjectDisposedException(null, 'The CancellationTokenSource has been disposed.');
  }
  /** @returns takes the callback back */
  register(callback: () => void): () => void {
    if (this.isCancelled) {
      callback();
      return () => undefined;
    }
    this.#callbacks.push(callback);
    return () => {
      this.#callbacks = this.#callbacks.filter((other) => other !== callback);
    };
  }
}

/** The exception, with the token that asked for the cancellation. */
export function canceledBy<E extends OperationCanceledException>(exception: E, token: CancellationToken): E {
  exception.token = token;
  return exception;
}

/** Cancels a task for a token: awaiting it throws a `TaskCanceledException` that names both. */
export function cancelTask(task: Task<any>, token: CancellationToken): void {
  const exception = canceledBy(new TaskCanceledException(), token);
  exception.task = task;
  task.tryCancel(exception);
}

/** A source as its users see it; without a source it is never cancelled. */
export class CancellationToken {
  declare readonly $type: NamedType;
  readonly source: CancellationTokenSource | undefined;
  constructor(source?: CancellationTokenSource) {
    this.source = source;
  }
  static readonly none: CancellationToken = new CancellationToken();
  get isCancelled(): boolean {
    return this.source?.isCancelled ?? false;
  }
  throwIfCancelled(): void {
    if (this.isCancelled) throw canceledBy(new OperationCanceledException(), this);
  }
  $equals(other: unknown): boolean {
    return other instanceof CancellationToken && other.source === this.source;
  }
  /** A token that is cancelled with this one and with the other. */
  combinedWith(other: CancellationToken): CancellationToken {
    if (!this.source) return other;
    return !other.source || other.source === this.source ? this : linked([this, other]).token;
  }
}

/** `CancellationTokenRegistration`. */
class CancellationTokenRegistration {
  declare readonly $type: NamedType;
  readonly remove: () => void;
  constructor(remove: () => void = () => undefined) {
    this.remove = remove;
  }
}

function register(self: CancellationToken, callback: (() => void) | null): CancellationTokenRegistration {
  if (callback === null) throw new ArgumentNullException('callback');
  return new CancellationTokenRegistration(self.source?.register(callback));
}
function cancelled(): CancellationTokenSource {
  const source = new CancellationTokenSource();
  source.cancel();
  return source;
}
function withTimeout(milliseconds: number): CancellationTokenSource {
  const source = new CancellationTokenSource();
  source.cancelAfter(milliseconds);
  return source;
}
function linked(tokens: readonly CancellationToken[] | null): CancellationTokenSource {
  if (tokens === null) throw new ArgumentNullException('tokens');
  const source = new CancellationTokenSource();
  for (const token of tokens) token.source?.register(() => source.cancel());
  return source;
}

/** `CancellationToken`, `CancellationTokenRegistration` and `CancellationTokenSource`. */
export const cancellationTypes: readonly TypeDeclaration[] = [
  declareType(
    'public readonly struct System.Threading.CancellationToken : IEquatable<CancellationToken>',
    () => ({
      'CancellationToken(bool canceled)': (isCancelled) =>
        isCancelled ? cancelled().token : CancellationToken.none,
      'static CancellationToken None { get; }': () => CancellationToken.none,
      'bool IsCancellationRequested { get; }': (self: CancellationToken) => self.isCancelled,
      'bool CanBeCanceled { get; }': (self: CancellationToken) => self.source !== undefined,
      'CancellationTokenRegistration Register(Action callback)': register,
      'CancellationTokenRegistration Register(Action<object?> callback, object? state)': (
        self: CancellationToken,
        callback,
        state,
      ) => register(self, callback && (() => callback(state))),
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
    'public readonly struct System.Threading.CancellationTokenRegistration : IDisposable, IAsyncDisposable',
    () => ({
      'void Dispose()': (self: CancellationTokenRegistration) => self.remove(),
      'bool Unregister()': (self: CancellationTokenRegistration) => {
        self.remove();
        return true;
      },
    }),
    { runtime: CancellationTokenRegistration, defaultValue: () => new CancellationTokenRegistration() },
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
      'bool IsCancellationRequested { get; }': (self: CancellationTokenSource) => self.isCancelled,
      'CancellationToken Token { get; }': (self: CancellationTokenSource) => self.usableToken(),
      'void Cancel()': (self: CancellationTokenSource) => self.cancel(),
      'void Cancel(bool throwOnFirstException)': (self: CancellationTokenSource) => self.cancel(),
      'System.Threading.Tasks.Task CancelAsync()': (self: CancellationTokenSource) => {
        self.cancel();
        return completedTask(undefined);
      },
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
