// The class `System.Collections.Immutable.ImmutableList` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { convertAll } from '../System.Collections/read-items.ts';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { partMembers, pick, removePart, shared } from './list-builder.ts';
import type { ListBuilder } from './list-builder.ts';
import { interfaceExtensions } from './list-extensions.ts';
import { requirePart, requireThat } from './list-members.ts';
import { listComparerMembers, listIndexMembers, listPartMembers } from './list-parts.ts';
import { commonMembers, factoryMembers } from './list-type-members.ts';
import type { Sequence } from './list-type-members.ts';
import { ImmutableSequence, emptySequence, immutableSequence } from './immutable-sequence.ts';

type Predicate = (item: unknown) => boolean;

/** Members of `List<T>` that hold for anything that has its elements in `items`, and those with checks of their own. */
const listSearchMembers: Readonly<Record<string, Implementation>> = {
  ...pick(
    'int BinarySearch(T item)',
    'int BinarySearch(T item, IComparer<T>? comparer)',
    'int BinarySearch(int index, int count, T item, IComparer<T>? comparer)',
    'void CopyTo(T[] array)',
    'void CopyTo(T[] array, int arrayIndex)',
    'void CopyTo(int index, T[] array, int arrayIndex, int count)',
    'bool Exists(Predicate<T> match)',
    'T? Find(Predicate<T> match)',
    'int FindIndex(Predicate<T> match)',
    'int FindIndex(int startIndex, Predicate<T> match)',
    'int FindIndex(int startIndex, int count, Predicate<T> match)',
    'T? FindLast(Predicate<T> match)',
    'int FindLastIndex(Predicate<T> match)',
    'int FindLastIndex(int startIndex, Predicate<T> match)',
    'int FindLastIndex(int startIndex, int count, Predicate<T> match)',
    'void ForEach(Action<T> action)',
    'bool TrueForAll(Predicate<T> match)',
  ),
  ...listPartMembers,
};
/** What searches of a list give: lists again. */
const listResultMembers: Readonly<Record<string, Implementation>> = {
  'ImmutableList<T> FindAll(Predicate<T> match)': (
    self: { items: readonly unknown[]; $elementType: Type },
    match: Predicate,
  ) => {
    requireArgument(match, 'match');
    return immutableSequence(
      'ImmutableList',
      self.$elementType,
      self.items.filter((item) => match(item)),
    );
  },
  'ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter)': (
    self: { items: readonly unknown[] },
    converter: (item: unknown) => unknown,
    output: Type,
  ) => {
    requireArgument(converter, 'converter');
    return immutableSequence('ImmutableList', output, convertAll(self, converter));
  },
  'ImmutableList<T> GetRange(int index, int count)': (
    self: { items: readonly unknown[]; $elementType: Type },
    index: number,
    count: number,
  ) => {
    requirePart(self, index, count);
    return immutableSequence('ImmutableList', self.$elementType, self.items.slice(index, index + count));
  },
};

/** `System.Collections.Immutable.ImmutableList.Builder`. */
export const immutableListBuilderType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Immutable.ImmutableList<T>.Builder : IList<T>, IList, IReadOnlyList<T>',
  () => ({
    'int Count { get; }': (self: ListBuilder) => self.items.length,
    ...shared,
    ...listSearchMembers,
    ...listResultMembers,
    ...listIndexMembers,
    ...listComparerMembers,
    ...pick('int RemoveAll(Predicate<T> match)'),
    ...partMembers('void Reverse(int index, int count)'),
    'void RemoveRange(int index, int count)': (self: ListBuilder, index: number, count: number) =>
      removePart(self, index, count, 'count'),
    'ImmutableList<T> ToImmutable()': (self: ListBuilder) => self.toImmutable(),
    'ImmutableList<T>.Enumerator GetEnumerator()': (self: ListBuilder) =>
      new Enumerator(self, self.$elementType),
  }),
);

function reversed(self: Sequence, start: number, count: number): Sequence {
  requireThat(start >= 0, 'index');
  requireThat(count >= 0, 'count');
  requireThat(start + count <= self.items.length, 'index');
  const { items } = self;
  const end = start + count;
  return self.with([...items.slice(0, start), ...items.slice(start, end).reverse(), ...items.slice(end)]);
}
function listElement(self: Sequence, index: number): unknown {
  requireThat(index >>> 0 < self.items.length, 'index');
  return self.items[index];
}
const listMembers: Readonly<Record<string, Implementation>> = {
  'static ImmutableList<T> Empty { get; }': (type: NamedType) => emptySequence(type),
  'int Count { get; }': (self: Sequence) => self.items.length,
  'T this[int index] { get; }': listElement,
  'ref readonly T ItemRef(int index)': (self: Sequence, index: number): Ref => ({
    v: listElement(self, index),
  }),
  ...commonMembers('ImmutableList<T>'),
  ...listSearchMembers,
  ...listComparerMembers,
  ...listResultMembers,
  'ImmutableList<T> Reverse()': (self: Sequence) => reversed(self, 0, self.items.length),
  'ImmutableList<T> Reverse(int index, int count)': reversed,
};

/** `System.Collections.Immutable.ImmutableList`. */
export const immutableListType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Immutable.ImmutableList<T> : IImmutableList<T>, IList<T>, IList',
  listMembers,
  { runtime: ImmutableSequence },
);

/** `System.Collections.Immutable.ImmutableList`. */
export const immutableListFactoryType: TypeDeclaration = declareType(
  'public static class System.Collections.Immutable.ImmutableList',
  () => ({
    ...factoryMembers('ImmutableList'),
    ...interfaceExtensions,
  }),
);
