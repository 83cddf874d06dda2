// Lazy sequences that know the type of their elements, as LINQ wants them; and `JEnumerable<T>`.
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { coreType } from '../../../runtime/core-types.ts';
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
  constructor(elementType: Type, items: () => Iterator<T>) {
    super(elementType, items);
    this.$type = coreType('Newtonsoft.Json.Linq.JEnumerable', 1).construct([elementType]);
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
