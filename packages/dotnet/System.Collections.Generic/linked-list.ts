// The class `System.Collections.Generic.LinkedList`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { spendAt, spendSize } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { equals } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import {
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
} from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { KnownCount, copyTo, readItems } from '../System.Collections/read-items.ts';

/** A node; without a list until it is put into one. */
export class LinkedListNode<T = unknown> {
  readonly $type: NamedType;
  value: T;
  list: LinkedList<T> | null = null;
  next: LinkedListNode<T> | null = null;
  previous: LinkedListNode<T> | null = null;
  constructor(type: NamedType, value: T) {
    this.$type = type;
    this.value = value;
  }
  $held(): Held {
    const { value } = this;
    return { parts: [value, this.list], putBack: () => void (this.value = value) };
  }
}

function copyNodes(self: LinkedList, array: unknown[] | null, index: number): void {
  const { length } = notNull(array, 'array');
  requireNonNegative(index, 'index');
  if (index > length)
    throw new ArgumentOutOfRangeException(
      'index',
      'Must be less than or equal to the size of the collection.',
      { value: index, text: String(index) },
    );
  if (length - index < self.$count)
    throw new ArgumentException('Insufficient space in the target location to copy the information.');
  copyTo(self.$toItems(), self.$elementType, array!, index, 'index');
}

