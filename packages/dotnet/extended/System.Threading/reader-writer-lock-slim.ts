// `Lock`, `ReaderWriterLockSlim`, `ThreadLocal<T>`, `LazyInitializer`. All work of a run is on one
// thread, so that locks never have to wait.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { SynchronizationLockException } from '../../System.Threading/synchronization-lock-exception.ts';

type Mode = 'Read' | 'Write' | 'UpgradeableRead';
/** How often each kind of lock is held. */
export class ReaderWriterLockSlim {
  declare readonly $type: NamedType;
  readonly held: Record<Mode, number> = { Read: 0, Write: 0, UpgradeableRead: 0 };
  readonly policy: number;
  #isDisposed = false;
  constructor(policy: number) {
    this.policy = policy;
  }
  $held(): Held {
    const held = { ...this.held };
    const wasDisposed = this.#isDisposed;
    const putBack = (): void => {
      Object.assign(this.held, held);
      this.#isDisposed = wasDisposed;
    };
    return { parts: [], putBack };
  }
  enter(mode: Mode): boolean {
    if (this.#isDisposed) throw new ObjectDisposedException('System.Threading.ReaderWriterLockSlim');
    this.held[mode]++;
    return true;
  }
  dispose(): void {
    if (Object.values(this.held).some((count) => count > 0))
      throw new SynchronizationLockException(
        'The lock is being disposed while still being used. It either is being held by a thread and/or has active waiters waiting to acquire the lock.',
      );
    this.#isDisposed = true;
  }
  exit(mode: Mode): void {
    if (this.held[mode] === 0)
      throw new SynchronizationLockException(
        mode === 'UpgradeableRead'
          ? 'The upgradeable lock is being released without being held.'
          : `The ${mode.toLowerCase()} lock is being released without being held.`,
      );
    this.held[mode]--;
  }
}
/** The members of `ReaderWriterLockSlim` that there are for each way of locking. */
export const lockMembers: Record<string, Implementation> = {};
for (const mode of ['Read', 'Write', 'UpgradeableRead'] as const) {
  const enter = (self: ReaderWriterLockSlim): boolean => self.enter(mode);
  lockMembers[`void Enter${mode}Lock()`] = enter;
  lockMembers[`bool TryEnter${mode}Lock(int millisecondsTimeout)`] = enter;
  lockMembers[`bool TryEnter${mode}Lock(TimeSpan timeout)`] = enter;
  lockMembers[`void Exit${mode}Lock()`] = (self: ReaderWriterLockSlim) => self.exit(mode);
  lockMembers[`bool Is${mode}LockHeld { get; }`] = (self: ReaderWriterLockSlim) => self.held[mode] > 0;
  const name = mode === 'UpgradeableRead' ? 'Upgrade' : mode;
  lockMembers[`int Recursive${name}Count { get; }`] = (self: ReaderWriterLockSlim) => self.held[mode];
  lockMembers[`int Waiting${name}Count { get; }`] = () => 0;
}
