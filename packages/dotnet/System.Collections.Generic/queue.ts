// `Queue<T>` and `Stack<T>`.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { changes } from '@mockwright/language/runtime/change-log';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { checkSize, collectionModified } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { Capacity, doublingByFour } from '../System.Collections/capacity-growth.ts';
import { KnownCount } from '../System.Collections/read-items.ts';

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
