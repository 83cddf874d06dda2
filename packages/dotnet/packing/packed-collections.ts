// How the collections that are rarer than lists and dictionaries are packed.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { MultiArray } from '@mockwright/language/runtime/multi-array';
import { ConcurrentItems } from '../System.Collections.Concurrent/concurrent-items.ts';
import { LinkedList } from '../System.Collections.Generic/linked-list.ts';
import { OrderedDictionary } from '../System.Collections.Generic/ordered-dictionary.ts';
import { PriorityQueue } from '../System.Collections.Generic/priority-queue.ts';
import { SortedMap } from '../System.Collections.Generic/sorted-dictionary.ts';
import { SortedSet } from '../System.Collections.Generic/sorted-set.ts';
import { ImmutableSequence } from '../System.Collections.Immutable/immutable-sequence.ts';
import { ImmutableTable } from '../System.Collections.Immutable/immutable-table.ts';
import { Collection } from '../System.Collections.ObjectModel/collection.ts';
import { ObservableCollection } from '../System.Collections.ObjectModel/observable-collection.ts';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';
import { ReadOnlyDictionary } from '../System.Collections.ObjectModel/read-only-dictionary.ts';
import { comparers, fixed, items, packComparer, typed } from './packed-rows.ts';
import { UnpackableError, type Packed, type PackedClass, type Unpacker } from './packed.ts';

const comparerOf = (packed: Packed): unknown => comparers[packed as number];

/** A collection that shows a list of its own. */
function facade<T extends Collection>(
  tag: string,
  constructor: new (type: NamedType) => T,
  check: (value: T) => void = () => undefined,
): PackedClass<T> {
  return {
    tag,
    class: constructor,
    pack: (value, { type, value: pack }) => {
      check(value);
      return [type(value.$type), pack(value.list)];
    },
    make: (parts, unpacker) => new constructor(typed(parts, unpacker)),
    fill: (made, parts, { value }) => {
      (made as { list: unknown }).list = value(parts[1]!);
    },
  };
}

function pairs(
  keys: readonly unknown[],
  values: readonly unknown[],
  pack: (value: unknown) => Packed,
): readonly Packed[] {
  return keys.flatMap((key, at) => [pack(key), pack(values[at])]);
}

/** Fills from pairs that begin at a place. */
function eachPair(
  parts: readonly Packed[],
  start: number,
  { value }: Unpacker,
  put: (key: unknown, value: unknown) => void,
): void {
  for (let at = start; at < parts.length; at += 2) put(value(parts[at]!), value(parts[at + 1]!));
}

