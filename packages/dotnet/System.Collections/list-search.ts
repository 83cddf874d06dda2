// Linear search in arrays, by `EqualityComparer<T>.Default`.
import { equals } from '@mockwright/language/runtime/equality';
import { spendSize } from '@mockwright/language/runtime/run';

/** The index of an equal element between `start` and `end`, or -1. */
export function indexOfItem<T>(items: readonly T[], item: T, start: number, end: number): number {
  spendSize(end - start);
  if (isPlain(item)) {
    const found = items.indexOf(item, start);
    return found < end ? found : -1;
  }
  for (let index = start; index < end; index++) if (equals(items[index], item)) return index;
  return -1;
}

/** What the engine finds as `equals` does; a long text is compared with many of its length, which has to be paid. */
function isPlain(item: unknown): boolean {
  if (typeof item === 'string') return item.length <= shortText;
  return item === null || (typeof item !== 'object' && typeof item !== 'function' && item === item);
}
const shortText = 256;

/** The last index of an equal element from `start` back to `end`, or -1. */
export function lastIndexOfItem<T>(items: readonly T[], item: T, start: number, end: number): number {
  const first = Math.max(end, 0);
  const last = Math.min(start, items.length - 1);
  spendSize(last - first);
  for (let index = last; index >= first; index--) if (equals(items[index], item)) return index;
  return -1;
}
