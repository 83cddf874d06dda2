// `System.Collections.Comparer` and `CaseInsensitiveComparer`: the order of objects, strings by a culture.
import { collationOf, comparisons } from '../System/text/comparison.ts';
import { BoxedComparer } from './boxed-comparer.ts';

/** `CaseInsensitiveComparer`. */
export class CaseInsensitiveComparer extends BoxedComparer {
  static readonly current: CaseInsensitiveComparer = new CaseInsensitiveComparer(() =>
    collationOf(comparisons.CurrentCultureIgnoreCase),
  );
}
