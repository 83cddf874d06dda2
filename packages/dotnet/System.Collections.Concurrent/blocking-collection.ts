// The class `System.Collections.Concurrent.BlockingCollection`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { ofLibrary, requireArgument } from '../System.Collections/argument-checks.ts';
import { KnownCount, arrayFrom, copyTo } from '../System.Collections/read-items.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { millisecondsOf } from '../System.Threading/timeouts.ts';
import { waitUntil } from '../System.Threading/wait-until.ts';
import { takeFromAny, tryAddToAny, tryTakeFromAny } from './any-collection.ts';
import { ConcurrentItems } from './concurrent-items.ts';
import { libraryArguments } from '../System.Collections/base-argument.ts';

/** Adding waits for room, taking waits for an item: in virtual time, while other work goes on. */
class BlockingCollection extends KnownCount {
  readonly $type: NamedType;
  readonly store: ConcurrentItems;
  readonly capacity: number;
  isCompleted = false;
  constructor(type: NamedType, capacity: number, store?: ConcurrentItems) {
    super();
    this.$type = type;
    this.capacity = capacity;
    this.store =
      store ??
      new ConcurrentItems(
        coreType('System.Collections.Concurrent.ConcurrentQueue', 1).construct(libraryArguments(type)),
      );
  }
  override $held(): Held {
    const { isCompleted } = this;
    return { parts: [this.store], putBack: () => void (this.isCompleted = isCompleted) };
  }
  override get $count(): number {
    return this.store.$count;
  }
  get $elementType(): Type {
    return libraryArguments(this.$type)[0]!;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.store[Symbol.iterator]();
  }
  get hasRoom(): boolean {
    return this.capacity < 0 || this.$count < this.capacity;
  }
  tryAdd(item: unknown, milliseconds: number, token?: CancellationToken): boolean {
    this.#requireOpen();
    if (!waitUntil(() => this.hasRoom || this.isCompleted, milliseconds, token)) return false;
    this.#requireOpen();
    this.store.add(item);
    return true;
  }
  #requireOpen(): void {
    if (this.isCompleted)
      throw new InvalidOperationException(
        'The collection has been marked as complete with regards to additions.',
      );
  }
  tryTake(result: Ref, milliseconds: number, token?: CancellationToken): boolean {
    const isOver = waitUntil(() => this.$count > 0 || this.isCompleted, milliseconds, token);
    if (isOver && this.$count > 0) return this.store.take(result);
    result.v = defaultOf(this.$elementType);
    return false;
  }
  take(token?: CancellationToken): unknown {
    const result: Ref = { v: null };
    if (this.tryTake(result, -1, token)) return result.v;
    throw new InvalidOperationException(
      'The collection argument is empty and has been marked as complete with regards to additions.',
    );
  }
  /** Takes items until none can come any more. */
  *consume(token?: CancellationToken): Generator {
    const result: Ref = { v: null };
    while (this.tryTake(result, -1, token)) yield result.v;
  }
}
const bounded = (capacity: number): number => {
  if (capacity < 1)
    throw new ArgumentOutOfRangeException(
      'boundedCapacity',
      `boundedCapacity ('${capacity}') must be a non-negative and non-zero value.`,
      {
        value: capacity,
        text: String(capacity),
      },
    );
  return capacity;
};
function over(store: unknown, capacity: number, type: NamedType): BlockingCollection {
  requireArgument(store, 'collection');
  return new BlockingCollection(type, capacity, ofLibrary(store, ConcurrentItems));
}
type Blocking = BlockingCollection;
const consuming = (self: Blocking, token?: CancellationToken): object => ({
  $elementType: self.$elementType,
  [Symbol.iterator]: () => self.consume(token),
});
type All = readonly (Blocking | null)[] | null;
/** The members that choose among several collections. */
const anyMembers: TypeDeclaration['members'] = {
  ['static int AddToAny(BlockingCollection<T>[] collections, T item)']: (all: All, item: unknown) =>
    tryAddToAny(all, item, -1),
  ['static int AddToAny(BlockingCollection<T>[] collections, T item, System.Threading.CancellationToken cancellationToken)']:
    (all: All, item: unknown, token: CancellationToken) => tryAddToAny(all, item, -1, token),
  ['static int TryAddToAny(BlockingCollection<T>[] collections, T item)']: (all: All, item: unknown) =>
    tryAddToAny(all, item, 0),
  ['static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout)']: (
    all: All,
    item: unknown,
    milliseconds: number,
  ) => tryAddToAny(all, item, milliseconds),
  ['static int TryAddToAny(BlockingCollection<T>[] collections, T item, TimeSpan timeout)']: (
    all: All,
    item: unknown,
    span,
  ) => tryAddToAny(all, item, millisecondsOf(span)),
  ['static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']:
    (all: All, item: unknown, milliseconds: number, token: CancellationToken) =>
      tryAddToAny(all, item, milliseconds, token),
  ['static int TakeFromAny(BlockingCollection<T>[] collections, out T item)']: (all: All, item: Ref) =>
    takeFromAny(all, item),
  ['static int TakeFromAny(BlockingCollection<T>[] collections, out T item, System.Threading.CancellationToken cancellationToken)']:
    (all: All, item: Ref, token: CancellationToken) => takeFromAny(all, item, token),
  ['static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item)']: (all: All, item: Ref) =>
    tryTakeFromAny(all, item, 0),
  ['static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout)']: (
    all: All,
    item: Ref,
    milliseconds: number,
  ) => tryTakeFromAny(all, item, milliseconds),
  ['static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, TimeSpan timeout)']: (
    all: All,
    item: Ref,
    span,
  ) => tryTakeFromAny(all, item, millisecondsOf(span)),
  ['static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']:
    (all: All, item: Ref, milliseconds: number, token: CancellationToken) =>
      tryTakeFromAny(all, item, milliseconds, token),
};

