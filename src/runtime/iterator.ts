// Iterator methods: a generator that every enumeration runs anew.
import type { NamedType, Type } from '../metadata/symbols.ts';
import { coreType } from './core-types.ts';
import { Enumerator } from './enumerator.ts';

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
}

/** `IEnumerable<T>` of an iterator method. */
export function iterator<T>(start: () => Generator<T, void>, elementType: Type): IteratorSequence<T> {
  return new IteratorSequence(start, elementType);
}
/** `IEnumerator<T>` of an iterator method. */
export function iteratorEnumerator<T>(start: () => Generator<T, void>, elementType: Type): Enumerator<T> {
  return new Enumerator(new IteratorSequence(start, elementType), elementType);
}
