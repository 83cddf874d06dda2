// `IEnumerable<T>` whose elements are made one by one while it is walked.
import type { Type } from '@mockwright/language/metadata/symbols';
import { spend } from '@mockwright/language/runtime/run';
import { checkCount } from './repeat.ts';
import { Query } from '../System.Linq/query.ts';

/** Calls `make` with 1, 2, … up to `count` as elements are asked for. */
export function lazySequence(element: Type, count: number, make: (index: number) => unknown): Query {
  checkCount(count);
  function* walk(): Generator {
    for (let index = 1; index <= count; index++) {
      spend(1);
      yield make(index);
    }
  }
  return new Query(element, {
    each: (visit) => {
      for (const item of walk()) if (!visit(item)) return false;
      return true;
    },
    pull: walk,
  });
}
