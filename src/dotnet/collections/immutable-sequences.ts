// `System.Collections.Immutable`, lists, arrays, queues and stacks: every change gives a new one over a copied array.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { defaultOf } from '../../runtime/casting.ts';
import { coreType } from '../../runtime/core-types.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import { equals } from '../../runtime/equality.ts';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
  InvalidOperationException,
} from '../../runtime/exceptions.ts';
import { spend } from '../../runtime/run.ts';
import { indexOutOfRange, requireArgument } from './arguments.ts';
import { readOnly } from './collection-protocol.ts';
import { comparisonOf, equalityOf } from './comparers.ts';
import type { Comparison } from './comparers.ts';
import { KnownCount, copyTo, readItems } from './enumerable.ts';
import { indexOfItem } from './list-search.ts';
import { createList } from './list.ts';
import { sortRange } from './sorting.ts';

const namespace = 'System.Collections.Immutable';

/** A list, array, queue or stack that never changes. */
class ImmutableSequence<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly items: readonly T[];
  constructor(type: NamedType, items: readonly T[]) {
    super();
    spend(items.length >> 4);
    this.$type = type;
    this.items = items;
  }
  override get $count(): number {
    return this.items.length;
  }
  get $elementType(): Type {
    return this.$type.typeArguments[0]!;
  }
  [Symbol.iterator](): Iterator<T> {
    return this.items[Symbol.iterator]();
  }
  $toItems(): T[] {
    return this.items.slice();
  }
  with(items: readonly T[]): ImmutableSequence<T> {
    return new ImmutableSequence(this.$type, items);
  }
  /** `ImmutableArray` is a struct that compares its array. */
  $equals(other: unknown): boolean {
    return (
      other === this ||
      (this.$type.kind === 'struct' && other instanceof ImmutableSequence && other.items === this.items)
    );
  }
  'ICollection`1.Add/1'(): void {
    throw readOnly();
  }
  'ICollection`1.Clear/0'(): void {
    throw readOnly();
  }
  'ICollection`1.Remove/1'(): boolean {
    throw readOnly();
  }
}
type Sequence = ImmutableSequence;

function requireIndex(self: Sequence, index: number, orEqual = false): void {
  if (index >= 0 && index < self.items.length + (orEqual ? 1 : 0)) return;
  throw orEqual ? new ArgumentOutOfRangeException('index') : indexOutOfRange();
}
const equalsOf = (comparer: unknown): ((a: unknown, b: unknown) => boolean) =>
  equalityOf(comparer)?.equals ?? equals;
function removeItem(self: Sequence, value: unknown, comparer: unknown): Sequence {
  const areEqual = equalsOf(comparer);
  const index = self.items.findIndex((item) => areEqual(item, value));
  return index < 0 ? self : self.with(self.items.toSpliced(index, 1));
}
function sorted(self: Sequence, compare: Comparison): Sequence {
  const items = self.$toItems();
  sortRange(items, 0, items.length, compare);
  return self.with(items);
}

