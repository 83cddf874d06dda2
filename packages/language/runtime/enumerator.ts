// `IEnumerator<T>`: a JavaScript iterator that template code moves by hand.
import { NamedTypeSymbol } from '../metadata/named-type.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';
import { coreType } from './core-types.ts';
import { InvalidOperationException, NotSupportedException, NullReferenceException } from './exceptions.ts';

/** An iterator that can go on from the same place twice. */
interface Cloneable<T> extends Iterator<T> {
  clone?(): Iterator<T>;
}

/** Collections that can be changed count their changes. */
interface Versioned {
  readonly version?: unknown;
}

/** What `GetEnumerator()` gives. */
export class Enumerator<T = unknown> {
  readonly $elementType: Type;
  readonly #source: Iterable<T>;
  #iterator: Iterator<T>;
  #version: unknown;
  #state: 'before' | 'inside' | 'after' = 'before';
  #current: T | undefined;
  /** Whether a generator runs, and so can neither be moved nor ended from within. One that threw stays so: it is over. */
  #isRunning = false;

  constructor(iterable: Iterable<T>, elementType: Type) {
    this.#source = iterable;
    this.#iterator = iterable[Symbol.iterator]();
    this.#version = (iterable as Versioned).version;
    this.$elementType = elementType;
  }

  /** The enumerator type nested in the collection's (`List<T>.Enumerator`), or the interface. */
  get $type(): NamedType {
    const { $type } = this.#source as { $type?: unknown };
    for (
      let type: NamedType | null = $type instanceof NamedTypeSymbol ? $type : null;
      type;
      type = type.baseType
    ) {
      for (const member of type.definition.members('Enumerator'))
        if (member instanceof NamedTypeSymbol) return member.construct(type.typeArguments);
    }
    return coreType('System.Collections.Generic.IEnumerator', 1).construct([this.$elementType]);
  }

  MoveNext(): boolean {
    if (this.#state === 'after' || this.#isRunning) return false;
    this.#isRunning = this.#iterator.return !== undefined;
    const step = this.#iterator.next();
    this.#isRunning = false;
    this.#state = step.done === true ? 'after' : 'inside';
    this.#current = step.done === true ? undefined : step.value;
    return step.done !== true;
  }

  /** The element it stands on. Before the first and after the last there is none: default(T) where .NET gives that. */
  get Current(): T {
    if (this.#state === 'inside') return this.#current as T;
    const type = this.$elementType;
    return ('defaultValue' in type ? type.defaultValue() : null) as T;
  }

  /** `using` and `foreach` dispose through the interface. */
  'IDisposable.Dispose/0'(): void {
    this.Dispose();
  }

  /** Struct enumerators are copied with the place where they stand. */
  $copy(): Enumerator<T> {
    const iterator = (this.#iterator as Cloneable<T>).clone?.();
    if (!iterator) return this;
    const copy = new Enumerator(this.#source, this.$elementType);
    copy.#iterator = iterator;
    copy.#version = this.#version;
    copy.#state = this.#state;
    copy.#current = this.#current;
    return copy;
  }

  /**
   * Starts anew, as collections can.
   * @throws {NotSupportedException} for what only goes forward
   * @throws {InvalidOperationException} for a collection that was changed
   */
  Reset(): void {
    const isKept = Array.isArray(this.#source) || '$count' in this.#source;
    if (!isKept || '$onlyForward' in this.#source) throw new NotSupportedException();
    if (this.#version !== (this.#source as Versioned).version)
      throw new InvalidOperationException('Collection was modified; enumeration operation may not execute.');
    this.#iterator = this.#source[Symbol.iterator]();
    this.#state = 'before';
    this.#current = undefined;
  }

  /** Arrays and most collections have nothing to dispose of: they go on all the same. */
  Dispose(): void {
    if (!this.#iterator.return || this.#isRunning) return;
    this.#isRunning = true;
    this.#state = 'after';
    this.#iterator.return();
  }

  #tellsLittle(): boolean {
    const { $type: source } = this.#source as { $type?: NamedType };
    return this.$type.containingType !== null || ['SortedList', 'Hashtable'].includes(source?.name ?? '');
  }

  /** @throws {InvalidOperationException} when there is no element to stand on (the non-generic `Current`) */
  requireCurrent(): T {
    if (this.#state !== 'inside' && this.#tellsLittle()) {
      // The struct enumerators do not tell "not started" from "finished"; those of lines give the default value.
      const { containingType } = this.$type;
      if (containingType?.name === 'Queue' || containingType?.name === 'Stack') return this.Current;
      throw new InvalidOperationException('Enumeration has either not started or has already finished.');
    }
    if (this.#state === 'before')
      throw new InvalidOperationException('Enumeration has not started. Call MoveNext.');
    if (this.#state === 'after') throw new InvalidOperationException('Enumeration already finished.');
    return this.#current as T;
  }
}

/** Anything with `MoveNext` and `Current` as an iterator: template types may write their own. */
export interface EnumeratorLike<T = unknown> {
  MoveNext(): boolean;
  readonly Current: T;
  Dispose?(): void;
}

/** An iterator, moved and read as an enumerator is. */
class IteratorCursor<T> implements EnumeratorLike<T> {
  readonly #iterator: Iterator<T>;
  #current: T | undefined;
  constructor(iterator: Iterator<T>) {
    this.#iterator = iterator;
  }
  MoveNext(): boolean {
    const step = this.#iterator.next();
    this.#current = step.done === true ? undefined : step.value;
    return step.done !== true;
  }
  get Current(): T {
    return this.#current as T;
  }
  Dispose(): void {
    this.#iterator.return?.();
  }
}

/** The enumerator of anything iterable: a template's own one, where there is one. */
export function enumerate<T>(iterable: Iterable<T>): EnumeratorLike<T> {
  const { $enumerate } = iterable as { $enumerate?: () => EnumeratorLike<T> };
  return $enumerate ? $enumerate.call(iterable) : new IteratorCursor(iterable[Symbol.iterator]());
}

/** An enumerator as an iterable that can be walked once; it is disposed of at the end. */
export function* walk<T>(enumerator: EnumeratorLike<T>): Generator<T> {
  try {
    while (enumerator.MoveNext()) yield enumerator.Current;
  } finally {
    enumerator.Dispose?.();
  }
}

const noCollection: Iterable<never> = {
  [Symbol.iterator]: () => ({
    next(): never {
      throw new NullReferenceException();
    },
  }),
};

/** The default value of a struct enumerator, which has no collection: moving it throws a {@link NullReferenceException}. */
export function defaultEnumerator(elementType: Type): Enumerator {
  return new Enumerator(noCollection, elementType);
}
