// The class `System.Threading.Semaphore`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { SemaphoreFullException } from './semaphore-full-exception.ts';
import { WaitHandle } from './wait-handle.ts';
import { nonNegative } from './wait-handles.ts';

class Semaphore extends WaitHandle {
  #count: number;
  readonly #maximum: number;
  constructor(count: number, maximum: number) {
    super();
    if (count < 0) throw nonNegative('initialCount', count);
    if (maximum < 1) throw new ArgumentOutOfRangeException('maximumCount', 'Positive number required.');
    if (count > maximum)
      throw new ArgumentException(
        'The initial count for the semaphore must be greater than or equal to zero and less than the maximum count.',
      );
    this.#count = count;
    this.#maximum = maximum;
  }
  override get isOpen(): boolean {
    return this.#count > 0;
  }
  override pass(): void {
    this.#count--;
  }
  override signal(): void {
    this.release(1);
  }
  release(count: number): number {
    if (count < 1) throw new ArgumentOutOfRangeException('releaseCount', 'Non-negative number required.');
    const before = this.#count;
    if (before + count > this.#maximum) throw new SemaphoreFullException();
    this.#count += count;
    return before;
  }
}

/** `System.Threading.Semaphore`. */
export const semaphoreType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Semaphore : WaitHandle',
  () => ({
    'Semaphore(int initialCount, int maximumCount)': (count, maximum) => new Semaphore(count, maximum),
    'int Release()': (self: Semaphore) => self.release(1),
    'int Release(int releaseCount)': (self: Semaphore, count) => self.release(count),
  }),
  { runtime: Semaphore },
);
