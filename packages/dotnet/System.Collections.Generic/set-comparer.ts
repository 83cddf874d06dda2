// `HashSet<T>.CreateSetComparer()`: sets compared by what they hold.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { equalityOf } from '../System.Collections/comparers.ts';
import { EqualityComparer } from './equality-comparer.ts';
import { setRelations } from './set-relations.ts';
import type { SetLike } from './set-relations.ts';

class SetComparer extends EqualityComparer<SetLike | null> {
  readonly #hash: (item: unknown) => number;
  constructor(type: NamedType, members: unknown) {
    super(type);
    this.#hash = equalityOf(members)?.hash ?? hash;
  }
  override 'EqualityComparer`1.Equals/2'(a: SetLike | null, b: SetLike | null): boolean {
    return a === b || (a !== null && b !== null && setRelations.setEquals(a, b));
  }
  override 'EqualityComparer`1.GetHashCode/1'(set: SetLike | null): number {
    return (set?.$toItems() ?? []).reduce<number>(
      (code, item) => code ^ (item === null ? 0 : this.#hash(item)),
      0,
    );
  }
}

/**
 * The comparer of sets of that type.
 * @param members the `IEqualityComparer<T>` that gives the hash codes of what is in them
 */
export function setComparer(setType: NamedType, members: unknown = null): EqualityComparer<SetLike | null> {
  return new SetComparer(
    coreType('System.Collections.Generic.EqualityComparer', 1).construct([setType]),
    members,
  );
}
