// The immutable sets, sorted or not: what they have in common, and how they are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { setRelations } from '../System.Collections.Generic/set-relations.ts';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { pulled } from '../System.Collections/pulled-items.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { TableBuilder, setBuilderType } from './builders.ts';
import { ImmutableTable, emptyTable } from './immutable-table.ts';

type Table = ImmutableTable;
type Name = 'ImmutableHashSet' | 'ImmutableSortedSet';

/** Elements of the other one that come twice count twice. */
function isProperSupersetOf(self: Table, other: unknown): boolean {
  requireArgument(other, 'other');
  const others = readItems(other);
  return others.length < self.$count && others.every((item) => self.has(item));
}

/** The members of `IImmutableSet<T>`; `own` is the type that changes give, `item` what they call an element. */
export function interfaceMembers(own: string, item = 'value'): Record<string, Implementation> {
  return {
    [`${own} Add(T ${item})`]: (self: Table, value: unknown) => self.changed((copy) => void copy.add(value)),
    [`${own} Clear()`]: (self: Table) => self.changed((copy) => copy.clear()),
    [`bool Contains(T ${item})`]: (self: Table, value: unknown) => self.has(value),
    [`${own} Except(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => setRelations.exceptWith(copy, other)),
    [`${own} Intersect(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => setRelations.intersectWith(copy, other)),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
    'bool IsProperSupersetOf(IEnumerable<T> other)': isProperSupersetOf,
    'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
    'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
    'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
    [`${own} Remove(T ${item})`]: (self: Table, item: unknown) =>
      self.changed((copy) => void copy.delete(item)),
    'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
    [`${own} SymmetricExcept(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => setRelations.symmetricExceptWith(copy, other)),
    'bool TryGetValue(T equalValue, out T actualValue)': (self: Table, value: unknown, actual: Ref) => {
      actual.v = self.keyLike(value);
      return self.has(value);
    },
    [`${own} Union(IEnumerable<T> other)`]: (self: Table, other: unknown) => {
      requireArgument(other, 'other');
      return self.changed((copy) => readItems(other).forEach((item) => copy.add(item)));
    },
  };
}
const sortedMembers: Readonly<Record<string, Implementation>> = {
  'T this[int index] { get; }': (self: Table, index: number) => self.at(index),
  'ref readonly T ItemRef(int index)': (self: Table, index: number): Ref => ({ v: self.at(index) }),
  'T? Min { get; }': (self: Table) => self.items()[0] ?? defaultOf(self.keyType),
  'T? Max { get; }': (self: Table) => self.items().at(-1) ?? defaultOf(self.keyType),
  'int IndexOf(T item)': (self: Table, item: unknown) => self.indexOf(item),
  'IEnumerable<T> Reverse()': (self: Table) => pulled(self.keyType, () => self.items().reverse()),
};

/** Declares a set, its factory and its builder. */
export function setTypes(name: Name): TypeDeclaration[] {
  const own = `${name}<T>`;
  const comparer = `${name === 'ImmutableHashSet' ? 'IEqualityComparer' : 'IComparer'}<T>`;
  const make = (items: readonly unknown[], keys: unknown, element: Type): Table =>
    new ImmutableTable(
      coreType(`System.Collections.Immutable.${name}`, 1).construct([element]),
      keys,
      items.map((item) => [item, item]),
    ).orEmpty();
  const read = (argument: string, items: unknown): unknown[] => {
    requireArgument(items, argument);
    return readItems(items);
  };
  return [
    declareType(
      `public sealed class System.Collections.Immutable.${own} : IImmutableSet<T>, IReadOnlySet<T>, ISet<T>, ICollection${name === 'ImmutableSortedSet' ? ', IReadOnlyList<T>, IList<T>, IList' : ''}`,
      () => ({
        [`static ${own} Empty { get; }`]: (type: NamedType) => emptyTable(type),
        'int Count { get; }': (self: Table) => self.$count,
        'bool IsEmpty { get; }': (self: Table) => self.$count === 0,
        [`${comparer} KeyComparer { get; }`]: (self: Table) => self.keyComparer,
        ...interfaceMembers(own, name === 'ImmutableHashSet' ? 'item' : 'value'),
        [`${own}.Builder ToBuilder()`]: (self: Table) => new TableBuilder(self),
        [`${own} WithComparer(${comparer}? comparer)`]: (self: Table, keys: unknown) =>
          make(self.items(), keys, self.keyType),
        ...(name === 'ImmutableSortedSet' ? sortedMembers : {}),
        [`${own}.Enumerator GetEnumerator()`]: (self: Table) => new Enumerator(self, self.$elementType),
      }),
      { runtime: ImmutableTable },
    ),
    setBuilderType(name),
    declareType(`public static class System.Collections.Immutable.${name}`, () => ({
      [`static ${own} Create<T>()`]: (type: Type) => make([], null, type),
      [`static ${own} Create<T>(T item)`]: (item: unknown, type: Type) => make([item], null, type),
      ...paramsMembers(`static ${own} Create<T>(params T[] items)`, (items: unknown[], type: Type) =>
        make(read('items', items), null, type),
      ),
      [`static ${own} Create<T>(${comparer}? comparer)`]: (keys: unknown, type: Type) => make([], keys, type),
      [`static ${own} Create<T>(${comparer}? comparer, T item)`]: (
        keys: unknown,
        item: unknown,
        type: Type,
      ) => make([item], keys, type),
      ...paramsMembers(
        `static ${own} Create<T>(${comparer}? comparer, params T[] items)`,
        (keys: unknown, items: unknown[], type: Type) => make(read('items', items), keys, type),
      ),
      [`static ${own} CreateRange<T>(IEnumerable<T> items)`]: (items: unknown, type: Type) =>
        make(read('other', items), null, type),
      [`static ${own} CreateRange<T>(${comparer}? comparer, IEnumerable<T> items)`]: (
        keys: unknown,
        items: unknown,
        type: Type,
      ) => make(read('other', items), keys, type),
      [`static ${own}.Builder CreateBuilder<T>()`]: (type: Type) => new TableBuilder(make([], null, type)),
      [`static ${own}.Builder CreateBuilder<T>(${comparer}? comparer)`]: (keys: unknown, type: Type) =>
        new TableBuilder(make([], keys, type)),
      [`static ${own} To${name}<T>(this IEnumerable<T> source)`]: (items: unknown, type: Type) =>
        make(read('other', items), null, type),
      [`static ${own} To${name}<T>(this IEnumerable<T> source, ${comparer}? comparer)`]: (
        items: unknown,
        keys: unknown,
        type: Type,
      ) => make(read('other', items), keys, type),
      [`static ${own} To${name}<T>(this ${own}.Builder builder)`]: (builder: TableBuilder) => {
        requireArgument(builder, 'builder');
        return builder.table.copy().orEmpty();
      },
    })),
  ];
}
