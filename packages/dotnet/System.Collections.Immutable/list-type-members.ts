// What `ImmutableList<T>` and `ImmutableArray<T>` have in common.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { sortRange } from '../System.Collections/sort-range.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { ListBuilder } from './list-builder.ts';
import { defaultComparerMembers, immutableListMembers, requireThat } from './list-members.ts';
import { ImmutableSequence, immutableSequence } from './immutable-sequence.ts';

/** A list or array that never changes. */
export type Sequence = ImmutableSequence;

function sorted(self: Sequence, start: number, count: number, compare: Comparison): Sequence {
  requireThat(start >= 0, 'index');
  requireThat(count >= 0 && start + count <= self.items.length, 'count');
  if (count < 2) return self;
  const items = self.$toItems();
  sortRange(items, start, count, compare);
  return self.with(items);
}
/** What both types have beside the members of `IImmutableList<T>`. */
export function commonMembers(own: string): Record<string, Implementation> {
  return {
    'bool IsEmpty { get; }': (self: Sequence) => self.items.length === 0,
    ...immutableListMembers(own, own.startsWith('ImmutableArray') ? 'length' : 'count'),
    ...defaultComparerMembers(own),
    [`bool Contains(T ${own.startsWith('ImmutableArray') ? 'item' : 'value'})`]: (
      self: Sequence,
      item: unknown,
    ) => self.indexOf(item) >= 0,
    [`${own} Sort()`]: (self: Sequence) =>
      sorted(self, 0, self.items.length, comparisonOf(null, self.$elementType)),
    [`${own} Sort(Comparison<T> comparison)`]: (self: Sequence, comparison: Comparison) => {
      requireArgument(comparison, 'comparison');
      return sorted(self, 0, self.items.length, comparison);
    },
    [`${own} Sort(IComparer<T>? comparer)`]: (self: Sequence, comparer: unknown) =>
      sorted(self, 0, self.items.length, comparisonOf(comparer, self.$elementType)),
    [`${own} Sort(int index, int count, IComparer<T>? comparer)`]: (
      self: Sequence,
      index: number,
      count: number,
      comparer: unknown,
    ) => sorted(self, index, count, comparisonOf(comparer, self.$elementType)),
    [`${own}.Enumerator GetEnumerator()`]: (self: Sequence) => new Enumerator(self, self.$elementType),
    [`${own}.Builder ToBuilder()`]: (self: Sequence) => {
      if (self.isDefault) throw new NullReferenceException();
      return new ListBuilder(
        own.startsWith('ImmutableArray') ? 'ImmutableArray' : 'ImmutableList',
        self.$elementType,
        self.$toItems(),
      );
    },
  };
}
/** The members of the class that makes them. */
export function factoryMembers(name: 'ImmutableList' | 'ImmutableArray'): Record<string, Implementation> {
  const self = `${name}<T>`;
  const from =
    (argument: string) =>
    (items: unknown, type: Type): Sequence => {
      requireArgument(items, argument);
      return items instanceof ImmutableSequence && items.$type.name === name && items.$elementType === type
        ? items
        : immutableSequence(name, type, readItems(items));
    };
  return {
    [`static ${self} Create<T>()`]: (type: Type) => immutableSequence(name, type, []),
    [`static ${self} Create<T>(T item)`]: (item: unknown, type: Type) =>
      immutableSequence(name, type, [item]),
    ...paramsMembers(`static ${self} Create<T>(params T[] items)`, (items: unknown[] | null, type: Type) => {
      if (name === 'ImmutableList') requireArgument(items, 'items');
      return immutableSequence(name, type, items?.slice() ?? []);
    }),
    [`static ${self} CreateRange<T>(IEnumerable<T> items)`]: from('items'),
    [`static ${self}.Builder CreateBuilder<T>()`]: (type: Type) => {
      const builder = new ListBuilder(name, type);
      if (name === 'ImmutableArray') builder.capacity = 8;
      return builder;
    },
    [`static ${self} To${name}<T>(this IEnumerable<T> source)`]: from('items'),
    [`static ${self} To${name}<T>(this ${self}.Builder builder)`]: (builder: ListBuilder) => {
      requireArgument(builder, 'builder');
      return builder.toImmutable();
    },
  };
}
