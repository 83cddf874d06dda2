// `System.Collections.Comparer` and `CaseInsensitiveComparer`: the order of objects, strings by a culture.
import { BoxedComparer } from './boxed-comparer.ts';

/** Compares texts by a culture, and other objects as they compare themselves. */
export class Comparer extends BoxedComparer {}
