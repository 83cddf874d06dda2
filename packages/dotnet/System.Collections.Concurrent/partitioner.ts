// `Partitioner`: parts of a sequence for those who share the work on it.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spend } from '@mockwright/language/runtime/run';
import { Tuple } from '../System/tuple.ts';
import { arrayFrom, readItems } from '../System.Collections/enumerable.ts';
import { callMember } from '../System.Collections/collection-protocol.ts';
import { outOfRange, requireArgument } from '../System.Collections/arguments.ts';
import { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { createList } from '../System.Collections.Generic/list.ts';

const namespace = 'System.Collections.Concurrent';

/** Parts of a sequence: ranges of it that are fixed, or elements that are handed out as they are asked for. */
class OrderablePartitioner {
  readonly $type: NamedType;
  readonly items: () => Iterable<unknown>;
  readonly isFixed: boolean;
  constructor(element: Type, items: () => Iterable<unknown>, isFixed: boolean) {
    this.$type = coreType(`${namespace}.OrderablePartitioner`, 1).construct([element]);
    this.items = items;
    this.isFixed = isFixed;
  }
  get element(): Type {
    return this.$type.typeArguments[0]!;
  }
  /** The elements of each part. */
  parts(count: number): Iterable<unknown>[] {
    if (count <= 0) throw new ArgumentOutOfRangeException('partitionCount');
    if (!this.isFixed) {
      const shared = this.items()[Symbol.iterator]();
      return Array.from({ length: count }, () => rest(shared));
    }
    const items = [...this.items()];
    const least = Math.trunc(items.length / count);
    const more = items.length % count;
    let from = 0;
    return Array.from({ length: count }, (_, part) => {
      const start = from;
      from += least + (part < more ? 1 : 0);
      return items.slice(start, from);
    });
  }
}
/** What is left of an iterator, by and by. */
function* rest<T>(shared: Iterator<T>): Generator<T> {
  for (let step = shared.next(); step.done !== true; step = shared.next()) yield step.value;
}
const pairType = (element: Type): NamedType =>
  coreType('System.Collections.Generic.KeyValuePair', 2).construct([specialType('long'), element]);
function* numbered(self: OrderablePartitioner): Generator {
  let index = 0n;
  const type = pairType(self.element);
  for (const item of self.items()) yield new KeyValuePair(type, index++, item);
}
const listOfEnumerators = (parts: readonly Iterable<unknown>[], element: Type): unknown =>
  createList(
    parts.map((part) => new Enumerator(part, element)),
    coreType('System.Collections.Generic.IEnumerator', 1).construct([element]),
  );

/** The elements of a partitioner: `Parallel.ForEach` walks them as one part. */
export function partitionItems(partitioner: unknown): Iterable<unknown> {
  if (partitioner instanceof OrderablePartitioner) return partitioner.items();
  const parts = callMember(partitioner, 'Partitioner`1.GetPartitions/1', 'GetPartitions', [1]);
  return iterate(readItems(parts)[0]);
}

function ranges<T extends number | bigint>(from: T, to: T, size: T, type: Type): OrderablePartitioner {
  if (to <= from)
    throw outOfRange('toExclusive', to, `toExclusive ('${to}') must be greater than '${from}'.`);
  if (size <= 0)
    throw outOfRange('rangeSize', size, `rangeSize ('${size}') must be a non-negative and non-zero value.`);
  const tuple = coreType('System.Tuple', 2).construct([type, type]);
  return new OrderablePartitioner(
    tuple,
    function* () {
      for (let start = from; start < to; start = ((start as number) + (size as number)) as T) {
        spend(1);
        const end = ((start as number) + (size as number)) as T;
        yield new Tuple(tuple, [start, end < to ? end : to]);
      }
    },
    false,
  );
}
/** .NET makes three ranges for each processor. */
const rangesInAll = 12;
const sizeFor = (from: number, to: number): number => Math.max(1, Math.trunc((to - from) / rangesInAll));

function rangeMembers(type: 'int' | 'long'): Record<string, Implementation> {
  const start = `static OrderablePartitioner<Tuple<${type}, ${type}>> Create(${type} fromInclusive, ${type} toExclusive`;
  return {
    [`${start})`]: (from: number | bigint, to: number | bigint) => {
      const size = sizeFor(Number(from), Number(to));
      return ranges(from, to, type === 'int' ? size : BigInt(size), specialType(type));
    },
    [`${start}, ${type} rangeSize)`]: (from: number | bigint, to: number | bigint, size: number | bigint) =>
      ranges(from, to, size, specialType(type)),
  };
}
const create =
  (name: string) =>
  (items: unknown, isBalanced: boolean, type: Type): OrderablePartitioner => {
    requireArgument(items, name);
    return new OrderablePartitioner(type, () => iterate(items), !isBalanced);
  };
const made = 'static OrderablePartitioner<TSource> Create<TSource>(';

/** `Partitioner<TSource>`, `OrderablePartitioner<TSource>` and `Partitioner`. */
export const partitionerTypes: readonly TypeDeclaration[] = [
  declareEnum(`[Flags] public enum ${namespace}.EnumerablePartitionerOptions`, { None: 0, NoBuffering: 1 }),
  declareType(`public abstract class ${namespace}.Partitioner<TSource>`, () => ({
    'virtual bool SupportsDynamicPartitions { get; }': (self) =>
      self instanceof OrderablePartitioner && !self.isFixed,
    'virtual IList<IEnumerator<TSource>> GetPartitions(int partitionCount)': (
      self: OrderablePartitioner,
      count: number,
    ) => listOfEnumerators(self.parts(count), self.element),
    'virtual IEnumerable<TSource> GetDynamicPartitions()': (self: OrderablePartitioner) =>
      arrayFrom([...self.items()], self.element),
  })),
  declareType(
    `public abstract class ${namespace}.OrderablePartitioner<TSource> : Partitioner<TSource>`,
    () => ({
      'bool KeysOrderedInEachPartition { get; }': () => true,
      'bool KeysOrderedAcrossPartitions { get; }': (self: OrderablePartitioner) => self.isFixed,
      'bool KeysNormalized { get; }': () => true,
      'virtual IEnumerable<KeyValuePair<long, TSource>> GetOrderableDynamicPartitions()': (
        self: OrderablePartitioner,
      ) => arrayFrom([...numbered(self)], pairType(self.element)),
    }),
    { runtime: OrderablePartitioner },
  ),
  declareType(`public static class ${namespace}.Partitioner`, () => ({
    [`${made}IList<TSource> list, bool loadBalance)`]: create('list'),
    [`${made}TSource[] array, bool loadBalance)`]: create('array'),
    [`${made}IEnumerable<TSource> source)`]: (items: unknown, type: Type) =>
      create('source')(items, true, type),
    [`${made}IEnumerable<TSource> source, EnumerablePartitionerOptions partitionerOptions)`]: (
      items: unknown,
      _options: number,
      type: Type,
    ) => create('source')(items, true, type),
    ...rangeMembers('int'),
    ...rangeMembers('long'),
  })),
];
