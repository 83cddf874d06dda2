// The class `System.Collections.Generic.Queue` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { requireArgument, requireNonNegative } from '../System.Collections/argument-checks.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { attempt, common } from './queue-members.ts';
import { Queue } from './queue.ts';

/** `System.Collections.Generic.Queue<T>`. */
export const queueType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.Queue<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => ({
    'Queue()': (type) => new Queue(type),
    'Queue(int capacity)': (capacity, type) => {
      requireNonNegative(capacity, 'capacity');
      return new Queue(type, [], capacity);
    },
    'Queue(IEnumerable<T> collection)': (collection, type) => {
      requireArgument(collection, 'collection');
      return new Queue(type, readItems(collection));
    },
    ...common,
    'void Enqueue(T item)': (self: Queue, item) => self.enqueue(item),
    'T Dequeue()': (self: Queue) => self.dequeue(),
    'bool TryDequeue(out T result)': (self: Queue, result) => attempt(self, result, () => self.dequeue()),
    'Queue<T>.Enumerator GetEnumerator()': (self: Queue) => new Enumerator(self, self.$elementType),
  }),
  { runtime: Queue },
);
