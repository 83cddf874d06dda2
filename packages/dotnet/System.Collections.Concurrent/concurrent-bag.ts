// The class `System.Collections.Concurrent.ConcurrentBag` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { requireArgument, requireNonNegative } from '../System.Collections/argument-checks.ts';
import { copyTo } from '../System.Collections/read-items.ts';
import { ConcurrentItems, itemMembers } from './concurrent-items.ts';
import type { CopyItems } from './concurrent-items.ts';

const copyBagged: CopyItems = (self, array, index) => {
  requireArgument(array, 'array');
  requireNonNegative(index, 'index');
  if (index > array.length - self.items.length)
    throw new ArgumentException(
      'The number of elements in the collection is greater than the available space from index to the end of the destination array.',
      'index',
    );
  copyTo(self.$toItems(), self.$elementType, array, index);
};

/** `System.Collections.Concurrent.ConcurrentBag`. */
export const concurrentBagType: TypeDeclaration = declareType(
  'public class System.Collections.Concurrent.ConcurrentBag<T> : IProducerConsumerCollection<T>, IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => itemMembers('ConcurrentBag', 'Add', 'TryTake', copyBagged),
  { runtime: ConcurrentItems },
);
