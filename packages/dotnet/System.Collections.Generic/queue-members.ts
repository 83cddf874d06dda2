// What `Queue<T>` and `Stack<T>` have in common.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { defaultOf } from '@mockwright/language/runtime/casting';
import {
  invalidOffsetLength,
  requireArgument,
  requireNonNegative,
  requireRoom,
  startOutOfRange,
} from '../System.Collections/argument-checks.ts';
import { arrayFrom, copyTo } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';
import type { Queue } from './queue.ts';
import { Stack } from './stack.ts';

/** `TryPeek` and the like: what the action gives, or false and the default value. */
export function attempt<T>(self: Queue<T> | Stack<T>, result: Ref, action: () => T): boolean {
  const has = self.$count > 0;
  result.v = has ? action() : defaultOf(self.$elementType);
  return has;
}
/** The members of both. */
export const common: Readonly<Record<string, Implementation>> = {
  'int Count { get; }': (self: Queue | Stack) => self.$count,
  'void Clear()': (self: Queue | Stack) => self.clear(),
  'bool Contains(T item)': (self: Queue | Stack, item: unknown) =>
    indexOfItem(self.$toItems(), item, 0, self.$count) >= 0,
  'void CopyTo(T[] array, int arrayIndex)': (self: Queue | Stack, array: unknown[], index: number) => {
    requireArgument(array, 'array');
    if (index >>> 0 > array.length)
      throw startOutOfRange('arrayIndex', self instanceof Stack ? index : undefined);
    if (array.length - index < self.$count) throw invalidOffsetLength();
    copyTo(self.$toItems(), self.$elementType, array, index);
  },
  'T[] ToArray()': (self: Queue | Stack) => arrayFrom(self.$toItems(), self.$elementType),
  'int Capacity { get; }': (self: Queue | Stack) => self.room.at(self.$count),
  'int EnsureCapacity(int capacity)': (self: Queue | Stack, capacity: number) => {
    requireNonNegative(capacity, 'capacity');
    return self.room.ensure(capacity, self.$count);
  },
  'void TrimExcess()': (self: Queue | Stack) => self.room.trim(self.$count),
  'void TrimExcess(int capacity)': (self: Queue | Stack, capacity: number) => {
    requireNonNegative(capacity, 'capacity');
    requireRoom(capacity, self.$count);
    self.room.set(capacity);
  },
  'T Peek()': (self: Queue | Stack) => self.peek(),
  'bool TryPeek(out T result)': (self: Queue | Stack, result: Ref) =>
    attempt(self, result, () => self.peek()),
};
