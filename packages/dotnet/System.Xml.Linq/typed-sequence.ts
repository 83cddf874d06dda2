// The sequences that queries over XML give.
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';

/** A lazy `IEnumerable<T>`. */
class XmlSequence<T> {
  readonly $elementType: Type;
  readonly #make: () => Iterator<T>;
  constructor(elementType: Type, make: () => Iterator<T>) {
    this.$elementType = elementType;
    this.#make = make;
  }
  get $type(): Type {
    return coreType('System.Collections.Generic.IEnumerable', 1).construct([this.$elementType]);
  }
  [Symbol.iterator](): Iterator<T> {
    return this.#make();
  }
}

/** `IEnumerable<XElement>` and the like. @param name of the element type in `System.Xml.Linq`, or `object` */
export function sequence<T>(
  name: 'XElement' | 'XNode' | 'XAttribute' | 'object',
  make: () => Iterator<T>,
): Iterable<T> {
  return new XmlSequence(
    name === 'object' ? specialType('object') : coreType(`System.Xml.Linq.${name}`),
    make,
  );
}
/** A lazy `IEnumerable<T>` of any type. */
export function sequenceOf<T>(elementType: Type, make: () => Iterator<T>): Iterable<T> {
  return new XmlSequence(elementType, make);
}