/** What `ImmutableList<T>` and `ImmutableArray<T>` have in common; `own` is the type's name. */
function listMembers(own: string): Record<string, Implementation> {
  const elementAt = (self: Sequence, index: number): unknown => {
    if (own.startsWith('ImmutableArray') && index >>> 0 >= self.items.length)
      throw new IndexOutOfRangeException();
    requireIndex(self, index);
    return self.items[index];
  };
  return {
    'bool IsEmpty { get; }': (self: Sequence) => self.items.length === 0,
    'T this[int index] { get; }': elementAt,
    [`${own} Add(T item)`]: (self: Sequence, item: unknown) => self.with([...self.items, item]),
    [`${own} AddRange(IEnumerable<T> items)`]: (self: Sequence, items: unknown) => {
      requireArgument(items, 'items');
      return self.with([...self.items, ...readItems(items)]);
    },
    [`${own} Insert(int index, T item)`]: (self: Sequence, index: number, item: unknown) => {
      requireIndex(self, index, true);
      return self.with(self.items.toSpliced(index, 0, item));
    },
    [`${own} InsertRange(int index, IEnumerable<T> items)`]: (
      self: Sequence,
      index: number,
      items: unknown,
    ) => {
      requireIndex(self, index, true);
      return self.with(self.items.toSpliced(index, 0, ...readItems(items)));
    },
    [`${own} Remove(T value)`]: (self: Sequence, value: unknown) => removeItem(self, value, null),
    [`${own} Remove(T value, IEqualityComparer<T>? equalityComparer)`]: removeItem,
    [`${own} RemoveAll(Predicate<T> match)`]: (self: Sequence, match: (item: unknown) => boolean) =>
      self.with(self.items.filter((item) => !match(item))),
    [`${own} RemoveAt(int index)`]: (self: Sequence, index: number) => {
      requireIndex(self, index);
      return self.with(self.items.toSpliced(index, 1));
    },
    [`${own} RemoveRange(int index, int count)`]: (self: Sequence, index: number, count: number) => {
      requireIndex(self, index, true);
      return self.with(self.items.toSpliced(index, count));
    },
    [`${own} RemoveRange(IEnumerable<T> items)`]: (self: Sequence, items: unknown) =>
      readItems(items).reduce<Sequence>((list, item) => removeItem(list, item, null), self),
    [`${own} Replace(T oldValue, T newValue)`]: (self: Sequence, oldValue: unknown, newValue: unknown) => {
      const index = indexOfItem(self.items, oldValue, 0, self.items.length);
      if (index < 0) throw new ArgumentException('Cannot find the old value', 'oldValue');
      return self.with(self.items.with(index, newValue));
    },
    [`${own} SetItem(int index, T value)`]: (self: Sequence, index: number, value: unknown) => {
      requireIndex(self, index);
      return self.with(self.items.with(index, value));
    },
    [`${own} Clear()`]: (self: Sequence) => self.with([]),
    [`${own} Sort()`]: (self: Sequence) => sorted(self, comparisonOf(null, self.$elementType)),
    [`${own} Sort(Comparison<T> comparison)`]: sorted,
    [`${own} Sort(IComparer<T>? comparer)`]: (self: Sequence, comparer: unknown) =>
      sorted(self, comparisonOf(comparer, self.$elementType)),
    'bool Contains(T value)': (self: Sequence, value: unknown) =>
      indexOfItem(self.items, value, 0, self.items.length) >= 0,
    'int IndexOf(T value)': (self: Sequence, value: unknown) =>
      indexOfItem(self.items, value, 0, self.items.length),
    'void CopyTo(T[] array)': (self: Sequence, array: unknown[]) => copyTo(self.items, array, 0),
    'void CopyTo(T[] array, int arrayIndex)': (self: Sequence, array: unknown[], index: number) =>
      copyTo(self.items, array, index),
    'IEnumerator<T> GetEnumerator()': (self: Sequence) => new Enumerator(self, self.$elementType),
  };
}

/** `Builder`: a list that remembers what to become. */
const builderMembers = (own: string, kind: string): Record<string, Implementation> => ({
  [`${own} ToImmutable()`]: (self: ReturnType<typeof createList>) =>
    new ImmutableSequence(
      coreType(`${namespace}.${kind}`, 1).construct([self.$elementType]),
      self.items.slice(),
    ),
});
function createBuilder(element: Type, kind: string, items: unknown[] = []): unknown {
  const list = createList(items, element);
  return Object.assign(list, { $type: coreType(`${namespace}.${kind}\`1.Builder`).construct([element]) });
}

/** `ImmutableQueue<T>` and `ImmutableStack<T>`: stacks are kept with their top first. */
function endMembers(own: string, name: 'Queue' | 'Stack'): Record<string, Implementation> {
  const [add, take] = name === 'Queue' ? ['Enqueue', 'Dequeue'] : ['Push', 'Pop'];
  const first = (self: Sequence): unknown => {
    if (self.items.length === 0)
      throw new InvalidOperationException(`This operation does not apply to an empty instance.`);
    return self.items[0];
  };
  return {
    [`static ${own} Empty { get; }`]: (type: NamedType) => new ImmutableSequence(type, []),
    'bool IsEmpty { get; }': (self: Sequence) => self.items.length === 0,
    [`${own} ${add}(T value)`]: (self: Sequence, value: unknown) =>
      self.with(name === 'Queue' ? [...self.items, value] : [value, ...self.items]),
    [`${own} ${take}()`]: (self: Sequence) => {
      first(self);
      return self.with(self.items.slice(1));
    },
    [`${own} ${take}(out T value)`]: (self: Sequence, value: Ref) => {
      value.v = first(self);
      return self.with(self.items.slice(1));
    },
    'T Peek()': first,
    [`${own} Clear()`]: (self: Sequence) => self.with([]),
    'IEnumerator<T> GetEnumerator()': (self: Sequence) => new Enumerator(self, self.$elementType),
  };
}

