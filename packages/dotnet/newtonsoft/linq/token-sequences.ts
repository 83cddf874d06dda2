// Lazy sequences that know the type of their elements, as LINQ wants them; and `JEnumerable<T>`.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { JToken } from './token.ts';

/** An enumerable object. */
export class TokenSequence<T = unknown> {
  readonly $elementType: Type;
  readonly #items: () => Iterator<T>;
  constructor(elementType: Type, items: () => Iterator<T>) {
    this.$elementType = elementType;
    this.#items = items;
  }
  [Symbol.iterator](): Iterator<T> {
    return this.#items();
  }
}

/** `Newtonsoft.Json.Linq.JEnumerable<T>`. */
export class JEnumerable<T = unknown> extends TokenSequence<T> {
  readonly $type: NamedType;
  readonly #source: unknown;
  /** @param source what makes it equal to another */
  constructor(elementType: Type, items: () => Iterator<T>, source: unknown = items) {
    super(elementType, items);
    this.$type = coreType('Newtonsoft.Json.Linq.JEnumerable', 1).construct([elementType]);
    this.#source = source;
  }
  $equals(other: unknown): boolean {
    return other instanceof JEnumerable && other.$type === this.$type && other.#source === this.#source;
  }
}

/** `JToken`, the type. */
export function tokenType(): NamedType {
  return coreType('Newtonsoft.Json.Linq.JToken');
}
/** An `IEnumerable<JToken>`. */
export function tokens(items: () => Iterator<JToken>): TokenSequence<JToken> {
  return new TokenSequence(tokenType(), items);
}
