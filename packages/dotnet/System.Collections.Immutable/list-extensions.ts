// Extension methods of `IImmutableList<T>`: its members with fewer arguments.
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { ofLibrary } from '../System.Collections/argument-checks.ts';
import {
  defaultComparerMembers,
  indexFrom,
  indexIn,
  indexInPart,
  lastIndexFrom,
  lastIndexIn,
  lastIndexInPart,
} from './list-members.ts';
import { ImmutableSequence } from './immutable-sequence.ts';

type Sequence = ImmutableSequence;

/** @throws {ArgumentNullException} for null @throws {NotSupportedException} for a list of another class */
const known = (list: Sequence | null): Sequence => ofLibrary(notNull(list, 'list'), ImmutableSequence);

const list = 'this IImmutableList<T> list, T item';
const ofList =
  <Arguments extends unknown[]>(find: (self: Sequence, ...rest: Arguments) => number) =>
  (self: Sequence | null, ...rest: Arguments): number =>
    find(known(self), ...rest);
/** Declared by `ImmutableList`. */
export const interfaceExtensions: Readonly<Record<string, Implementation>> = {
  [`static int IndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) => {
    const { items } = known(self);
    return indexIn(items, item, 0, items.length, comparer);
  },
  [`static int IndexOf<T>(${list}, int startIndex)`]: ofList(indexFrom),
  [`static int IndexOf<T>(${list}, int startIndex, int count)`]: ofList(indexInPart),
  [`static int LastIndexOf<T>(${list}, IEqualityComparer<T>? equalityComparer)`]: (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) => {
    const { items } = known(self);
    return items.length === 0 ? -1 : lastIndexIn(items, item, items.length - 1, items.length, comparer);
  },
  [`static int LastIndexOf<T>(${list}, int startIndex)`]: ofList(lastIndexFrom),
  [`static int LastIndexOf<T>(${list}, int startIndex, int count)`]: ofList(lastIndexInPart),
  ...Object.fromEntries(
    Object.entries(defaultComparerMembers('IImmutableList<T>')).map(([signature, implementation]) => [
      `static ${signature.replace(/(?<!\w)(\w+)\(/, '$1<T>(this IImmutableList<T> list, ')}`,
      (self: Sequence | null, ...rest: unknown[]) =>
        (implementation as (...args: unknown[]) => unknown)(known(self), ...rest),
    ]),
  ),
};
