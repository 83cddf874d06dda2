// The other classes of `System.Collections` whose elements are objects: Queue, Stack, SortedList.
import { spend } from '@mockwright/language/runtime/run';
import { Queue, lengthsMoved } from './queue.ts';

/** The `Stack` of objects. */
export class Stack extends Queue {
  push(value: unknown): void {
    spend(this.items.length >> lengthsMoved);
    this.change((items) => items.unshift(value));
  }
}
/** What `Stack.Synchronized` gives. */
export class SyncStack extends Stack {
  readonly $isSynchronized: boolean = true;
}
