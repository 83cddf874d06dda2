// The class `System.Collections.Concurrent.ConcurrentStack` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { storable } from '@mockwright/language/runtime/array-store';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { requireArgument, requireNonNegative } from '../System.Collections/argument-checks.ts';
import { copyAll } from '../System.Collections/array-copy.ts';
import { ConcurrentItems, itemMembers } from './concurrent-items.ts';
import type { CopyItems } from './concurrent-items.ts';

const copyStacked: CopyItems = (self, array, index) => {
  requireArgument(array, 'array');
  copyAll(self.$toItems(), self.$elementType, array, index);
};
function requireRange(items: unknown[] | null, start: number, count: number): void {
  requireArgument(items, 'items');
  requireNonNegative(count, 'count');
  requireNonNegative(start, 'startIndex');
  const { length } = items!;
  if (start > length)
    throw new ArgumentOutOfRangeException(
      'startIndex',
      `startIndex ('${start}') must be less than or equal to '${length}'.`,
      { value: start, text: String(start) },
    );
  if (length - count < start)
    throw new ArgumentException(
      "The sum of the startIndex and count arguments must be less than or equal to the collection's Count.",
    );
}
function pushRange(self: ConcurrentItems, items: unknown[] | null, start: number, count: number): void {
  requireRange(items, start, count);
  for (const item of items!.slice(start, start + count)) self.add(item);
}
function popRange(self: ConcurrentItems, items: unknown[] | null, start: number, count: number): number {
  requireRange(items, start, count);
  const taken = self.takeLast(count);
  for (const [index, item] of taken.entries())
    items![start + index] = storable((items as NetArray).$element, item, self.$elementType);
  return taken.length;
}

/** `System.Collections.Concurrent.ConcurrentStack`. */
export const concurrentStackType: TypeDeclaration = declareType(
  'public class System.Collections.Concurrent.ConcurrentStack<T> : IProducerConsumerCollection<T>, IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => ({
    ...itemMembers('ConcurrentStack', 'Push', 'TryPop', copyStacked),
    'void PushRange(T[] items)': (self: ConcurrentItems, items: unknown[] | null) =>
      pushRange(self, items, 0, items?.length ?? 0),
    'void PushRange(T[] items, int startIndex, int count)': pushRange,
    'int TryPopRange(T[] items)': (self: ConcurrentItems, items: unknown[] | null) =>
      popRange(self, items, 0, items?.length ?? 0),
    'int TryPopRange(T[] items, int startIndex, int count)': popRange,
  }),
  { runtime: ConcurrentItems },
);
