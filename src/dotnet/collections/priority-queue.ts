// `PriorityQueue<TElement, TPriority>`: a heap of four children a node, as .NET's, so that equal priorities leave in the same order.
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { defaultOf } from '../../runtime/casting.ts';
import { coreType } from '../../runtime/core-types.ts';
import { equals } from '../../runtime/equality.ts';
import { InvalidOperationException } from '../../runtime/exceptions.ts';
import { iterate } from '../../runtime/iterate.ts';
import { createTuple } from '../../runtime/tuple.ts';
import type { ValueTuple2 } from '../../runtime/tuple.ts';
import { checkSize, requireArgument, requireNonNegative } from './arguments.ts';
import { comparisonOf, equalityOf } from './comparers.ts';
import type { Comparison } from './comparers.ts';
import { Comparer } from './equality-comparer.ts';
import { pulled } from './pulled.ts';

interface Entry {
  readonly element: unknown;
  readonly priority: unknown;
}
const emptyQueue = (): InvalidOperationException => new InvalidOperationException('Queue empty.');

/** A queue whose least priority leaves first. */
class PriorityQueue {
  readonly $type: NamedType;
  readonly elementType: Type;
  readonly priorityType: Type;
  readonly comparer: unknown;
  readonly compare: Comparison;
  nodes: Entry[] = [];
  constructor(type: NamedType, comparer: unknown = null) {
    this.$type = type;
    [this.elementType, this.priorityType] = type.typeArguments as [Type, Type];
    this.comparer = comparer;
    this.compare = comparisonOf(comparer, this.priorityType);
  }
  enqueue(element: unknown, priority: unknown): void {
    checkSize(this.nodes.length);
    this.nodes.push({ element, priority });
    this.#moveUp({ element, priority }, this.nodes.length - 1);
  }
  /** All at once: heapified when the queue was empty. */
  enqueueAll(entries: readonly Entry[]): void {
    if (this.nodes.length > 0) {
      for (const { element, priority } of entries) this.enqueue(element, priority);
      return;
    }
    this.nodes = [...entries];
    this.#heapify();
  }
  #heapify(): void {
    if (this.nodes.length < 2) return;
    for (let index = (this.nodes.length - 2) >> 2; index >= 0; index--)
      this.#moveDown(this.nodes[index]!, index);
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
    const last = this.nodes.pop()!;
    if (this.nodes.length > 0) this.#moveDown(last, 0);
  }
  enqueueDequeue(element: unknown, priority: unknown): unknown {
    const root = this.nodes[0];
    if (!root || this.compare(priority, root.priority) <= 0) return element;
    this.#moveDown({ element, priority }, 0);
    return root.element;
  }
  dequeueEnqueue(element: unknown, priority: unknown): unknown {
    const root = this.peek();
    if (this.compare(priority, root.priority) > 0) this.#moveDown({ element, priority }, 0);
    else this.nodes[0] = { element, priority };
    return root.element;
  }
  remove(element: unknown, areEqual: (a: unknown, b: unknown) => boolean): Entry | undefined {
    const index = this.nodes.findIndex((entry) => areEqual(entry.element, element));
    const found = this.nodes[index];
    if (!found) return undefined;
    const last = this.nodes.pop()!;
    if (index < this.nodes.length) {
      if (this.compare(last.priority, found.priority) < 0) this.#moveUp(last, index);
      else this.#moveDown(last, index);
    }
    return found;
  }
  #moveUp(entry: Entry, start: number): void {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 2;
      if (this.compare(entry.priority, this.nodes[parent]!.priority) >= 0) break;
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
        if (this.compare(nodes[other]!.priority, nodes[least]!.priority) < 0) least = other;
      }
      if (this.compare(entry.priority, nodes[least]!.priority) <= 0) break;
      nodes[index] = nodes[least]!;
      index = least;
    }
    nodes[index] = entry;
  }
}
function entriesOf(items: unknown, name: string): Entry[] {
  requireArgument(items, name);
  return Array.from(iterate<ValueTuple2>(items), (pair) => ({ element: pair.Item1, priority: pair.Item2 }));
}
function fromItems(items: unknown, comparer: unknown, type: NamedType): PriorityQueue {
  const queue = new PriorityQueue(type, comparer);
  queue.enqueueAll(entriesOf(items, 'items'));
  return queue;
}
function withCapacity(capacity: number, comparer: unknown, type: NamedType): PriorityQueue {
  requireNonNegative(capacity, 'initialCapacity');
  return new PriorityQueue(type, comparer);
}
function tell(entry: Entry | undefined, self: PriorityQueue, element: Ref, priority: Ref): boolean {
  element.v = entry ? entry.element : defaultOf(self.elementType);
  priority.v = entry ? entry.priority : defaultOf(self.priorityType);
  return entry !== undefined;
}

export const priorityQueueType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.PriorityQueue<TElement, TPriority>',
  {
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
    'IReadOnlyCollection<(TElement Element, TPriority Priority)> UnorderedItems { get; }': (
      self: PriorityQueue,
    ) => {
      const type = coreType('System.ValueTuple', 2).construct([self.elementType, self.priorityType]);
      return pulled(type, () =>
        self.nodes.map(({ element, priority }) => createTuple(type, [element, priority])),
      );
    },
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
      self.enqueueAll(Array.from(iterate(elements), (element) => ({ element, priority })));
    },
    'bool Remove(TElement element, out TElement removedElement, out TPriority priority, IEqualityComparer<TElement>? equalityComparer = null)':
      (self: PriorityQueue, element, removed, priority, comparer) =>
        tell(self.remove(element, equalityOf(comparer)?.equals ?? equals), self, removed, priority),
    'void Clear()': (self: PriorityQueue) => {
      self.nodes = [];
    },
    'int EnsureCapacity(int capacity)': (self: PriorityQueue, capacity) =>
      Math.max(capacity, self.nodes.length),
    'void TrimExcess()': () => undefined,
  },
  { runtime: PriorityQueue },
);