/** A doubly linked list. */
export class LinkedList<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly $elementType: Type;
  first: LinkedListNode<T> | null = null;
  last: LinkedListNode<T> | null = null;
  #count = 0;
  #version = 0;
  constructor(type: NamedType) {
    super();
    this.$type = type;
    this.$elementType = baseArguments(type, 'System.Collections.Generic.LinkedList', 1)[0]!;
  }
  override get $count(): number {
    return this.#count;
  }
  *[Symbol.iterator](): Generator<T> {
    const version = this.#version;
    for (let node = this.first; node; node = node.next) {
      yield node.value;
      if (this.#version !== version) throw modifiedAfterStart();
    }
  }
  override $held(): Held {
    const count = this.#count;
    const nodes: LinkedListNode<T>[] = [];
    for (let node = this.first; node; node = node.next) nodes.push(node);
    const values = nodes.map(({ value }) => value);
    const putBack = (): void => {
      for (let node = this.first; node; node = node.next) node.list = null;
      for (const [at, node] of nodes.entries()) {
        node.value = values[at]!;
        node.list = this;
        node.previous = nodes[at - 1] ?? null;
        node.next = nodes[at + 1] ?? null;
      }
      this.first = nodes[0] ?? null;
      this.last = nodes.at(-1) ?? null;
      this.#count = count;
      this.#version++;
    };
    return { parts: values, putBack };
  }
  $toItems(): T[] {
    return [...this];
  }
  node(value: T): LinkedListNode<T> {
    return new LinkedListNode(
      coreType('System.Collections.Generic.LinkedListNode', 1).construct([this.$elementType]),
      value,
    );
  }
  /** Puts a new node after `previous` (null: at the start). */
  insertAfter(previous: LinkedListNode<T> | null, node: LinkedListNode<T>): LinkedListNode<T> {
    spendAt(this.#count);
    requireArgument(node, 'newNode');
    if (node.list)
      throw new InvalidOperationException('The LinkedList node already belongs to a LinkedList.');
    const next = previous ? previous.next : this.first;
    node.list = this;
    node.previous = previous;
    node.next = next;
    if (previous) previous.next = node;
    else this.first = node;
    if (next) next.previous = node;
    else this.last = node;
    this.#count++;
    this.#version++;
    return node;
  }
  requireOwn(node: LinkedListNode<T> | null): LinkedListNode<T> {
    requireArgument(node, 'node');
    if (node!.list !== this)
      throw new InvalidOperationException('The LinkedList node does not belong to current LinkedList.');
    return node!;
  }
  unlink(node: LinkedListNode<T>): void {
    if (node.previous) node.previous.next = node.next;
    else this.first = node.next;
    if (node.next) node.next.previous = node.previous;
    else this.last = node.previous;
    node.list = node.next = node.previous = null;
    this.#count--;
    this.#version++;
  }
  removeEnd(node: LinkedListNode<T> | null): void {
    if (!node) throw new InvalidOperationException('The LinkedList is empty.');
    this.unlink(node);
  }
  find(value: T): LinkedListNode<T> | null {
    spendSize(this.$count);
    for (let node = this.first; node; node = node.next) if (equals(node.value, value)) return node;
    return null;
  }
  findLast(value: T): LinkedListNode<T> | null {
    spendSize(this.$count);
    for (let node = this.last; node; node = node.previous) if (equals(node.value, value)) return node;
    return null;
  }
  clear(): void {
    while (this.first) this.unlink(this.first);
  }
  'ICollection`1.Add/1'(value: T): void {
    this.insertAfter(this.last, this.node(value));
  }
}

/** A node of a list. */
export type Node = LinkedListNode;

/** `System.Collections.Generic.LinkedList`. */
export const linkedListType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.LinkedList<T> : ICollection<T>, ICollection, IReadOnlyCollection<T>',
  () => ({
    'LinkedList()': (type) => new LinkedList(type),
    'LinkedList(IEnumerable<T> collection)': (items, type) => {
      requireArgument(items, 'collection');
      const list = new LinkedList(type);
      for (const item of readItems(items)) list.insertAfter(list.last, list.node(item));
      return list;
    },
    'int Count { get; }': (self: LinkedList) => self.$count,
    'LinkedListNode<T>? First { get; }': (self: LinkedList) => self.first,
    'LinkedListNode<T>? Last { get; }': (self: LinkedList) => self.last,
    'LinkedListNode<T> AddAfter(LinkedListNode<T> node, T value)': (self: LinkedList, node, value) =>
      self.insertAfter(self.requireOwn(node), self.node(value)),
    'void AddAfter(LinkedListNode<T> node, LinkedListNode<T> newNode)': (
      self: LinkedList,
      node,
      added: Node,
    ) => void self.insertAfter(self.requireOwn(node), added),
    'LinkedListNode<T> AddBefore(LinkedListNode<T> node, T value)': (self: LinkedList, node, value) =>
      self.insertAfter(self.requireOwn(node).previous, self.node(value)),
    'void AddBefore(LinkedListNode<T> node, LinkedListNode<T> newNode)': (
      self: LinkedList,
      node,
      added: Node,
    ) => void self.insertAfter(self.requireOwn(node).previous, added),
    'LinkedListNode<T> AddFirst(T value)': (self: LinkedList, value) =>
      self.insertAfter(null, self.node(value)),
    'void AddFirst(LinkedListNode<T> node)': (self: LinkedList, node) => {
      requireArgument(node, 'node');
      self.insertAfter(null, node);
    },
    'LinkedListNode<T> AddLast(T value)': (self: LinkedList, value) =>
      self.insertAfter(self.last, self.node(value)),
    'void AddLast(LinkedListNode<T> node)': (self: LinkedList, node) => {
      requireArgument(node, 'node');
      self.insertAfter(self.last, node);
    },
    'void Clear()': (self: LinkedList) => self.clear(),
    'bool Contains(T value)': (self: LinkedList, value) => self.find(value) !== null,
    'void CopyTo(T[] array, int index)': (self: LinkedList, array, index) => copyNodes(self, array, index),
    'LinkedListNode<T>? Find(T value)': (self: LinkedList, value) => self.find(value),
    'LinkedListNode<T>? FindLast(T value)': (self: LinkedList, value) => self.findLast(value),
    'LinkedList<T>.Enumerator GetEnumerator()': (self: LinkedList) => new Enumerator(self, self.$elementType),
    'bool Remove(T value)': (self: LinkedList, value) => {
      const node = self.find(value);
      // What compares may have taken it out.
      const isThere = node !== null && node.list === self;
      if (isThere) self.unlink(node);
      return isThere;
    },
    'void Remove(LinkedListNode<T> node)': (self: LinkedList, node) => self.unlink(self.requireOwn(node)),
    'void RemoveFirst()': (self: LinkedList) => self.removeEnd(self.first),
    'void RemoveLast()': (self: LinkedList) => self.removeEnd(self.last),
  }),
  { runtime: LinkedList },
);
