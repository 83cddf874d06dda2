// `NameObjectCollectionBase.KeysCollection`: the names of a collection.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { KnownCount } from '../System.Collections/enumerable.ts';

/** A collection of named things. */
interface Named extends Iterable<string | null> {
  readonly $count: number;
  nameAt(index: number): string | null;
}

/** `Keys`: the names, as they are when they are asked for. */
export class KeysCollection extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #owner: Named;
  constructor(owner: Named) {
    super();
    this.#owner = owner;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'set';
  }
  get $elementType(): Type {
    return specialType('string');
  }
  override get $count(): number {
    return this.#owner.$count;
  }
  [Symbol.iterator](): Iterator<string | null> {
    return this.#owner[Symbol.iterator]();
  }
  nameAt(index: number): string | null {
    return this.#owner.nameAt(index);
  }
}

/** `System.Collections.Specialized.NameObjectCollectionBase.KeysCollection`. */
export const keysCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.NameObjectCollectionBase.KeysCollection : ICollection',
  () => ({
    'int Count { get; }': (self: KeysCollection) => self.$count,
    'string? this[int index] { get; }': (self: KeysCollection, index: number) => self.nameAt(index),
    'virtual string? Get(int index)': (self: KeysCollection, index: number) => self.nameAt(index),
    'IEnumerator GetEnumerator()': (self: KeysCollection) => new Enumerator(self, self.$elementType),
  }),
  { runtime: KeysCollection },
);
