// `Lock`, `ReaderWriterLockSlim`, `ThreadLocal<T>`, `LazyInitializer`. All work of a run is on one
// thread, so that locks never have to wait.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import {
  InvalidOperationException,
  MissingMemberException,
  MissingMethodException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { specialType } from '@mockwright/language/runtime/core-types';
import { textOf } from '@mockwright/language/runtime/text';
import { lock, lockDepth, unlock } from '@mockwright/language/runtime/monitor';
import { createInstance } from '@mockwright/language/runtime/members';
import { createList } from '../System.Collections.Generic/list.ts';
import { SynchronizationLockException } from './semaphore.ts';
import { need } from '../System.Threading.Tasks/task-combinators.ts';

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

type Mode = 'Read' | 'Write' | 'UpgradeableRead';
/** How often each kind of lock is held. */
class ReaderWriterLockSlim {
  declare readonly $type: NamedType;
  readonly held: Record<Mode, number> = { Read: 0, Write: 0, UpgradeableRead: 0 };
  readonly policy: number;
  #isDisposed = false;
  constructor(policy: number) {
    this.policy = policy;
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
const lockMembers: Record<string, Implementation> = {};
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

class ThreadLocal {
  readonly $type: NamedType;
  readonly #make: (() => unknown) | null;
  #value: unknown;
  isCreated = false;
  constructor(type: NamedType, make: (() => unknown) | null) {
    this.$type = type;
    this.#make = make;
  }
  get value(): unknown {
    if (!this.isCreated) {
      this.#value = this.#make ? this.#make() : defaultOf(this.$type.typeArguments[0]!);
      this.isCreated = true;
    }
    return this.#value;
  }
  set value(value: unknown) {
    this.#value = value;
    this.isCreated = true;
  }
}
function instanceOf(type: Type): unknown {
  try {
    return createInstance(type);
  } catch (error) {
    if (!(error instanceof MissingMethodException)) throw error;
    throw new MissingMemberException(
      'The lazily-initialized type does not have a public, parameterless constructor.',
    );
  }
}
function ensureOnce(target: Ref, initialized: Ref, syncLock: Ref, make: (() => unknown) | null): unknown {
  if (initialized.v === true) return target.v;
  syncLock.v ??= createInstance(specialType('object'));
  target.v = notNull(make, 'valueFactory')();
  initialized.v = true;
  return target.v;
}
function ensure(target: Ref, make: (() => unknown) | null): unknown {
  if (target.v !== null) return target.v;
  need(make, 'valueFactory');
  target.v = make!();
  if (target.v === null) throw new InvalidOperationException('ValueFactory returned null.');
  return target.v;
}

/** `Lock`, `Scope`, `LockRecursionPolicy` and their kin, as template code sees them. */
export const lockTypes: readonly TypeDeclaration[] = [
  declareType(
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
  ),
  declareType(
    'public ref struct System.Threading.Lock.Scope',
    () => ({ 'void Dispose()': (self: LockScope) => self.dispose() }),
    { runtime: LockScope, defaultValue: () => new LockScope(null) },
  ),
  declareEnum('public enum System.Threading.LockRecursionPolicy', { NoRecursion: 0, SupportsRecursion: 1 }),
  declareType(
    'public class System.Threading.ReaderWriterLockSlim : IDisposable',
    () => ({
      'ReaderWriterLockSlim()': () => new ReaderWriterLockSlim(0),
      'ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy)': (policy) =>
        new ReaderWriterLockSlim(policy),
      ...lockMembers,
      // Of threads.
      'int CurrentReadCount { get; }': (self: ReaderWriterLockSlim) => Math.min(self.held.Read, 1),
      'LockRecursionPolicy RecursionPolicy { get; }': (self: ReaderWriterLockSlim) => self.policy,
      'void Dispose()': (self: ReaderWriterLockSlim) => self.dispose(),
    }),
    { runtime: ReaderWriterLockSlim },
  ),
  declareType(
    'public class System.Threading.ThreadLocal<T> : IDisposable',
    () => ({
      'ThreadLocal()': (type) => new ThreadLocal(type, null),
      'ThreadLocal(bool trackAllValues)': (_tracks, type) => new ThreadLocal(type, null),
      'ThreadLocal(Func<T> valueFactory)': (make, type) => {
        need(make, 'valueFactory');
        return new ThreadLocal(type, make);
      },
      'ThreadLocal(Func<T> valueFactory, bool trackAllValues)': (make, _tracks, type) => {
        need(make, 'valueFactory');
        return new ThreadLocal(type, make);
      },
      'T Value { get; set; }': {
        get: (self: ThreadLocal) => self.value,
        set: (self: ThreadLocal, value: unknown) => (self.value = value),
      },
      'IList<T> Values { get; }': (self: ThreadLocal) =>
        createList(self.isCreated ? [self.value] : [], self.$type.typeArguments[0]!),
      'bool IsValueCreated { get; }': (self: ThreadLocal) => self.isCreated,
      'override string? ToString()': (self: ThreadLocal) => textOf(self.value, self.$type.typeArguments[0]!),
      'void Dispose()': () => undefined,
    }),
    { runtime: ThreadLocal },
  ),
  declareType('public static class System.Threading.LazyInitializer', () => ({
    'static T EnsureInitialized<T>(ref T? target) where T : class': (target: Ref, type: Type) =>
      ensure(target, () => instanceOf(type)),
    'static T EnsureInitialized<T>(ref T? target, Func<T> valueFactory) where T : class': ensure,
    'static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object? syncLock)': (
      target: Ref,
      initialized: Ref,
      syncLock: Ref,
      type: Type,
    ) => ensureOnce(target, initialized, syncLock, () => instanceOf(type)),
    'static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object? syncLock, Func<T> valueFactory)':
      ensureOnce,
    'static T EnsureInitialized<T>(ref T? target, ref object? syncLock, Func<T> valueFactory) where T : class':
      (target: Ref, syncLock: Ref, make) => {
        syncLock.v ??= createInstance(specialType('object'));
        return ensure(target, make);
      },
  })),
];
