// Extension methods of `IImmutableList<T>`: its members with fewer arguments.
import type { Implementation } from '../../../metadata/declaration.ts';
import { requireArgument } from '../arguments.ts';
import { defaultComparerMembers, indexIn, lastIndexIn } from './list-members.ts';
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
  [`static int IndexOf<T>(${list}, int startIndex)`]: (self: Sequence, item: unknown, start: number) =>
    indexIn(self.items, item, start, self.items.length - start, null),
  [`static int IndexOf<T>(${list}, int startIndex, int count)`]: (
    self: Sequence,
    item: unknown,
    start: number,
    count: number,
  ) => indexIn(self.items, item, start, count, null),
  [`static int LastIndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) =>
    self.items.length === 0
      ? -1
      : lastIndexIn(self.items, item, self.items.length - 1, self.items.length, comparer),
  [`static int LastIndexOf<T>(${list}, int startIndex)`]: (self: Sequence, item: unknown, start: number) =>
    lastIndexIn(self.items, item, start, start + 1, null),
  [`static int LastIndexOf<T>(${list}, int startIndex, int count)`]: (
    self: Sequence,
    item: unknown,
    start: number,
    count: number,
  ) => lastIndexIn(self.items, item, start, count, null),
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