const sequence = (name: string, element: Type, items: readonly unknown[]): Sequence =>
  new ImmutableSequence(coreType(`${namespace}.${name}`, 1).construct([element]), items);

/** `ImmutableArray<T>` over elements, which it takes over. */
export const immutableArray = (items: readonly unknown[], element: Type): object =>
  sequence('ImmutableArray', element, items);

function sequenceTypes(name: 'ImmutableList' | 'ImmutableArray'): TypeDeclaration[] {
  const isArray = name === 'ImmutableArray';
  const self = `${name}<T>`;
  return [
    declareType(
      `public ${isArray ? 'readonly struct' : 'sealed class'} ${namespace}.${self} : IList<T>, IReadOnlyList<T>, IList`,
      {
        [`static ${self} Empty { get; }`]: (type: NamedType) => new ImmutableSequence(type, []),
        [isArray ? 'int Length { get; }' : 'int Count { get; }']: (list: Sequence) => list.items.length,
        ...listMembers(self),
        [`${self}.Builder ToBuilder()`]: (list: Sequence) =>
          createBuilder(list.$elementType, name, list.$toItems()),
        ...(isArray
          ? {
              'bool IsDefault { get; }': () => false,
              'bool IsDefaultOrEmpty { get; }': (list: Sequence) => list.items.length === 0,
            }
          : {
              'T? Find(Predicate<T> match)': (list: Sequence, match: (item: unknown) => boolean) =>
                list.items.find((item) => match(item)) ?? defaultOf(list.$elementType),
              'bool Exists(Predicate<T> match)': (list: Sequence, match: (item: unknown) => boolean) =>
                list.items.some((item) => match(item)),
              [`${self} Reverse()`]: (list: Sequence) => list.with(list.items.toReversed()),
              [`${self} GetRange(int index, int count)`]: (list: Sequence, index: number, count: number) =>
                list.with(list.items.slice(index, index + count)),
              'void ForEach(Action<T> action)': (list: Sequence, action: (item: unknown) => void) =>
                list.items.forEach((item) => action(item)),
            }),
      },
      isArray
        ? { runtime: ImmutableSequence, defaultValue: (type) => new ImmutableSequence(type as NamedType, []) }
        : { runtime: ImmutableSequence },
    ),
    declareType(`public sealed class ${namespace}.${self}.Builder : List<T>`, builderMembers(self, name)),
    declareType(`public static class ${namespace}.${name}`, {
      [`static ${self} Create<T>()`]: (type: Type) => sequence(name, type, []),
      [`static ${self} Create<T>(params T[] items)`]: (items: unknown[], type: Type) =>
        sequence(name, type, items.slice()),
      [`static ${self} CreateRange<T>(IEnumerable<T> items)`]: (items: unknown, type: Type) =>
        sequence(name, type, readItems(items)),
      [`static ${self}.Builder CreateBuilder<T>()`]: (type: Type) => createBuilder(type, name),
      [`static ${self} To${name}<T>(this IEnumerable<T> source)`]: (items: unknown, type: Type) => {
        requireArgument(items, 'source');
        return sequence(name, type, readItems(items));
      },
    }),
  ];
}
function endTypes(name: 'Queue' | 'Stack'): TypeDeclaration[] {
  const self = `Immutable${name}<T>`;
  const order = (items: unknown[]): unknown[] => (name === 'Queue' ? items.slice() : items.toReversed());
  return [
    declareType(`public sealed class ${namespace}.${self} : IEnumerable<T>`, endMembers(self, name)),
    declareType(`public static class ${namespace}.Immutable${name}`, {
      [`static ${self} Create<T>()`]: (type: Type) => sequence(`Immutable${name}`, type, []),
      [`static ${self} Create<T>(params T[] items)`]: (items: unknown[], type: Type) =>
        sequence(`Immutable${name}`, type, order(items)),
      [`static ${self} CreateRange<T>(IEnumerable<T> items)`]: (items: unknown, type: Type) =>
        sequence(`Immutable${name}`, type, order(readItems(items))),
    }),
  ];
}

/** Lists, arrays, queues and stacks. */
export const immutableSequenceTypes: readonly TypeDeclaration[] = [
  ...sequenceTypes('ImmutableList'),
  ...sequenceTypes('ImmutableArray'),
  ...endTypes('Queue'),
  ...endTypes('Stack'),
];
