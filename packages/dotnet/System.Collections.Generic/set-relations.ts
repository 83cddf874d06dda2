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
  delete(item: T): boolean;
  clear(): void;
  similar(): SetLike<T>;
}

/** To look for an element and to add one take longer than other steps of loops. */
const stepWeight = 4;

/** How many distinct elements of `other` are in the set, and whether all were. */
function compareWith(
  self: SetLike,
  other: unknown,
): { readonly common: number; readonly hasOthers: boolean } {
  requireArgument(other, 'other');
  const common = self.similar();
  let hasOthers = false;
  for (const item of readItems(other)) {
    spend(stepWeight);
    if (self.has(item)) common.add(item);
    else hasOthers = true;
  }
  return { common: common.$count, hasOthers };
}

/** What `ISet<T>` asks of any set. @throws ArgumentNullException for a null as the other one */
export const setRelations = {
  exceptWith: (self: SetLike, other: unknown): void => {
    requireArgument(other, 'other');
    if (other === self) self.clear();
    else for (const item of iterate(other)) self.delete(item);
  },
  intersectWith: (self: SetLike, other: unknown): void => {
    requireArgument(other, 'other');
    const kept = self.similar();
    for (const item of readItems(other)) kept.add(item);
    for (const item of self.$toItems()) if (!kept.has(item)) self.delete(item);
  },
  symmetricExceptWith: (self: SetLike, other: unknown): void => {
    requireArgument(other, 'other');
    const distinct = self.similar();
    for (const item of readItems(other)) distinct.add(item);
    for (const item of distinct.$toItems()) if (!self.delete(item)) self.add(item);
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
