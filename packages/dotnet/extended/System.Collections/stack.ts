// The other classes of `System.Collections` whose elements are objects: Queue, Stack, SortedList.
import { Queue } from './queue.ts';

/** The `Stack` of objects. */
export class Stack extends Queue {}
/** What `Stack.Synchronized` gives. */
export class SyncStack extends Stack {
  readonly $isSynchronized: boolean = true;
}
