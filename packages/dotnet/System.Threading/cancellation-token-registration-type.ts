// The struct `System.Threading.CancellationTokenRegistration` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ValueTask } from '@mockwright/language/runtime/tasks';
import { CancellationTokenRegistration } from './cancellation.ts';

/** `System.Threading.CancellationTokenRegistration`. */
export const cancellationTokenRegistrationType: TypeDeclaration = declareType(
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
);
