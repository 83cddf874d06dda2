// Extension methods of `IImmutableList<T>`: its members with fewer arguments.
import type { Implementation } from '../../../metadata/declaration.ts';
import { requireArgument } from '../arguments.ts';
import {
  defaultComparerMembers,
  indexFrom,
  indexIn,
  indexInPart,
  lastIndexFrom,
  lastIndexIn,
  lastIndexInPart,
} from './list-members.ts';
import type { ImmutableSequence } from './sequence.ts';

type Sequence = ImmutableSequence;

const list = 'this IImmutableList<T> list, T item';
/** Declared by `ImmutableList`. */
export const interfaceExtensions: Readonly<Record<string, Implementation>> = {
  [`static int IndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) => indexIn(self.items, item, 0, self.items.length, comparer),
  [`static int IndexOf<T>(${list}, int startIndex)`]: indexFrom,
  [`static int IndexOf<T>(${list}, int startIndex, int count)`]: indexInPart,
  [`static int LastIndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) =>
    self.items.length === 0
      ? -1
      : lastIndexIn(self.items, item, self.items.length - 1, self.items.length, comparer),
  [`static int LastIndexOf<T>(${list}, int startIndex)`]: lastIndexFrom,
  [`static int LastIndexOf<T>(${list}, int startIndex, int count)`]: lastIndexInPart,
  ...Object.fromEntries(
    Object.entries(defaultComparerMembers('IImmutableList<T>')).map(([signature, implementation]) => [
      `static ${signature.replace(/(\w+)\(/, '$1<T>(this IImmutableList<T> list, ')}`,
      (self: Sequence | null, ...rest: unknown[]) => {
        requireArgument(self, 'list');
        return (implementation as (...args: unknown[]) => unknown)(self, ...rest);
      },
    ]),
  ),
};
