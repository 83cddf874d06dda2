// `GetAlternateLookup`: keys of another type than the collection's own, such as spans of characters for strings.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { InvalidOperationException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import type { HashTable } from '../System.Collections/hash-table.ts';
import { libraryArguments, libraryType } from '../System.Collections/base-argument.ts';

/** What a lookup needs of a set. */
interface KeyedSet {
  readonly table: HashTable<unknown>;
  readonly comparer: unknown;
  readonly $type: NamedType;
  add(key: unknown): boolean;
  delete(key: unknown): boolean;
}
/** What a lookup needs of a dictionary. */
interface KeyedValues {
  readonly table: HashTable<unknown>;
  readonly values: readonly unknown[];
  readonly comparer: unknown;
  readonly $type: NamedType;
  readonly keyType: Type;
  readonly valueType: Type;
  set(key: unknown, value: unknown): unknown;
  tryAdd(key: unknown, value: unknown): boolean;
  remove(key: unknown, value?: Ref): boolean;
}

/** A collection with the way from alternate keys to its own. */
export class AlternateLookup<C> {
  readonly $type: NamedType;
  readonly #collection: C | null;
  readonly #toKey: (alternate: unknown) => unknown;
  constructor(type: NamedType, collection: C | null, toKey: (alternate: unknown) => unknown) {
    this.$type = type;
    this.#collection = collection;
    this.#toKey = toKey;
  }
  /** @throws {NullReferenceException} for `default` */
  get collection(): C {
    if (this.#collection === null) throw new NullReferenceException();
    return this.#collection;
  }
  key(alternate: unknown): unknown {
    return this.#toKey(alternate);
  }
}
/** A lookup of a set. */
export type SetLookup = AlternateLookup<KeyedSet>;
/** A lookup of a dictionary. */
export type ValueLookup = AlternateLookup<KeyedValues>;

/** How alternate keys become keys; undefined where the comparer cannot tell. */
function conversion(
  comparer: unknown,
  keyType: Type,
  alternate: Type,
): ((alternate: unknown) => unknown) | undefined {
  const own = (comparer as Record<string, unknown> | null)?.['IAlternateEqualityComparer`2.Create/1'];
  if (typeof own === 'function') return (value) => own.call(comparer, value);
  const isOfText =
    keyType.special === 'string' &&
    'definition' in alternate &&
    alternate.definition === coreType('System.ReadOnlySpan', 1) &&
    (comparer === null ||
      (comparer as { $isDefault?: boolean }).$isDefault === true ||
      isInstance(comparer, coreType('System.StringComparer')));
  return isOfText ? (span) => textOfSpan(span as Span<number>) : undefined;
}

interface Collection {
  readonly comparer: unknown;
  readonly $type: NamedType;
}
function lookupType({ $type }: Collection, alternate: Type): NamedType {
  const { typeArguments, definition } = libraryType($type);
  const { namespace, name } = definition;
  const type = coreType(`${namespace}.${name}\`${typeArguments.length}.AlternateLookup`, 1);
  return type.construct([...typeArguments, alternate]);
}
function lookupOf<C extends Collection>(collection: C, alternate: Type): AlternateLookup<C> | undefined {
  const toKey = conversion(collection.comparer, libraryArguments(collection.$type)[0]!, alternate);
  return toKey && new AlternateLookup(lookupType(collection, alternate), collection, toKey);
}

const refusals = {
  comparer: "The collection's comparer does not support the requested operation.",
  frozen:
    'The collection, in conjunction with its comparer, does not support the specified alternate key type.',
} as const;

/**
 * The members `GetAlternateLookup` and `TryGetAlternateLookup` of a collection.
 * @param lookup the lookup's type as C# has it, `TAlternate` its last argument
 */
export function alternateMembers(
  lookup: string,
  refusal: keyof typeof refusals = 'comparer',
): Record<string, Implementation> {
  const constraint = 'where TAlternate : notnull, allows ref struct';
  return {
    [`${lookup} GetAlternateLookup<TAlternate>() ${constraint}`]: (self: KeyedSet, alternate: Type) => {
      const found = lookupOf(self, alternate);
      if (!found) throw new InvalidOperationException(refusals[refusal]);
      return found;
    },
    [`bool TryGetAlternateLookup<TAlternate>(out ${lookup} lookup) ${constraint}`]: (
      self: KeyedSet,
      lookup: Ref,
      alternate: Type,
    ) => {
      const found = lookupOf(self, alternate);
      lookup.v = found ?? new AlternateLookup(lookupType(self, alternate), null, (key) => key);
      return found !== undefined;
    },
  };
}
