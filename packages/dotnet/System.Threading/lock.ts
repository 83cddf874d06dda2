// The class `System.Threading.Lock`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { lock, lockDepth, unlock } from '@mockwright/language/runtime/monitor';
import { SynchronizationLockException } from './synchronization-lock-exception.ts';

class Lock {
  declare readonly $type: NamedType;
  get depth(): number {
    return lockDepth(this);
  }
  enter(): boolean {
    lock(this);
    return true;
  }
  exit(): void {
    if (!unlock(this)) throw new SynchronizationLockException('The calling thread does not hold the lock.');
  }
}
class LockScope {
  declare readonly $type: NamedType;
  #lock: Lock | null;
  constructor(lock: Lock | null) {
    this.#lock = lock;
  }
  dispose(): void {
    this.#lock?.exit();
    this.#lock = null;
  }
}

/** `System.Threading.Lock`. */
export const lockType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Lock',
  () => ({
    'Lock()': () => new Lock(),
    'bool IsHeldByCurrentThread { get; }': (self: Lock) => self.depth > 0,
    'void Enter()': (self: Lock) => void self.enter(),
    'bool TryEnter()': (self: Lock) => self.enter(),
    'bool TryEnter(int millisecondsTimeout)': (self: Lock) => self.enter(),
    'bool TryEnter(TimeSpan timeout)': (self: Lock) => self.enter(),
    'void Exit()': (self: Lock) => self.exit(),
    'Lock.Scope EnterScope()': (self: Lock) => {
      self.enter();
      return new LockScope(self);
    },
  }),
  { runtime: Lock },
);

/** `System.Threading.Lock.Scope`. */
export const lockScopeType: TypeDeclaration = declareType(
  'public ref struct System.Threading.Lock.Scope',
  () => ({ 'void Dispose()': (self: LockScope) => self.dispose() }),
  { runtime: LockScope, defaultValue: () => new LockScope(null) },
);
