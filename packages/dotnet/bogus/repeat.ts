// Lists of values that are made one by one, paid for by the run.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';

/** As `Enumerable.Range(1, count)` checks it. @throws {ArgumentOutOfRangeException} */
export function checkCount(count: number): void {
  if (count < 0) throw new ArgumentOutOfRangeException('count');
}

/** What `make` gives, `count` times. @throws {ArgumentOutOfRangeException} for a negative count */
export function repeat<T>(count: number, make: () => T): T[] {
  checkCount(count);
  spendMemory(count * 8);
  return Array.from({ length: count }, () => {
    spend(1);
    return make();
  });
}
