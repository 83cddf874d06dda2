// The class `System.Collections.Queue` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { singleText } from '@mockwright/language/runtime/number-text';
import { requireArgument, requireNonNegative } from '../../System.Collections/argument-checks.ts';
import { readBoxed } from './array-list.ts';
import { lineFields, lineMembers } from './line-members.ts';
import { Queue, SynchronizedQueue } from './queue.ts';
import { shareState } from '../../System.Collections/shared-state.ts';

/** @throws {ArgumentOutOfRangeException} for what is not from 1 to 10 */
function requireGrowFactor(factor: number): void {
  const must = factor > 10 ? "less than or equal to '10'" : factor >= 1 ? '' : "greater than or equal to '1'";
  if (!must) return;
  const text = singleText(factor);
  throw new ArgumentOutOfRangeException('growFactor', `growFactor ('${text}') must be ${must}.`, {
    value: factor,
    text,
  });
}

/** `System.Collections.Queue`. */
export const queueType: TypeDeclaration = declareType(
  'public class System.Collections.Queue : ICollection, ICloneable',
  () => ({
    'Queue()': () => new Queue(),
    'Queue(int capacity)': (capacity: number) => {
      requireNonNegative(capacity, 'capacity');
      return new Queue();
    },
    'Queue(int capacity, float growFactor)': (capacity: number, factor: number) => {
      requireNonNegative(capacity, 'capacity');
      requireGrowFactor(factor);
      return new Queue();
    },
    'virtual void TrimToSize()': () => {},
    'static Queue Synchronized(Queue queue)': (queue: Queue) => {
      requireArgument(queue, 'queue');
      return shareState<Queue>(new SynchronizedQueue(), queue, lineFields);
    },
    'Queue(ICollection col)': (items) => new Queue(readBoxed(items, 'col')),
    ...lineMembers,
    'virtual void Enqueue(object? obj)': (self: Queue, value) => self.change((items) => items.push(value)),
    'virtual object? Dequeue()': (self: Queue) => self.take('Queue'),
    'virtual object Clone()': (self: Queue) => new Queue(self.items.slice()),
  }),
  { runtime: Queue },
);

/** `System.Collections.Queue.SynchronizedQueue`. */
export const queueSynchronizedQueueType: TypeDeclaration = declareType(
  'private class System.Collections.Queue.SynchronizedQueue : Queue',
  {},
  { runtime: SynchronizedQueue },
);
