// What the comparers of objects have in common.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { compare } from '@mockwright/language/runtime/comparison';
import type { Collation } from '../System/text/collation.ts';
import { compareTexts } from '../System/text/comparison.ts';

/** Compares strings by a collation, everything else by its own order. */
export class BoxedComparer {
  declare readonly $type: NamedType;
  readonly #collation: () => Collation;
  /** @param collation asked each time: the current culture may change */
  constructor(collation: () => Collation) {
    this.#collation = collation;
  }
  'IComparer.Compare/2'(a: unknown, b: unknown): number {
    return typeof a === 'string' && typeof b === 'string'
      ? compareTexts(a, b, this.#collation())
      : compare(a, b);
  }
}
