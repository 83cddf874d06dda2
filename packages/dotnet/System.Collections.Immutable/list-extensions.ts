// Extension methods of `IImmutableList<T>`: its members with fewer arguments.
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import {
  defaultComparerMembers,
  indexFrom,
  indexIn,
  indexInPart,
  lastIndexFrom,
  lastIndexIn,
  lastIndexInPart,
} from './list-members.ts';
import type { ImmutableSequence } from './immutable-sequence.ts';

type Sequence = ImmutableSequence;

const list = 'this IImmutableList<T> list, T item';
const ofList =
  <Arguments extends unknown[]>(find: (self: Sequence, ...rest: Arguments) => number) =>
  (self: Sequence | null, ...rest: Arguments): number =>
    find(notNull(self, 'list'), ...rest);
/** Declared by `ImmutableList`. */
export const interfaceExtensions: Readonly<Record<string, Implementation>> = {
  [`static int IndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) => indexIn(notNull(self, 'list').items, item, 0, self.items.length, comparer),
  [`static int IndexOf<T>(${list}, int startIndex)`]: ofList(indexFrom),
  [`static int IndexOf<T>(${list}, int startIndex, int count)`]: ofList(indexInPart),
  [`static int LastIndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) =>
    notNull(self, 'list').items.length === 0
      ? -1
      : lastIndexIn(self.items, item, self.items.length - 1, self.items.length, comparer),
  [`static int LastIndexOf<T>(${list}, int startIndex)`]: ofList(lastIndexFrom),
  [`static int LastIndexOf<T>(${list}, int startIndex, int count)`]: ofList(lastIndexInPart),
  ...Object.fromEntries(
    Object.entries(defaultComparerMembers('IImmutableList<T>')).map(([signature, implementation]) => [
      `static ${signature.replace(/(?<!\w)(\w+)\(/, '$1<T>(this IImmutableList<T> list, ')}`,
      (self: Sequence | null, ...rest: unknown[]) => {
        requireArgument(self, 'list');
        return (implementation as (...args: unknown[]) => unknown)(self, ...rest);
      },
    ]),
  ),
};
