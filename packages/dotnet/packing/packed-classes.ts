// How the objects of each class of the library are packed.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  createTuple,
  ValueTuple1,
  ValueTuple2,
  ValueTuple3,
  ValueTuple4,
  ValueTuple5,
  ValueTuple6,
  ValueTuple7,
  ValueTuple8,
  type ValueTuple,
} from '@mockwright/language/runtime/tuple';
import { ConcurrentDictionary } from '../System.Collections.Concurrent/concurrent-dictionary.ts';
import { Dictionary } from '../System.Collections.Generic/dictionary.ts';
import { HashSet } from '../System.Collections.Generic/hash-set.ts';
import { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { Queue } from '../System.Collections.Generic/queue.ts';
import { Stack } from '../System.Collections.Generic/stack.ts';
import { ExpandoObject } from '../System.Dynamic/expando-object.ts';
import { StringBuilder } from '../System.Text/string-builder.ts';
import { DateOnly } from '../System/date-only.ts';
import { DateTimeOffset } from '../System/date-time-offset.ts';
import { Guid } from '../System/guid-value.ts';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { StringComparer } from '../System/string-comparer.ts';
import { TimeOnly } from '../System/time-only.ts';
import { TimeSpan } from '../System/time-span.ts';
import { DateTime } from '../System/time/date-time.ts';
import { Tuple } from '../System/tuple.ts';
import { Version } from '../System/version.ts';
import { UnpackableError, type Packed, type PackedClass, type Packer, type Unpacker } from './packed.ts';

const tupleClasses = [
  ValueTuple1,
  ValueTuple2,
  ValueTuple3,
  ValueTuple4,
  ValueTuple5,
  ValueTuple6,
  ValueTuple7,
  ValueTuple8,
];

/** The ideas of equality that are the same everywhere. */
const comparers: readonly unknown[] = [
  null,
  StringComparer.ordinal,
  StringComparer.ordinalIgnoreCase,
  StringComparer.invariant,
  StringComparer.invariantIgnoreCase,
];

function packComparer(comparer: unknown): number {
  const index = comparers.indexOf(comparer);
  if (index < 0) throw new UnpackableError('a comparer');
  return index;
}

function typed(parts: readonly Packed[], { type }: Unpacker): NamedType {
  return type(parts[0]!);
}

/** A class whose objects are their type, and items in a row. */
function items<T extends object & { readonly $type: NamedType }>(
  tag: string,
  constructor: new (type: NamedType, items: unknown[]) => T,
  itemsOf: (value: T) => readonly unknown[],
  add: (made: T, item: unknown) => void,
): PackedClass<T> {
  return {
    tag,
    class: constructor,
    pack: (value, { type, value: pack }) => [type(value.$type), ...itemsOf(value).map(pack)],
    make: (parts, unpacker) => new constructor(typed(parts, unpacker), []),
    fill: (made, parts, { value }) => {
      for (let at = 1; at < parts.length; at++) add(made, value(parts[at]!));
    },
  };
}

interface Keyed {
  readonly $type: NamedType;
  readonly comparer: unknown;
  readonly values: readonly unknown[];
  readonly table: { readonly keys: readonly unknown[] };
  set(key: unknown, value: unknown): void;
}

function keyed<T extends object & Keyed>(
  tag: string,
  constructor: new (type: NamedType, comparer: unknown) => T,
): PackedClass<T> {
  return {
    tag,
    class: constructor,
    pack: ({ $type, comparer, table, values }, { type, value }) => [
      type($type),
      packComparer(comparer),
      ...table.keys.flatMap((key, slot) =>
        typeof key === 'symbol' ? [] : [value(key), value(values[slot])],
      ),
    ],
    make: (parts, unpacker) => new constructor(typed(parts, unpacker), comparers[parts[1] as number]),
    fill: (made, parts, { value }) => {
      for (let at = 2; at < parts.length; at += 2) made.set(value(parts[at]!), value(parts[at + 1]!));
    },
  };
}

/** A class whose objects never change. */
function fixed<T extends object>(
  tag: string,
  constructor: { readonly prototype: T },
  pack: (value: T, packer: Packer) => readonly Packed[],
  make: (parts: readonly any[], unpacker: Unpacker) => T,
): PackedClass<T> {
  return { tag, class: constructor, pack, make };
}

/** A row for each class; tokens have a file of their own. */
export const packedClasses: readonly PackedClass<any>[] = [
  fixed(
    'decimal',
    Decimal,
    ({ mantissa, scale, isNegative }) => [String(mantissa), scale, isNegative],
    ([mantissa, scale, isNegative]) => new Decimal(BigInt(mantissa), scale, isNegative),
  ),
  fixed(
    'big',
    BigInteger,
    ({ value }) => [String(value)],
    ([value]) => new BigInteger(BigInt(value)),
  ),
  fixed(
    'guid',
    Guid,
    ({ digits }) => [digits],
    ([digits]) => new Guid(digits),
  ),
  fixed(
    'date',
    DateTime,
    ({ ticks, kind }) => [String(ticks), kind],
    ([ticks, kind]) => new DateTime(BigInt(ticks), kind),
  ),
  fixed(
    'offset',
    DateTimeOffset,
    ({ clock, offsetMinutes }, { value }) => [value(clock), offsetMinutes],
    ([clock, offset], { value }) => new DateTimeOffset(value(clock) as DateTime, offset),
  ),
  fixed(
    'span',
    TimeSpan,
    ({ ticks }) => [String(ticks)],
    ([ticks]) => new TimeSpan(BigInt(ticks)),
  ),
  fixed(
    'day',
    DateOnly,
    ({ dayNumber }) => [dayNumber],
    ([day]) => new DateOnly(day),
  ),
  fixed(
    'time',
    TimeOnly,
    ({ ticks }) => [String(ticks)],
    ([ticks]) => new TimeOnly(BigInt(ticks)),
  ),
  fixed(
    'version',
    Version,
    ({ parts }) => parts,
    (parts) => new Version(...(parts as [number, number])),
  ),
  fixed(
    'pair',
    KeyValuePair,
    ({ $type, Key, Value }, { type, value }) => [type($type), value(Key), value(Value)],
    ([type, key, value], unpacker) =>
      new KeyValuePair(unpacker.type(type), unpacker.value(key), unpacker.value(value)),
  ),
  fixed(
    'class tuple',
    Tuple,
    ({ $type, items: own }, { type, value }) => [type($type), ...own.map(value)],
    ([type, ...own], unpacker) => new Tuple(unpacker.type(type), own.map(unpacker.value)),
  ),
  ...tupleClasses.map((each) =>
    fixed<ValueTuple>(
      `tuple${tupleClasses.indexOf(each) + 1}`,
      each,
      (tuple, { type, value }) => [type(tuple.$type), ...tuple.$parts().map(value)],
      ([type, ...own], unpacker) => createTuple(unpacker.type(type), own.map(unpacker.value)),
    ),
  ),
  items(
    'list',
    List,
    (list) => list.items,
    (list, item) => void list.items.push(item),
  ),
  items(
    'queue',
    Queue,
    (queue) => queue.$toItems(),
    (queue, item) => queue.enqueue(item),
  ),
  items(
    'stack',
    Stack,
    (stack) => [...stack].toReversed(),
    (stack, item) => stack.push(item),
  ),
  keyed('dictionary', Dictionary),
  keyed('concurrent', ConcurrentDictionary),
  {
    tag: 'set',
    class: HashSet,
    pack: (set: HashSet, { type, value }) => [
      type(set.$type),
      packComparer(set.comparer),
      ...set.$toItems().map(value),
    ],
    make: (parts, unpacker) => new HashSet(typed(parts, unpacker), comparers[parts[1] as number]),
    fill: (set: HashSet, parts, { value }) => {
      for (let at = 2; at < parts.length; at++) set.add(value(parts[at]!));
    },
  },
  {
    tag: 'text',
    class: StringBuilder,
    pack: ({ text }: StringBuilder) => [text],
    make: ([text]) => new StringBuilder(text as string),
    fill: () => undefined,
  },
  {
    tag: 'expando',
    class: ExpandoObject,
    pack: (made: ExpandoObject, { value }) =>
      [...made.members()].flatMap(([name, own]) => [name, value(own)]),
    make: () => new ExpandoObject(),
    fill: (made: ExpandoObject, parts, { value }) => {
      for (let at = 0; at < parts.length; at += 2)
        made.$setMember(parts[at] as string, value(parts[at + 1]!));
    },
  },
];
