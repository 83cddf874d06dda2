// `Queue<T>` and `Stack<T>`.
import { changes } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import {
  checkSize,
  collectionModified,
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
  requireRoom,
  startOutOfRange,
  invalidOffsetLength,
} from '../System.Collections/arguments.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { Capacity, doubling, doublingByFour } from '../System.Collections/capacity.ts';
import { KnownCount, arrayFrom, copyTo, readItems } from '../System.Collections/enumerable.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';

/** First in, first out. */
export class Queue<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly $elementType: Type;
  #items: T[];
  #head = 0;
  #version = 0;
  readonly room: Capacity;
  constructor(type: NamedType, items: T[] = [], capacity: number = items.length) {
    super();
    this.$type = type;
    this.$elementType = baseArguments(type, 'System.Collections.Generic.Queue', 1)[0]!;
    this.room = new Capacity(doublingByFour, capacity);
    this.#items = items;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'copy';
  }
  override get $count(): number {
    return this.#items.length - this.#head;
  }
  *[Symbol.iterator](): Generator<T> {
    const version = this.#version;
    for (let index = this.#head; index < this.#items.length; index++) {
      yield this.#items[index]!;
      if (version !== this.#version) throw collectionModified();
    }
  }
  $toItems(): T[] {
    return this.#items.slice(this.#head);
  }
  enqueue(item: T): void {
    checkSize(this.#items.length);
    changes.log?.before(this);
    this.#items.push(item);
    this.#version++;
  }
  /** The first element. @throws {InvalidOperationException} when there is none */
  peek(): T {
    if (this.$count === 0) throw new InvalidOperationException('Queue empty.');
    return this.#items[this.#head]!;
  }
  dequeue(): T {
    const item = this.peek();
    changes.log?.before(this);
    this.#version++;
    this.#head++;
    if (this.#head > 64 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }
  $remember(): () => void {
    const items = this.#items.slice();
    const head = this.#head;
    return () => {
      this.#items = items;
      this.#head = head;
      this.#version++;
    };
  }
  clear(): void {
    changes.log?.before(this);
    this.#items = [];
    this.#head = 0;
    this.#version++;
  }
}

/** Last in, first out; enumerated from the top. */
export class Stack<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly $elementType: Type;
  readonly #items: T[];
  #version = 0;
  readonly room: Capacity;
  constructor(type: NamedType, items: T[] = [], capacity: number = items.length) {
    super();
    this.$type = type;
    this.$elementType = baseArguments(type, 'System.Collections.Generic.Stack', 1)[0]!;
    this.room = new Capacity(doubling, capacity);
    this.#items = items;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'copy';
  }
  override get $count(): number {
    return this.#items.length;
  }
  *[Symbol.iterator](): Generator<T> {
    const version = this.#version;
    for (let index = this.#items.length - 1; index >= 0; index--) {
      yield this.#items[index]!;
      if (version !== this.#version) throw modifiedAfterStart();
    }
  }
  $toItems(): T[] {
    return this.#items.toReversed();
  }
  push(item: T): void {
    checkSize(this.#items.length);
    changes.log?.before(this);
    this.#items.push(item);
    this.#version++;
  }
  /** The top. @throws {InvalidOperationException} when there is none */
  peek(): T {
    if (this.#items.length === 0) throw new InvalidOperationException('Stack empty.');
    return this.#items.at(-1)!;
  }
  pop(): T {
    const item = this.peek();
    changes.log?.before(this);
    this.#items.pop();
    this.#version++;
    return item;
  }
  $remember(): () => void {
    const items = this.#items.slice();
    return () => {
      this.#items.length = 0;
      this.#items.push(...items);
      this.#version++;
    };
  }
  clear(): void {
    changes.log?.before(this);
    this.#items.length = 0;
    this.#version++;
  }
}

/** `TryPeek` and the like: what the action gives, or false and the default value. */
function attempt<T>(self: Queue<T> | Stack<T>, result: Ref, action: () => T): boolean {
  const has = self.$count > 0;
  result.v = has ? action() : defaultOf(self.$elementType);
  return has;
}
const common = {
  'int Count { get; }': (self: Queue | Stack) => self.$count,
  'void Clear()': (self: Queue | Stack) => self.clear(),
  'bool Contains(T item)': (self: Queue | Stack, item: unknown) =>
    indexOfItem(self.$toItems(), item, 0, self.$count) >= 0,
  'void CopyTo(T[] array, int arrayIndex)': (self: Queue | Stack, array: unknown[], index: number) => {
    requireArgument(array, 'array');
    if (index >>> 0 > array.length)
      throw startOutOfRange('arrayIndex', self instanceof Stack ? index : undefined);
    if (array.length - index < self.$count) throw invalidOffsetLength();
    copyTo(self.$toItems(), self.$elementType, array, index);
  },
  'T[] ToArray()': (self: Queue | Stack) => arrayFrom(self.$toItems(), self.$elementType),
  'int Capacity { get; }': (self: Queue | Stack) => self.room.at(self.$count),
  'int EnsureCapacity(int capacity)': (self: Queue | Stack, capacity: number) => {
    requireNonNegative(capacity, 'capacity');
    return self.room.ensure(capacity, self.$count);
  },
  'void TrimExcess()': (self: Queue | Stack) => self.room.trim(self.$count),
  'void TrimExcess(int capacity)': (self: Queue | Stack, capacity: number) => {
    requireNonNegative(capacity, 'capacity');
    requireRoom(capacity, self.$count);
    self.room.set(capacity);
  },
  'T Peek()': (self: Queue | Stack) => self.peek(),
  'bool TryPeek(out T result)': (self: Queue | Stack, result: Ref) =>
    attempt(self, result, () => self.peek()),
};

/** `System.Collections.Generic.Queue<T>`. */
export const queueType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.Queue<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => ({
    'Queue()': (type) => new Queue(type),
    'Queue(int capacity)': (capacity, type) => {
      requireNonNegative(capacity, 'capacity');
      return new Queue(type, [], capacity);
    },
    'Queue(IEnumerable<T> collection)': (collection, type) => {
      requireArgument(collection, 'collection');
      return new Queue(type, readItems(collection));
    },
    ...common,
    'void Enqueue(T item)': (self: Queue, item) => self.enqueue(item),
    'T Dequeue()': (self: Queue) => self.dequeue(),
    'bool TryDequeue(out T result)': (self: Queue, result) => attempt(self, result, () => self.dequeue()),
    'Queue<T>.Enumerator GetEnumerator()': (self: Queue) => new Enumerator(self, self.$elementType),
  }),
  { runtime: Queue },
);
/** `System.Collections.Generic.Stack<T>`. */
export const stackType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.Stack<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => ({
    'Stack()': (type) => new Stack(type),
    'Stack(int capacity)': (capacity, type) => {
      requireNonNegative(capacity, 'capacity');
      return new Stack(type, [], capacity);
    },
    'Stack(IEnumerable<T> collection)': (collection, type) => {
      requireArgument(collection, 'collection');
      return new Stack(type, readItems(collection));
    },
    ...common,
    'void Push(T item)': (self: Stack, item) => self.push(item),
    'T Pop()': (self: Stack) => self.pop(),
    'bool TryPop(out T result)': (self: Stack, result) => attempt(self, result, () => self.pop()),
    'Stack<T>.Enumerator GetEnumerator()': (self: Stack) => new Enumerator(self, self.$elementType),
  }),
  { runtime: Stack },
);
