// `HashSet<T>.CreateSetComparer()`: sets compared by what they hold.
import type { NamedType } from '../../../metadata/symbols.ts';
import { coreType } from '../../../runtime/core-types.ts';
import { hash } from '../../../runtime/equality.ts';
import { EqualityComparer } from './equality-comparer.ts';
import { setRelations } from './set-relations.ts';
import type { SetLike } from './set-relations.ts';

class SetComparer extends EqualityComparer<SetLike | null> {
  override 'EqualityComparer`1.Equals/2'(a: SetLike | null, b: SetLike | null): boolean {
    return a === b || (a !== null && b !== null && setRelations.setEquals(a, b));
  }
  override 'EqualityComparer`1.GetHashCode/1'(set: SetLike | null): number {
    return (set?.$toItems() ?? []).reduce<number>((code, item) => code ^ (item === null ? 0 : hash(item)), 0);
  }
}

/** The comparer of sets of that type. */
export function setComparer(setType: NamedType): EqualityComparer<SetLike | null> {
  return new SetComparer(coreType('System.Collections.Generic.EqualityComparer', 1).construct([setType]));
}
