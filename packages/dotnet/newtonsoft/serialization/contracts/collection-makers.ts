// How the serializer makes collections and fills them.
import type { Type } from '@mockwright/language/metadata/symbols';

/** How a collection is made and filled; elements in natural form. */
export interface CollectionMaker {
  /** For an interface: the class of the collections that are made. */
  readonly createdType?: Type | undefined;
  /** Undefined: it is made from all elements at once by {@link finish}. */
  readonly create: (() => unknown) | undefined;
  /** By a default constructor that is not public, where `ConstructorHandling` allows it. */
  readonly hiddenCreate?: (() => unknown) | undefined;
  readonly add: (collection: unknown, item: unknown) => void;
  /** Where template code makes it: what adds to what was made; undefined for one that has a fixed size. */
  readonly adder?: ((made: unknown) => CollectionMaker['add'] | undefined) | undefined;
  readonly finish: ((items: unknown[]) => unknown) | undefined;
  /** Whether an existing one may be added to. */
  readonly canPopulate: boolean;
}
/** How a dictionary is made and filled; keys and values in natural form. */
export interface DictionaryMaker {
  /** For an interface: the class of the dictionaries that are made. */
  readonly createdType?: Type;
  readonly create: (() => unknown) | undefined;
  /** By a default constructor that is not public, where `ConstructorHandling` allows it. */
  readonly hiddenCreate?: (() => unknown) | undefined;
  readonly set: (dictionary: unknown, key: unknown, value: unknown) => void;
  /** Where template code makes it: what puts entries into what was made. */
  readonly setter?: (made: unknown) => DictionaryMaker['set'];
  /** Makes the dictionary from a plain one; null for a read-only one of which there is no way. */
  readonly finish: ((dictionary: unknown) => unknown) | null | undefined;
}