/** `System.Collections.Concurrent.BlockingCollection`. */
export const blockingCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.Concurrent.BlockingCollection<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>, IDisposable',
  () => ({
    'BlockingCollection()': (type) => new BlockingCollection(type, -1),
    'BlockingCollection(int boundedCapacity)': (capacity, type) =>
      new BlockingCollection(type, bounded(capacity)),
    'BlockingCollection(IProducerConsumerCollection<T> collection)': (store, type) => over(store, -1, type),
    'BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity)': (
      store,
      capacity,
      type,
    ) => over(store, bounded(capacity), type),
    'int BoundedCapacity { get; }': (self: Blocking) => self.capacity,
    'int Count { get; }': (self: Blocking) => self.$count,
    'bool IsAddingCompleted { get; }': (self: Blocking) => self.isCompleted,
    'bool IsCompleted { get; }': (self: Blocking) => self.isCompleted && self.$count === 0,
    'void Add(T item)': (self: Blocking, item) => void self.tryAdd(item, -1),
    ['void Add(T item, System.Threading.CancellationToken cancellationToken)']: (
      self: Blocking,
      item: unknown,
      token: CancellationToken,
    ) => void self.tryAdd(item, -1, token),
    'bool TryAdd(T item)': (self: Blocking, item) => self.tryAdd(item, 0),
    'bool TryAdd(T item, int millisecondsTimeout)': (self: Blocking, item, milliseconds) =>
      self.tryAdd(item, milliseconds),
    'bool TryAdd(T item, TimeSpan timeout)': (self: Blocking, item, timeout) =>
      self.tryAdd(item, millisecondsOf(timeout)),
    ['bool TryAdd(T item, int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']: (
      self: Blocking,
      item: unknown,
      milliseconds: number,
      token: CancellationToken,
    ) => self.tryAdd(item, milliseconds, token),
    'T Take()': (self: Blocking) => self.take(),
    ['T Take(System.Threading.CancellationToken cancellationToken)']: (
      self: Blocking,
      token: CancellationToken,
    ) => self.take(token),
    'bool TryTake(out T item)': (self: Blocking, item) => self.tryTake(item, 0),
    'bool TryTake(out T item, int millisecondsTimeout)': (self: Blocking, item, milliseconds) =>
      self.tryTake(item, milliseconds),
    'bool TryTake(out T item, TimeSpan timeout)': (self: Blocking, item, timeout) =>
      self.tryTake(item, millisecondsOf(timeout)),
    ['bool TryTake(out T item, int millisecondsTimeout, System.Threading.CancellationToken cancellationToken)']:
      (self: Blocking, item: Ref, milliseconds: number, token: CancellationToken) =>
        self.tryTake(item, milliseconds, token),
    ...anyMembers,
    'void CompleteAdding()': (self: Blocking) => void (self.isCompleted = true),
    'IEnumerable<T> GetConsumingEnumerable()': (self: Blocking) => consuming(self),
    ['IEnumerable<T> GetConsumingEnumerable(System.Threading.CancellationToken cancellationToken)']:
      consuming,
    'T[] ToArray()': (self: Blocking) => arrayFrom(self.store.$toItems(), self.$elementType),
    'void CopyTo(T[] array, int index)': (self: Blocking, array, index) =>
      copyTo(self.store.$toItems(), self.$elementType, array, index, 'index'),
    'void Dispose()': () => undefined,
  }),
  { runtime: BlockingCollection },
);
