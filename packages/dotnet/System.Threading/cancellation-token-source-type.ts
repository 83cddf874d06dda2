// The class `System.Threading.CancellationTokenSource` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { paramsMembers } from '../System/spans/params-members.ts';
import type { TimeSpan } from '../System/time-span.ts';
import { CancellationTokenSource, linked } from './cancellation.ts';
import { checkTimeout, millisecondsOf } from './timeouts.ts';
import type { TimeProvider } from './start-timer.ts';

function withTimeout(milliseconds: number, provider: TimeProvider | null = null): CancellationTokenSource {
  const source = new CancellationTokenSource(provider);
  source.cancelAfter(milliseconds);
  return source;
}

/** `System.Threading.CancellationTokenSource`. */
export const cancellationTokenSourceType: TypeDeclaration = declareType(
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
);
