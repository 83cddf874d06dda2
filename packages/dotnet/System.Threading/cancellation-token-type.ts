// The struct `System.Threading.CancellationToken` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { CancellationToken } from './cancellation.ts';
import type { CancellationTokenRegistration } from './cancellation.ts';

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

/** `System.Threading.CancellationToken`. */
export const cancellationTokenType: TypeDeclaration = declareType(
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
);
