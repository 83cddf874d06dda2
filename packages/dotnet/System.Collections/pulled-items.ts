// A sequence that is made anew for each enumeration.
import type { Type } from '@mockwright/language/metadata/symbols';

/** `IEnumerable<T>` of what `make` gives each time. */
export function pulled<T>(
  elementType: Type,
  make: () => Iterable<T>,
): Iterable<T> & { readonly $elementType: Type } {
  return {
    $elementType: elementType,
    [Symbol.iterator](): Iterator<T> {
      return make()[Symbol.iterator]();
    },
  };
}
