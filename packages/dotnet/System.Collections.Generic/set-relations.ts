// What all sets do with another sequence, in terms of a few basic operations.
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { spend } from '@mockwright/language/runtime/run';
import { iterate } from '@mockwright/language/runtime/iterate';
import { readItems } from '../System.Collections/read-items.ts';

/** The basic operations of a set. */
export interface SetLike<T = unknown> {
  readonly $count: number;
  $toItems(): T[];
  has(item: T): boolean;
  /** @returns whether it was not there before */
  add(item: T): boolean;
  /** Adds many to an empty set, where that is quicker at once. */
  fill?(items: T[]): void;
  delete(item: T): boolean;
  clear(): void;
  similar(): SetLike<T>;
}

/** To look for an element and to add one take longer than other steps of loops. */
export const stepWeight = 4;

/** A set like another one, of elements in any order. */
function setOf(self: SetLike, items: unknown[]): SetLike {
  const set = self.similar();
  if (set.fill) set.fill(items);
  else for (const item of items) set.add(item);
  return set;
}

/** How many distinct elements of `other` are in the set, and whether all were. */
function compareWith(
  self: SetLike,
  other: unknown,
): { readonly common: number; readonly hasOthers: boolean } {
  requireArgument(other, 'other');
  const items = readItems(other);
  spend(items.length * stepWeight);
  const common = items.filter((item) => self.has(item));
  return { common: setOf(self, common).$count, hasOthers: common.length < items.length };
}

/** What `ISet<T>` asks of any set. @throws ArgumentNullException for a null as the other one */
export const setRelations = {
  exceptWith: (self: SetLike, other: unknown): void => {
    requireArgument(other, 'other');
    if (other === self) self.clear();
    else
      for (const item of iterate(other)) {
        spend(stepWeight);
        self.delete(item);
      }
  },
  intersectWith: (self: SetLike, other: unknown): void => {
    requireArgument(other, 'other');
    const kept = setOf(self, readItems(other));
    for (const item of self.$toItems()) if (!kept.has(item)) self.delete(item);
  },
  symmetricExceptWith: (self: SetLike, other: unknown): void => {
    requireArgument(other, 'other');
    for (const item of setOf(self, readItems(other)).$toItems()) if (!self.delete(item)) self.add(item);
  },
  isSubsetOf: (self: SetLike, other: unknown): boolean => compareWith(self, other).common === self.$count,
  isProperSubsetOf: (self: SetLike, other: unknown): boolean => {
    const { common, hasOthers } = compareWith(self, other);
    return common === self.$count && hasOthers;
  },
  isSupersetOf: (self: SetLike, other: unknown): boolean => !compareWith(self, other).hasOthers,
  isProperSupersetOf: (self: SetLike, other: unknown): boolean => {
    const { common, hasOthers } = compareWith(self, other);
    return !hasOthers && common < self.$count;
  },
  overlaps: (self: SetLike, other: unknown): boolean => compareWith(self, other).common > 0,
  setEquals: (self: SetLike, other: unknown): boolean => {
    const { common, hasOthers } = compareWith(self, other);
    return !hasOthers && common === self.$count;
  },
  removeWhere: (self: SetLike, match: (item: unknown) => boolean): number => {
    requireArgument(match, 'match');
    let removed = 0;
    for (const item of self.$toItems()) if (match(item) && self.delete(item)) removed++;
    return removed;
  },
} as const;
