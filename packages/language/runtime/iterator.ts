// Iterator methods: a generator that every enumeration runs anew.
import type { NamedType, Type } from '../metadata/symbols.ts';
import { coreType, specialType } from './core-types.ts';
import { Enumerator } from './enumerator.ts';
import { NotSupportedException } from './exceptions.ts';
import { iterateBoxed } from './iterate.ts';

/** What moves through an iterator method: past its end it still shows the last element, and it never starts anew. */
class IteratorEnumerator<T> extends Enumerator<T> {
  #last: T | undefined;
  #hasLast = false;

  override MoveNext(): boolean {
    const moved = super.MoveNext();
    if (moved) {
      this.#last = super.Current;
      this.#hasLast = true;
    }
    return moved;
  }
  override get Current(): T {
    return this.#hasLast ? (this.#last as T) : super.Current;
  }
  override requireCurrent(): T {
    return this.Current;
  }
  override Reset(): void {
    throw new NotSupportedException();
  }
}

/** What a call of an iterator method gives. */
class IteratorSequence<T = unknown> {
  readonly $elementType: Type;
  readonly #start: () => Generator<T, void>;
  constructor(start: () => Generator<T, void>, elementType: Type) {
    this.#start = start;
    this.$elementType = elementType;
  }
  get $type(): NamedType {
    return coreType('System.Collections.Generic.IEnumerable', 1).construct([this.$elementType]);
  }
  [Symbol.iterator](): Iterator<T> {
    return this.#start();
  }
  'IEnumerable`1.GetEnumerator/0'(): Enumerator<T> {
    return new IteratorEnumerator(this, this.$elementType);
  }
  'IEnumerable.GetEnumerator/0'(): Enumerator {
    return new IteratorEnumerator(iterateBoxed(this), specialType('object'));
  }
}

/** `IEnumerable<T>` of an iterator method. */
export function iterator<T>(start: () => Generator<T, void>, elementType: Type): IteratorSequence<T> {
  return new IteratorSequence(start, elementType);
}
/** `IEnumerator<T>` of an iterator method. */
export function iteratorEnumerator<T>(start: () => Generator<T, void>, elementType: Type): Enumerator<T> {
  return new IteratorEnumerator(new IteratorSequence(start, elementType), elementType);
}
