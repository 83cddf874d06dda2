// The class `System.Collections.Concurrent.ConcurrentQueue` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { copyTo } from '../System.Collections/read-items.ts';
import { ConcurrentItems, itemMembers } from './concurrent-items.ts';
import type { CopyItems } from './concurrent-items.ts';

const copyQueued: CopyItems = (self, array, index) => {
  requireArgument(array, 'array');
  if (index < 0) throw new ArgumentOutOfRangeException('index');
  copyTo(self.$toItems(), self.$elementType, array, index);
};

/** `System.Collections.Concurrent.ConcurrentQueue`. */
export const concurrentQueueType: TypeDeclaration = declareType(
  'public class System.Collections.Concurrent.ConcurrentQueue<T> : IProducerConsumerCollection<T>, IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => itemMembers('ConcurrentQueue', 'Enqueue', 'TryDequeue', copyQueued),
  { runtime: ConcurrentItems },
);
