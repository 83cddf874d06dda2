// The class `System.Collections.Specialized.HybridDictionary`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { boxedEqualityOf } from '../../System.Collections/comparers.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { equals, hash } from '@mockwright/language/runtime/equality';
import type { DictionaryEntry } from '../../System.Collections/dictionary-entry.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';
import { Hashtable, boxedTableMembers } from '../../System.Collections/hashtable.ts';
import { listDictionary } from './list-dictionary.ts';
import { RowDictionary, partMembers } from './row-dictionary.ts';

/** A few pairs in a row, many in a hash table. */
class HybridDictionary extends KnownCount {
  declare readonly $type: NamedType;
  #store: RowDictionary | Hashtable;
  readonly #comparer: unknown;
  constructor(comparer: unknown, capacity: number = 0) {
    super();
    this.#comparer = comparer;
    this.#store =
      capacity >= 6 ? new Hashtable(comparer, capacity) : new RowDictionary(boxedEqualityOf(comparer));
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.#store.$count;
  }
  override $held(): Held {
    const store = this.#store;
    return { parts: [store], putBack: () => void (this.#store = store) };
  }
  [Symbol.iterator](): Iterator<DictionaryEntry> {
    return this.#store[Symbol.iterator]();
  }
  get(key: unknown): unknown {
    return this.#store.get(key);
  }
  has(key: unknown): boolean {
    return this.#store.has(key);
  }
  put(key: unknown, value: unknown, mustBeNew: boolean): void {
    if (this.#store instanceof RowDictionary && this.#store.$count >= 8) {
      const table = new Hashtable(this.#comparer, 13);
      for (const entry of this.#store) table.put(entry.Key, entry.Value, true);
      this.#store = table;
    }
    this.#store.put(key, value, mustBeNew);
  }
  remove(key: unknown): void {
    this.#store.remove(key);
  }
  clear(): void {
    this.#store.clear();
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.has(key);
  }
}
const ignoringCase = (isCaseInsensitive: boolean): unknown =>
  isCaseInsensitive
    ? {
        'IEqualityComparer.Equals/2': (a: unknown, b: unknown) =>
          typeof a === 'string' && typeof b === 'string' ? a.toUpperCase() === b.toUpperCase() : equals(a, b),
        'IEqualityComparer.GetHashCode/1': (value: unknown) =>
          hash(typeof value === 'string' ? value.toUpperCase() : value),
      }
    : null;

/** `System.Collections.Specialized.HybridDictionary`. */
export const hybridDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.HybridDictionary : IDictionary',
  () => ({
    'HybridDictionary()': () => new HybridDictionary(null),
    'HybridDictionary(int initialSize)': (size) => new HybridDictionary(null, size),
    'HybridDictionary(bool caseInsensitive)': (insensitive) =>
      new HybridDictionary(ignoringCase(insensitive)),
    'HybridDictionary(int initialSize, bool caseInsensitive)': (size, insensitive) =>
      new HybridDictionary(ignoringCase(insensitive), size),
    ...boxedTableMembers,
    ...partMembers(listDictionary),
  }),
  { runtime: HybridDictionary },
);
