// The struct `System.Threading.SpinWait`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentRun, spend } from '@mockwright/language/runtime/run';
import { sleep } from '@mockwright/language/runtime/scheduler';
import type { TimeSpan } from '../../System/time-span.ts';
import { deadlineIn, millisecondsOf } from '../../System.Threading/timeouts.ts';

class SpinWait {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  count = 0;
  $copy(): SpinWait {
    return Object.assign(new SpinWait(), { count: this.count });
  }
}

/** Where there is more than one processor. */
const spinsBeforeYield = 10;

/** Asks again and again, a millisecond of virtual time apart. */
function spinUntil(condition: (() => boolean) | null, milliseconds: number): boolean {
  const isSo = notNull(condition, 'condition');
  const deadline = deadlineIn(milliseconds);
  while (!isSo()) {
    if (currentRun().sleptMilliseconds >= deadline) return false;
    spend(1);
    sleep(1);
  }
  return true;
}

/** `System.Threading.SpinWait`. */
export const spinWaitType: TypeDeclaration = declareType(
  'public struct System.Threading.SpinWait',
  () => ({
    'void SpinOnce()': (self: SpinWait) => void self.count++,
    'void SpinOnce(int sleep1Threshold)': (self: SpinWait, threshold: number) => {
      if (threshold < -1)
        throw new ArgumentOutOfRangeException(
          'sleep1Threshold',
          `sleep1Threshold ('${threshold}') must be greater than or equal to '-1'.`,
          { value: threshold, text: String(threshold) },
        );
      self.count++;
    },
    'void Reset()': (self: SpinWait) => void (self.count = 0),
    'int Count { get; }': (self: SpinWait) => self.count,
    'bool NextSpinWillYield { get; }': (self: SpinWait) => self.count >= spinsBeforeYield,
    'static void SpinUntil(Func<bool> condition)': (condition: () => boolean) =>
      void spinUntil(condition, -1),
    'static bool SpinUntil(Func<bool> condition, int millisecondsTimeout)': (
      condition: () => boolean,
      milliseconds: number,
    ) => spinUntil(condition, milliseconds),
    'static bool SpinUntil(Func<bool> condition, TimeSpan timeout)': (
      condition: () => boolean,
      timeout: TimeSpan,
    ) => spinUntil(condition, millisecondsOf(timeout)),
  }),
  { runtime: SpinWait, defaultValue: () => new SpinWait(), copy: (value: SpinWait) => value.$copy() },
);
