// `PriorityQueue<TElement, TPriority>`: a heap of four children a node, as .NET's, so that equal priorities leave in the same order.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { equals } from '@mockwright/language/runtime/equality';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { createTuple } from '@mockwright/language/runtime/tuple';
import type { ValueTuple2 } from '@mockwright/language/runtime/tuple';
import {
  checkSize,
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
} from '../System.Collections/argument-checks.ts';
import { Capacity, doublingByFour } from '../System.Collections/capacity-growth.ts';
import { comparisonOf, equalityOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { Comparer } from './comparer.ts';
import { enumeratorIn } from './enumerators.ts';
import { KnownCount, collect, knownCount } from '../System.Collections/read-items.ts';

interface Entry {
  readonly element: unknown;
  readonly priority: unknown;
}
const emptyQueue = (): InvalidOperationException => new InvalidOperationException('Queue empty.');

/** A queue whose least priority leaves first. */
export class PriorityQueue {
  readonly $type: NamedType;
  readonly elementType: Type;
  readonly priorityType: Type;
  readonly comparer: unknown;
  readonly compare: Comparison;
  nodes: Entry[] = [];
  /** Goes up with every change. */
  version = 0;
  readonly room: Capacity;
  constructor(type: NamedType, comparer: unknown = null, capacity = 0) {
    this.$type = type;
    [this.elementType, this.priorityType] = type.typeArguments as [Type, Type];
    this.comparer = comparer;
    this.room = new Capacity(doublingByFour, capacity);
    this.compare = comparisonOf(comparer, this.priorityType);
  }
  $held(): Held {
    const nodes = this.nodes.map((node) => ({ ...node }));
    const putBack = (): void => {
      this.nodes = nodes;
      this.version++;
    };
    return { parts: nodes.flatMap(({ element, priority }) => [element, priority]), putBack };
  }
  enqueue(element: unknown, priority: unknown): void {
    checkSize(this.nodes.length);
    this.version++;
    this.nodes.push({ element, priority });
    this.#moveUp({ element, priority }, this.nodes.length - 1);
  }
  /** Code that compares may not change the queue: what is moved about would be lost. */
  #order(a: unknown, b: unknown): number {
    const { version } = this;
    const order = this.compare(a, b);
    if (this.version !== version) throw modifiedAfterStart();
    return order;
  }
  /** All at once: heapified when the queue was empty. */
  enqueueAll(entries: readonly Entry[]): void {
    if (this.nodes.length > 0) {
      for (const { element, priority } of entries) {
        spend(1);
        this.enqueue(element, priority);
      }
      return;
    }
    spendSize(entries.length);
    this.version++;
    this.nodes = [...entries];
    this.#heapify();
  }
  #heapify(): void {
    if (this.nodes.length < 2) return;
    for (let index = (this.nodes.length - 2) >> 2; index >= 0; index--) {
      spend(1);
      this.#moveDown(this.nodes[index]!, index);
    }
  }
  peek(): Entry {
    const first = this.nodes[0];
    if (!first) throw emptyQueue();
    return first;
  }
  dequeue(): Entry {
    const first = this.peek();
    this.#removeRoot();
    return first;
  }
  #removeRoot(): void {
    this.version++;
    const last = this.nodes.pop()!;
    if (this.nodes.length > 0) this.#moveDown(last, 0);
  }
  enqueueDequeue(element: unknown, priority: unknown): unknown {
    const root = this.nodes[0];
    if (!root || this.#order(priority, root.priority) <= 0) return element;
    this.version++;
    this.#moveDown({ element, priority }, 0);
    return root.element;
  }
  dequeueEnqueue(element: unknown, priority: unknown): unknown {
    const root = this.peek();
    this.version++;
    if (this.#order(priority, root.priority) > 0) this.#moveDown({ element, priority }, 0);
    else this.nodes[0] = { element, priority };
    return root.element;
  }
  remove(element: unknown, areEqual: (a: unknown, b: unknown) => boolean): Entry | undefined {
    spendSize(this.nodes.length);
    // What compares may take entries out.
    let index = 0;
    while (index < this.nodes.length && !areEqual(this.nodes[index]!.element, element)) index++;
    const found = this.nodes[index];
    if (!found) return undefined;
    this.version++;
    const last = this.nodes.pop()!;
    if (index < this.nodes.length) {
      if (this.#order(last.priority, found.priority) < 0) this.#moveUp(last, index);
      else this.#moveDown(last, index);
    }
    return found;
  }
  #moveUp(entry: Entry, start: number): void {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 2;
      if (this.#order(entry.priority, this.nodes[parent]!.priority) >= 0) break;
      this.nodes[index] = this.nodes[parent]!;
      index = parent;
    }
    this.nodes[index] = entry;
  }
  #moveDown(entry: Entry, start: number): void {
    const { nodes } = this;
    let index = start;
    for (let child = (index << 2) + 1; child < nodes.length; child = (index << 2) + 1) {
      let least = child;
      for (let other = child + 1; other < Math.min(child + 4, nodes.length); other++) {
        if (this.#order(nodes[other]!.priority, nodes[least]!.priority) < 0) least = other;
      }
      if (this.#order(entry.priority, nodes[least]!.priority) <= 0) break;
      nodes[index] = nodes[least]!;
      index = least;
    }
    nodes[index] = entry;
  }
}
function entriesOf(items: unknown, name: string): Entry[] {
  requireArgument(items, name);
  return collect(items, (pair: ValueTuple2) => ({ element: pair.Item1, priority: pair.Item2 }));
}
function fromItems(items: unknown, comparer: unknown, type: NamedType): PriorityQueue {
  const queue = new PriorityQueue(type, comparer);
  const entries = entriesOf(items, 'items');
  queue.room.set(knownCount(items) ?? 0);
  queue.enqueueAll(entries);
  return queue;
}
function withCapacity(capacity: number, comparer: unknown, type: NamedType): PriorityQueue {
  requireNonNegative(capacity, 'initialCapacity');
  return new PriorityQueue(type, comparer, capacity);
}
function tell(entry: Entry | undefined, self: PriorityQueue, element: Ref, priority: Ref): boolean {
  element.v = entry ? entry.element : defaultOf(self.elementType);
  priority.v = entry ? entry.priority : defaultOf(self.priorityType);
  return entry !== undefined;
}

/** `UnorderedItems`: what the queue holds, in the order of the heap. */
class UnorderedItems extends KnownCount {
  readonly $type: NamedType;
  readonly $elementType: NamedType;
  readonly #queue: PriorityQueue;
  constructor(queue: PriorityQueue) {
    super();
    const { elementType, priorityType } = queue;
    this.#queue = queue;
    this.$type = coreType('System.Collections.Generic.PriorityQueue`2.UnorderedItemsCollection').construct([
      elementType,
      priorityType,
    ]);
    this.$elementType = coreType('System.ValueTuple', 2).construct([elementType, priorityType]);
  }
  override get $count(): number {
    return this.#queue.nodes.length;
  }
  *[Symbol.iterator](): Generator {
    const { version, nodes } = this.#queue;
    for (const { element, priority } of nodes) {
      yield createTuple(this.$elementType, [element, priority]);
      if (this.#queue.version !== version) throw modifiedAfterStart();
    }
  }
}
const tuple = '(TElement Element, TPriority Priority)';
const itemsType = 'PriorityQueue<TElement, TPriority>.UnorderedItemsCollection';
/** What `PriorityQueue<TElement, TPriority>.UnorderedItems` gives. */
export const unorderedItemsTypes: readonly TypeDeclaration[] = [
  declareType(
    `public sealed class System.Collections.Generic.${itemsType} : IReadOnlyCollection<${tuple}>, ICollection`,
    () => ({
      'int Count { get; }': (self: UnorderedItems) => self.$count,
      [`${itemsType}.Enumerator GetEnumerator()`]: (self: UnorderedItems) =>
        new Enumerator(self, self.$elementType),
    }),
  ),
  enumeratorIn(`System.Collections.Generic.${itemsType}`, tuple),
];
/** `System.Collections.Generic.PriorityQueue<TElement, TPriority>`. */
export const priorityQueueType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.PriorityQueue<TElement, TPriority>',
  () => ({
    'PriorityQueue()': (type) => new PriorityQueue(type),
    'PriorityQueue(int initialCapacity)': (capacity, type) => withCapacity(capacity, null, type),
    'PriorityQueue(IComparer<TPriority>? comparer)': (comparer, type) => new PriorityQueue(type, comparer),
    'PriorityQueue(int initialCapacity, IComparer<TPriority>? comparer)': withCapacity,
    'PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items)': (items, type) =>
      fromItems(items, null, type),
    'PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items, IComparer<TPriority>? comparer)':
      fromItems,
    'int Count { get; }': (self: PriorityQueue) => self.nodes.length,
    'IComparer<TPriority> Comparer { get; }': (self: PriorityQueue) =>
      self.comparer ??
      new Comparer(
        coreType('System.Collections.Generic.Comparer', 1).construct([self.priorityType]),
        self.compare,
      ),
    'PriorityQueue<TElement, TPriority>.UnorderedItemsCollection UnorderedItems { get; }': (
      self: PriorityQueue,
    ) => new UnorderedItems(self),
    'void Enqueue(TElement element, TPriority priority)': (self: PriorityQueue, element, priority) =>
      self.enqueue(element, priority),
    'TElement Peek()': (self: PriorityQueue) => self.peek().element,
    'TElement Dequeue()': (self: PriorityQueue) => self.dequeue().element,
    'TElement DequeueEnqueue(TElement element, TPriority priority)': (
      self: PriorityQueue,
      element,
      priority,
    ) => self.dequeueEnqueue(element, priority),
    'bool TryDequeue(out TElement element, out TPriority priority)': (
      self: PriorityQueue,
      element,
      priority,
    ) => tell(self.nodes.length > 0 ? self.dequeue() : undefined, self, element, priority),
    'bool TryPeek(out TElement element, out TPriority priority)': (self: PriorityQueue, element, priority) =>
      tell(self.nodes[0], self, element, priority),
    'TElement EnqueueDequeue(TElement element, TPriority priority)': (
      self: PriorityQueue,
      element,
      priority,
    ) => self.enqueueDequeue(element, priority),
    'void EnqueueRange(IEnumerable<(TElement Element, TPriority Priority)> items)': (
      self: PriorityQueue,
      items,
    ) => self.enqueueAll(entriesOf(items, 'items')),
    'void EnqueueRange(IEnumerable<TElement> elements, TPriority priority)': (
      self: PriorityQueue,
      elements,
      priority,
    ) => {
      requireArgument(elements, 'elements');
      self.enqueueAll(collect(elements, (element) => ({ element, priority })));
    },
    'bool Remove(TElement element, out TElement removedElement, out TPriority priority, IEqualityComparer<TElement>? equalityComparer = null)':
      (self: PriorityQueue, element, removed, priority, comparer) =>
        tell(self.remove(element, equalityOf(comparer)?.equals ?? equals), self, removed, priority),
    'void Clear()': (self: PriorityQueue) => {
      self.version++;
      self.nodes = [];
    },
    'int Capacity { get; }': (self: PriorityQueue) => self.room.at(self.nodes.length),
    'int EnsureCapacity(int capacity)': (self: PriorityQueue, capacity) => {
      requireNonNegative(capacity, 'capacity');
      return self.room.ensure(capacity, self.nodes.length);
    },
    'void TrimExcess()': (self: PriorityQueue) => self.room.trim(self.nodes.length),
  }),
  { runtime: PriorityQueue },
);
