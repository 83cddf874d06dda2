// The other classes of `System.Collections` whose elements are objects: Queue, Stack, SortedList.
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { modifiedAfterStart } from '../../System.Collections/argument-checks.ts';
import { ArrayList } from './array-list.ts';

/** Others are moved for one that goes: one unit for so many, as a power of two. */
export const lengthsMoved: number = 8;

/** Kept with the first to leave at the front. */
export class Queue extends ArrayList {
  override modified(): InvalidOperationException {
    return modifiedAfterStart();
  }
  take(verb: 'Queue' | 'Stack'): unknown {
    if (this.items.length === 0) throw new InvalidOperationException(`${verb} empty.`);
    this.version++;
    spend(this.items.length >> lengthsMoved);
    return this.items.shift();
  }
}
/** What `Queue.Synchronized` gives. */
export class SynchronizedQueue extends Queue {
  readonly $isSynchronized: boolean = true;
}