/** A row for each class. */
export const packedCollections: readonly PackedClass<any>[] = [
  {
    tag: 'sorted',
    class: SortedMap,
    pack: ({ $type, comparer, entries }: SortedMap, { type, value }) => [
      type($type),
      packComparer(comparer),
      ...pairs(entries.keys, entries.values, value),
    ],
    make: (parts, unpacker) => {
      const type = typed(parts, unpacker);
      return new SortedMap(type, comparerOf(parts[1]!), type.name as 'SortedDictionary' | 'SortedList');
    },
    // They come in order: nothing has to be compared.
    fill: ({ entries }: SortedMap, parts, unpacker) =>
      eachPair(parts, 2, unpacker, (key, value) => {
        entries.keys.push(key);
        entries.values.push(value);
      }),
  },
  {
    tag: 'sorted set',
    class: SortedSet,
    pack: (set: SortedSet, { type, value }) => {
      if (set.isView) throw new UnpackableError('a view of a SortedSet');
      return [type(set.$type), packComparer(set.comparer), ...set.entries.keys.map(value)];
    },
    make: (parts, unpacker) => new SortedSet(typed(parts, unpacker), comparerOf(parts[1]!)),
    fill: ({ entries }: SortedSet, parts, { value }) => {
      for (const part of parts.slice(2)) entries.keys.push(value(part));
    },
  },
  {
    tag: 'linked list',
    class: LinkedList,
    pack: (list: LinkedList, { type, value }) => [type(list.$type), ...list.$toItems().map(value)],
    make: (parts, unpacker) => new LinkedList(typed(parts, unpacker)),
    fill: (list: LinkedList, parts, { value }) => {
      for (const part of parts.slice(1)) list.insertAfter(list.last, list.node(value(part)));
    },
  },
  {
    tag: 'ordered',
    class: OrderedDictionary,
    pack: ({ $type, comparer, keys, values }: OrderedDictionary, { type, value }) => [
      type($type),
      packComparer(comparer),
      ...pairs(keys, values, value),
    ],
    make: (parts, unpacker) => new OrderedDictionary(typed(parts, unpacker), comparerOf(parts[1]!)),
    fill: (made: OrderedDictionary, parts, unpacker) =>
      eachPair(parts, 2, unpacker, (key, value) => made.append(key, value)),
  },
  {
    tag: 'priority',
    class: PriorityQueue,
    pack: ({ $type, comparer, nodes }: PriorityQueue, { type, value }) => [
      type($type),
      packComparer(comparer),
      ...nodes.flatMap(({ element, priority }) => [value(element), value(priority)]),
    ],
    make: (parts, unpacker) => new PriorityQueue(typed(parts, unpacker), comparerOf(parts[1]!)),
    // The heap as it was: equal priorities leave in the same order.
    fill: ({ nodes }: PriorityQueue, parts, unpacker) =>
      eachPair(parts, 2, unpacker, (element, priority) => void nodes.push({ element, priority })),
  },
  items(
    'concurrent items',
    ConcurrentItems,
    (made) => (made.isQueue ? made.$toItems() : made.items),
    (made, item) => void made.items.push(item),
  ),
  fixed<ImmutableSequence>(
    'immutable',
    ImmutableSequence,
    (made, { type, value }) => [
      type(made.$type),
      type(made.insideType),
      ...(made.isDefault ? [] : [made.items.map(value)]),
    ],
    ([type, inside, own], unpacker) =>
      new ImmutableSequence(
        unpacker.type(type),
        own === undefined ? null : own.map(unpacker.value),
        unpacker.type(inside),
      ),
  ),
  fixed<ImmutableTable>(
    'immutable table',
    ImmutableTable,
    (table, { type, value }) => {
      if (table.valueEquality !== null) throw new UnpackableError('a comparer');
      return [
        type(table.$type),
        packComparer(table.comparer),
        ...table.entries().flatMap(([key, own]) => [value(key), value(own)]),
      ];
    },
    (parts, unpacker) => {
      const entries: [unknown, unknown][] = [];
      eachPair(parts, 2, unpacker, (key, value) => void entries.push([key, value]));
      return ImmutableTable.holding(typed(parts, unpacker), comparerOf(parts[1]), entries);
    },
  ),
  facade('collection', Collection),
  facade('observable', ObservableCollection, ({ handlers, propertyHandlers }) => {
    if (handlers !== null || propertyHandlers !== null) throw new UnpackableError('a delegate');
  }),
  fixed(
    'read only',
    ReadOnlyCollection,
    ({ $type, list }, { type, value }) => [type($type), value(list)],
    ([type, list], unpacker) => new ReadOnlyCollection(unpacker.type(type), unpacker.value(list)),
  ),
  fixed(
    'read only dictionary',
    ReadOnlyDictionary,
    ({ $type, dictionary }, { type, value }) => [type($type), value(dictionary)],
    ([type, inside], unpacker) => new ReadOnlyDictionary(unpacker.type(type), unpacker.value(inside)),
  ),
  {
    tag: 'multi array',
    class: MultiArray,
    pack: ({ $elementType, lengths, items: own }: MultiArray, { type, value }) => [
      type($elementType),
      lengths,
      ...own.map(value),
    ],
    make: (parts, { type }) => new MultiArray(type(parts[0]!), parts[1] as readonly number[], []),
    fill: (made: MultiArray, parts, { value }) => {
      for (const part of parts.slice(2)) made.items.push(value(part));
    },
  },
];
