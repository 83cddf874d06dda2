// The values of `Span<T>` and `ReadOnlySpan<T>`: a part of an array, or of a string, seen in place.
import type { Held } from './change-log.ts';
import type { Ref } from '../metadata/declaration.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';
import { toArray } from './box.ts';
import { copyItems, copyValue, requireElementType } from './casting.ts';
import type { NetArray } from './box.ts';
import { ArgumentOutOfRangeException, IndexOutOfRangeException } from './exceptions.ts';
import { spend, spendElements, spendMemory } from './run.ts';

const nothing: readonly never[] = [];

/** A span of either kind; its elements are in natural form, those of a string its characters. */
export class Span<T = unknown> {
  readonly $type: NamedType;
  readonly items: T[] | string;
  readonly offset: number;
  readonly length: number;
  constructor(type: NamedType, items: T[] | string, offset: number, length: number) {
    this.$type = type;
    this.items = items;
    this.offset = offset;
    this.length = length;
  }

  get element(): Type {
    return this.$type.typeArguments[0]!;
  }

  /** @throws {IndexOutOfRangeException} */
  get(index: number): T {
    if (index < 0 || index >= this.length) throw new IndexOutOfRangeException();
    const { items } = this;
    return typeof items === 'string'
      ? (items.charCodeAt(this.offset + index) as T)
      : items[(this.offset + index) | 0]!;
  }
  /** @throws {IndexOutOfRangeException} */
  set(index: number, value: T): T {
    if (index < 0 || index >= this.length) throw new IndexOutOfRangeException();
    (this.items as T[])[(this.offset + index) | 0] = value;
    return value;
  }
  /** The element as a variable. @throws {IndexOutOfRangeException} */
  ref(index: number): Ref<T> {
    if (index < 0 || index >= this.length) throw new IndexOutOfRangeException();
    return new ElementRef(this, index);
  }

  /** @throws {ArgumentOutOfRangeException} */
  slice(start: number, length: number = this.length - start): this {
    if (start < 0 || length < 0 || start > this.length - length) throw new ArgumentOutOfRangeException();
    return this.part(start, length);
  }

  /** A part that is known to lie inside. */
  part(start: number, length: number): this {
    const Type = this.constructor as new (
      type: NamedType,
      items: T[] | string,
      offset: number,
      length: number,
    ) => this;
    return new Type(this.$type, this.items, this.offset + start, length);
  }

  /** The elements as a new JavaScript array. */
  copy(): T[] {
    // It is as large as any array of that length, and each element of it is gone through.
    spendElements(this.length);
    spend(this.length);
    const { items, offset, length } = this;
    if (typeof items !== 'string') return copyItems(items, this.element, offset, offset + length);
    return Array.from({ length }, (_, index) => items.charCodeAt(offset + index) as T);
  }
  /** The elements for reading: the array behind them where the span is all of it. */
  view(): readonly T[] {
    const { items, offset, length } = this;
    const isArray = typeof items !== 'string' && '$element' in items;
    return isArray && offset === 0 && length === items.length ? items : this.toArray();
  }
  /** `ToArray()`. */
  toArray(): NetArray<T> {
    return toArray(this.copy(), this.element);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
  }

  /** `ToString()`: the text of characters, otherwise what the span is. */
  $toString(): string {
    return isCharacters(this)
      ? textOfSpan(this)
      : `System.${this.$type.name}<${shortName(this.element)}>[${this.length}]`;
  }
}

/** A `Memory<T>` or `ReadOnlyMemory<T>`. */
export class Memory<T = unknown> extends Span<T> {
  $held(): Held {
    return { parts: [this.items] };
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Memory &&
      other.$type === this.$type &&
      other.length === this.length &&
      (this.length === 0 || (other.items === this.items && other.offset === this.offset))
    );
  }
}

/** A span of structs that copies share with it until they are reached: nothing else changes them in place. */
export class OwningSpan<T = unknown> extends Span<T> {
  override get(index: number): T {
    return this.set(index, copyValue(super.get(index), this.element) as T);
  }
}

/** An element of a span as a variable. */
class ElementRef<T> implements Ref<T> {
  readonly #span: Span<T>;
  readonly #index: number;
  constructor(span: Span<T>, index: number) {
    this.#span = span;
    this.#index = index;
  }
  get v(): T {
    return this.#span.get(this.#index);
  }
  set v(value: T) {
    this.#span.set(this.#index, value);
  }
}

const shortName = (type: Type): string => ('name' in type ? type.name : 'Object');

function isCharacters(span: Span): span is Span<number> {
  const { element } = span;
  return element.special === 'char';
}

/** The text of a span of characters. */
export function textOfSpan({ items, offset, length }: Span<number>): string {
  if (typeof items === 'string')
    return length === items.length ? items : items.slice(offset, offset + length);
  spendMemory(length * 2);
  let text = '';
  for (let at = offset; at < offset + length; at += 4096)
    text += String.fromCharCode(...items.slice(at, Math.min(at + 4096, offset + length)));
  return text;
}

/**
 * An array, a string, another span, or null as a span of that type.
 * @throws {ArrayTypeMismatchException} for an array of a more derived type, unless the span is only read
 */
export function toSpan(value: unknown, type: NamedType): Span {
  if (value === null) return new Span(type, nothing as unknown as unknown[], 0, 0);
  if (value instanceof Span) return new Span(type, value.items as unknown[], value.offset, value.length);
  const items = value as NetArray | string;
  if (typeof items !== 'string' && (type.name === 'Span' || type.name === 'Memory'))
    requireElementType(items, type.typeArguments[0]!);
  return new Span(type, items, 0, items.length);
}

/** The elements of a span as variables: `foreach (ref var x in span)`. */
export function* spanRefs<T>(span: Span<T>): Iterable<Ref<T>> {
  for (let index = 0; index < span.length; index++) yield span.ref(index);
}
