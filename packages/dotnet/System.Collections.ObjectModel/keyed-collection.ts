// `KeyedCollection<TKey, TItem>`: a collection whose items know their keys.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { equalityOf } from '../System.Collections/comparers.ts';
import { Collection, changingMembers } from './collection.ts';
import { callMember, listProtocol } from '../System.Collections/collection-protocol.ts';
import { createDictionary, duplicateKey, keyNotFound } from '../System.Collections.Generic/dictionary.ts';
import type { Dictionary } from '../System.Collections.Generic/dictionary.ts';
import { defaultEqualityComparer } from '../System.Collections.Generic/equality-comparer.ts';

const objectModel = 'System.Collections.ObjectModel';

/** A collection whose items know their keys. */
export class KeyedCollection extends Collection {
  readonly comparer: unknown;
  /** From how many items on there is a `Dictionary`; -1: never. */
  readonly threshold: number;
  constructor(type: NamedType, comparer: unknown = null, threshold: number = 0) {
    super(type);
    this.comparer = comparer;
    this.threshold = threshold;
  }
  get keyType(): Type {
    return baseArguments(this.$type, `${objectModel}.KeyedCollection`, 2)[0]!;
  }
  keyOf(item: unknown): unknown {
    return callMember(this, 'KeyedCollection`2.GetKeyForItem/1', 'GetKeyForItem', [item]);
  }
  /** `Dictionary`: null until there are more items than the threshold. */
  get dictionary(): Dictionary | null {
    if (this.threshold < 0 || this.$count <= this.threshold) return null;
    const dictionary = createDictionary(this.keyType, this.$elementType, this.comparer);
    for (const item of this) {
      const key = this.keyOf(item);
      if (key !== null) dictionary.set(key, item);
    }
    return dictionary;
  }
  #areEqual(left: unknown, right: unknown): boolean {
    return (equalityOf(this.comparer)?.equals ?? equals)(left, right);
  }
  /** The index of the item with that key, or -1. */
  indexOfKey(key: unknown): number {
    requireArgument(key, 'key');
    let index = 0;
    for (const item of this) {
      if (this.#areEqual(this.keyOf(item), key)) return index;
      index++;
    }
    return -1;
  }
  #requireNew(key: unknown): void {
    if (key === null || this.indexOfKey(key) < 0) return;
    // A dictionary does not tell the parameter.
    throw duplicateKey(key, this.keyType, this.threshold >= 0 && this.$count > this.threshold ? null : 'key');
  }
  changeItemKey(item: unknown, newKey: unknown): void {
    if (listProtocol.indexOf(this.list, item) < 0)
      throw new ArgumentException('The specified item does not exist in this KeyedCollection.', 'item');
    if (!this.#areEqual(this.keyOf(item), newKey)) this.#requireNew(newKey);
  }
  override 'Collection`1.InsertItem/2'(index: number, item: unknown): void {
    this.#requireNew(this.keyOf(item));
    super['Collection`1.InsertItem/2'](index, item);
  }
  override 'Collection`1.SetItem/2'(index: number, item: unknown): void {
    const newKey = this.keyOf(item);
    if (!this.#areEqual(newKey, this.keyOf(listProtocol.get(this.list, index)))) this.#requireNew(newKey);
    super['Collection`1.SetItem/2'](index, item);
  }
}

/** `System.Collections.ObjectModel.KeyedCollection<TKey, TItem>`. */
export const keyedCollectionType: TypeDeclaration = declareType(
  `public abstract class ${objectModel}.KeyedCollection<TKey, TItem> : Collection<TItem> where TKey : notnull`,
  () => ({
    'protected KeyedCollection()': (type) => new KeyedCollection(type),
    'protected KeyedCollection(IEqualityComparer<TKey>? comparer)': (comparer, type) =>
      new KeyedCollection(type, comparer),
    'protected KeyedCollection(IEqualityComparer<TKey>? comparer, int dictionaryCreationThreshold)': (
      comparer,
      threshold: number,
      type,
    ) => {
      if (threshold < -1)
        throw new ArgumentOutOfRangeException(
          'dictionaryCreationThreshold',
          'The specified threshold for creating dictionary is out of range.',
        );
      return new KeyedCollection(type, comparer, threshold);
    },
    'IEqualityComparer<TKey> Comparer { get; }': (self: KeyedCollection) =>
      self.comparer ?? defaultEqualityComparer(self.keyType),
    'protected IDictionary<TKey, TItem>? Dictionary { get; }': (self: KeyedCollection) => self.dictionary,
    'TItem this[TKey key] { get; }': (self: KeyedCollection, key) => {
      const index = self.indexOfKey(key);
      if (index < 0) throw keyNotFound(key, self.keyType);
      return listProtocol.get(self.list, index);
    },
    'bool Contains(TKey key)': (self: KeyedCollection, key) => self.indexOfKey(key) >= 0,
    'bool Remove(TKey key)': (self: KeyedCollection, key) => {
      const index = self.indexOfKey(key);
      if (index >= 0) self['Collection`1.RemoveItem/1'](index);
      return index >= 0;
    },
    'bool TryGetValue(TKey key, out TItem item)': (self: KeyedCollection, key, item: Ref) => {
      const index = self.indexOfKey(key);
      item.v = index < 0 ? defaultOf(self.$elementType) : listProtocol.get(self.list, index);
      return index >= 0;
    },
    'protected abstract TKey GetKeyForItem(TItem item)': undefined,
    'protected void ChangeItemKey(TItem item, TKey newKey)': (self: KeyedCollection, item, key) =>
      self.changeItemKey(item, key),
    ...changingMembers(KeyedCollection.prototype, 'TItem', 'override'),
  }),
  { runtime: KeyedCollection },
);
