// `Queue<T>` and `Stack<T>`.
import { replaceContent } from '@mockwright/language/runtime/append';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { changes } from '@mockwright/language/runtime/change-log';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { checkSize, modifiedAfterStart } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { Capacity, doubling } from '../System.Collections/capacity-growth.ts';
import { KnownCount } from '../System.Collections/read-items.ts';

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
      replaceContent(this.#items, items);
      this.#version++;
    };
  }
  clear(): void {
    changes.log?.before(this);
    this.#items.length = 0;
    this.#version++;
  }
}
