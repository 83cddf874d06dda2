// What the concurrent collections have in common.
import { changes, type Growing } from '@mockwright/language/runtime/change-log';
import { spendSize } from '@mockwright/language/runtime/run';
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { KnownCount, arrayFrom, readItems } from '../System.Collections/read-items.ts';
import { libraryArguments, libraryType } from '../System.Collections/base-argument.ts';

/** Where only so many are gone, none is moved. */
const fewTaken = 64;

/** `ConcurrentQueue<T>`, `ConcurrentStack<T>`, `ConcurrentBag<T>`: taken from the front or the back. */
export class ConcurrentItems<T = unknown> extends KnownCount implements Growing {
  readonly $type: NamedType;
  readonly $onlyForward = true;
  items: T[];
  /** So many were taken from the front. */
  #taken = 0;
  constructor(type: NamedType, items: T[] = []) {
    super();
    this.$type = type;
    this.items = items;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'copy';
  }
  override get $count(): number {
    return this.items.length - this.#taken;
  }
  get $elementType(): Type {
    return libraryArguments(this.$type)[0]!;
  }
  get isQueue(): boolean {
    return libraryType(this.$type).name === 'ConcurrentQueue';
  }
  $toItems(): T[] {
    spendSize(this.items.length);
    return this.isQueue ? this.items.slice(this.#taken) : this.items.toReversed();
  }
  [Symbol.iterator](): Iterator<T> {
    return this.$toItems()[Symbol.iterator]();
  }
  add(item: T): void {
    changes.log?.beforeGrowth(this, this.items.length);
    this.items.push(item);
  }
  /** Takes so many from the end, the last one first. */
  takeLast(count: number): T[] {
    changes.log?.before(this);
    return this.items.splice(Math.max(0, this.items.length - count)).reverse();
  }
  take(result: Ref): boolean {
    const has = this.peek(result);
    if (has) {
      changes.log?.before(this);
      if (this.isQueue) this.#shift();
      else this.items.pop();
    }
    return has;
  }
  /** To move all that stay for each that goes takes the square of their number. */
  #shift(): void {
    this.items[this.#taken++] = defaultOf(this.$elementType) as T;
    if (this.#taken < fewTaken || this.#taken * 2 < this.items.length) return;
    this.items = this.items.slice(this.#taken);
    this.#taken = 0;
  }
  peek(result: Ref): boolean {
    const has = this.$count > 0;
    result.v = has
      ? this.isQueue
        ? this.items[this.#taken]
        : this.items.at(-1)
      : defaultOf(this.$elementType);
    return has;
  }
  clear(): void {
    changes.log?.before(this);
    this.items = [];
    this.#taken = 0;
  }
  $remember(count?: number): () => void {
    const items = this.items.slice(0, count);
    const taken = this.#taken;
    return () => {
      this.items = items;
      this.#taken = taken;
    };
  }
  $cut(count: number): void {
    this.items.length = count;
  }
}

/** Copies the items of a collection into an array. */
export type CopyItems = (self: ConcurrentItems, array: unknown[], index: number) => void;

/** The members of a collection whose items come one by one. */
export function itemMembers(
  name: string,
  add: string,
  take: string,
  copy: CopyItems,
): Record<string, Implementation> {
  return {
    [`${name}()`]: (type: NamedType) => new ConcurrentItems(type),
    [`${name}(IEnumerable<T> collection)`]: (items: unknown, type: NamedType) => {
      requireArgument(items, 'collection');
      return new ConcurrentItems(type, readItems(items));
    },
    'int Count { get; }': (self: ConcurrentItems) => self.$count,
    'bool IsEmpty { get; }': (self: ConcurrentItems) => self.$count === 0,
    [`void ${add}(T item)`]: (self: ConcurrentItems, item: unknown) => self.add(item),
    [`bool ${take}(out T result)`]: (self: ConcurrentItems, result: Ref) => self.take(result),
    'bool TryPeek(out T result)': (self: ConcurrentItems, result: Ref) => self.peek(result),
    'void Clear()': (self: ConcurrentItems) => self.clear(),
    'void CopyTo(T[] array, int index)': copy,
    'T[] ToArray()': (self: ConcurrentItems) => arrayFrom(self.$toItems(), self.$elementType),
    'IEnumerator<T> GetEnumerator()': (self: ConcurrentItems) => new Enumerator(self, self.$elementType),
  };
}
