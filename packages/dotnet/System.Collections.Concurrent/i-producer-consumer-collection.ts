// The interface `System.Collections.Concurrent.IProducerConsumerCollection`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayFrom, copyTo } from '../System.Collections/read-items.ts';
import type { ConcurrentItems } from './concurrent-items.ts';

/** `System.Collections.Concurrent.IProducerConsumerCollection`. */
export const iProducerConsumerCollectionType: TypeDeclaration = declareType(
  'public interface System.Collections.Concurrent.IProducerConsumerCollection<T> : IEnumerable<T>, ICollection',
  () => ({
    'bool TryAdd(T item)': (self: ConcurrentItems, item) => {
      self.add(item);
      return true;
    },
    'bool TryTake(out T item)': (self: ConcurrentItems, item) => self.take(item),
    'T[] ToArray()': (self: ConcurrentItems) => arrayFrom(self.$toItems(), self.$elementType),
    'void CopyTo(T[] array, int index)': (self: ConcurrentItems, array, index) =>
      copyTo(self.$toItems(), self.$elementType, array, index, 'index'),
  }),
);
