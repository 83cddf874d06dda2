// The class `System.Threading.Mutex`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ApplicationException } from '@mockwright/language/runtime/exceptions';
import { WaitHandle } from './wait-handle.ts';

/** All work is on one thread, which owns what it has entered. */
class Mutex extends WaitHandle {
  #depth: number;
  constructor(isOwned: boolean) {
    super();
    this.#depth = isOwned ? 1 : 0;
  }
  override get isOpen(): boolean {
    return true;
  }
  override pass(): void {
    this.#depth++;
  }
  override signal(): void {
    this.release();
  }
  release(): void {
    if (this.#depth === 0)
      throw new ApplicationException(
        'Object synchronization method was called from an unsynchronized block of code.',
      );
    this.#depth--;
  }
}

/** `System.Threading.Mutex`. */
export const mutexType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Mutex : WaitHandle',
  () => ({
    'Mutex()': () => new Mutex(false),
    'Mutex(bool initiallyOwned)': (isOwned) => new Mutex(isOwned),
    'Mutex(bool initiallyOwned, string? name)': (isOwned) => new Mutex(isOwned),
    'Mutex(bool initiallyOwned, string? name, out bool createdNew)': (
      isOwned,
      _name,
      isNew: Ref<boolean>,
    ) => {
      isNew.v = true;
      return new Mutex(isOwned);
    },
    'void ReleaseMutex()': (self: Mutex) => self.release(),
  }),
  { runtime: Mutex },
);
