// What the immutable lists, arrays, queues and stacks are made of.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { coreType } from '@mockwright/language/runtime/core-types';
import { identityHash } from '@mockwright/language/runtime/equality';
import { InvalidOperationException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { KnownCount } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';

const empties = new WeakMap<NamedType, ImmutableSequence>();

/** A list, array, queue or stack that never changes; a default `ImmutableArray<T>` has no elements at all. */
export class ImmutableSequence<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  /** The type of the elements of the array inside, which may be one derived from that of the sequence. */
  readonly insideType: Type;
  readonly #items: readonly T[] | null;
  constructor(type: NamedType, items: readonly T[] | null, insideType: Type = type.typeArguments[0]!) {
    super();
    this.$type = type;
    this.insideType = insideType;
    this.#items = items;
    if (items) spend(items.length >> 4);
  }
  get $copiesBy(): 'copy' | 'set' {
    return this.$type.name === 'ImmutableArray' ? 'copy' : 'set';
  }
  get isDefault(): boolean {
    return this.#items === null;
  }
  /** @throws {NullReferenceException} for a default array */
  get items(): readonly T[] {
    if (this.#items === null) throw new NullReferenceException();
    return this.#items;
  }
  /** What interfaces see. @throws {InvalidOperationException} for a default array */
  get #seen(): readonly T[] {
    if (this.#items === null)
      throw new InvalidOperationException(
        'This operation cannot be performed on a default instance of ImmutableArray<T>.  Consider initializing the array, or checking the ImmutableArray<T>.IsDefault property.',
      );
    return this.#items;
  }
  override $held(): Held {
    return { ...super.$held(), parts: this.#items ?? [] };
  }
  override get $size(): number {
    return this.#items?.length ?? 0;
  }
  override get $count(): number {
    return this.#seen.length;
  }
  get $elementType(): Type {
    return this.$type.typeArguments[0]!;
  }
  [Symbol.iterator](): Iterator<T> {
    return this.items[Symbol.iterator]();
  }
  $toItems(): T[] {
    return this.#seen.slice();
  }
  /** A sequence of the same type. */
  with(items: readonly T[]): ImmutableSequence<T> {
    return items.length === 0
      ? (emptySequence(this.$type) as ImmutableSequence<T>)
      : new ImmutableSequence(this.$type, items);
  }
  indexOf(item: T, start = 0, end: number = this.items.length): number {
    return indexOfItem(this.items, item, start, end);
  }
  /** `ImmutableArray` is a struct that compares its array. */
  $equals(other: unknown): boolean {
    return (
      other === this ||
      (this.$type.kind === 'struct' && other instanceof ImmutableSequence && other.#items === this.#items)
    );
  }
  $hash(): number {
    if (this.$type.kind !== 'struct') return identityHash(this);
    return this.#items === null ? 0 : identityHash(this.#items);
  }
}

/** The one empty sequence of a type. */
export function emptySequence(type: NamedType): ImmutableSequence {
  let empty = empties.get(type);
  if (!empty) empties.set(type, (empty = new ImmutableSequence(type, [])));
  return empty;
}

/** A sequence over elements, which it takes over. */
export function immutableSequence(
  name: 'ImmutableArray' | 'ImmutableList' | 'ImmutableQueue' | 'ImmutableStack',
  element: Type,
  items: readonly unknown[],
): ImmutableSequence {
  return emptySequence(coreType(`System.Collections.Immutable.${name}`, 1).construct([element])).with(items);
}

/** `ImmutableArray<T>` over elements, which it takes over. */
export const immutableArray = (items: readonly unknown[], element: Type): object =>
  immutableSequence('ImmutableArray', element, items);
