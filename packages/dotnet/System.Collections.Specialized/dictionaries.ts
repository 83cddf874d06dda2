// The dictionaries of `System.Collections.Specialized`: in the order of insertion, or by texts without regard to case.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { equals, hash } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import {
  collectionModified,
  indexOutOfRange,
  outOfRange,
  requireNonNegative,
} from '../System.Collections/arguments.ts';
import { boxedEqualityOf } from '../System.Collections/comparers.ts';
import type { Equality } from '../System.Collections/comparers.ts';
import { DictionaryEntry } from '../System.Collections/dictionary-entry.ts';
import { KnownCount } from '../System.Collections/enumerable.ts';
import {
  Hashtable,
  HashtablePart,
  boxedTableMembers,
  containsValue,
} from '../System.Collections/hashtable.ts';

const namespace = 'System.Collections.Specialized';

/** `ListDictionary` and `OrderedDictionary`: pairs in a row. */
class RowDictionary extends KnownCount {
  declare readonly $type: NamedType;
  keys: unknown[] = [];
  values: unknown[] = [];
  readonly $isReadOnly: boolean = false;
  readonly #equality: Equality;
  #version = 0;
  constructor(comparer: unknown = null) {
    super();
    this.#equality = boxedEqualityOf(comparer) ?? { equals, hash };
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.keys.length;
  }
  *[Symbol.iterator](): Generator<DictionaryEntry> {
    const version = this.#version;
    for (let index = 0; index < this.keys.length; index++) {
      yield new DictionaryEntry(this.keys[index], this.values[index]);
      if (this.#version !== version) throw collectionModified();
    }
  }
  indexOf(key: unknown): number {
    if (key === null) throw new ArgumentNullException('key');
    return this.keys.findIndex((other) => this.#equality.equals(other, key));
  }
  get(key: unknown): unknown {
    return this.values[this.indexOf(key)] ?? null;
  }
  has(key: unknown): boolean {
    return this.indexOf(key) >= 0;
  }
  /** What .NET says of a key that is added twice. */
  duplicate(key: unknown): ArgumentException {
    return new ArgumentException(`An item with the same key has already been added. Key: ${toText(key)}`);
  }
  change(): void {
    this.#version++;
  }
  put(key: unknown, value: unknown, mustBeNew: boolean): void {
    this.change();
    const index = this.indexOf(key);
    if (index >= 0) {
      if (mustBeNew) throw this.duplicate(key);
      this.values[index] = value;
    } else {
      this.keys.push(key);
      this.values.push(value);
    }
  }
  insert(index: number, key: unknown, value: unknown): void {
    this.change();
    requireNonNegative(index, 'index');
    if (index > this.keys.length)
      throw outOfRange(
        'index',
        index,
        `index ('${index}') must be less than or equal to '${this.keys.length}'.`,
      );
    if (this.has(key)) throw this.duplicate(key);
    this.keys.splice(index, 0, key);
    this.values.splice(index, 0, value);
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.keys.length) throw indexOutOfRange();
  }
  removeAt(index: number): void {
    this.change();
    requireNonNegative(index, 'index');
    if (index >= this.keys.length)
      throw outOfRange('index', index, `index ('${index}') must be less than '${this.keys.length}'.`);
    this.keys.splice(index, 1);
    this.values.splice(index, 1);
  }
  remove(key: unknown): void {
    const index = this.indexOf(key);
    this.change();
    if (index >= 0) this.removeAt(index);
  }
  clear(): void {
    this.change();
    this.keys = [];
    this.values = [];
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.has(key);
  }
}
function keyInDictionary(key: unknown): ArgumentException {
  const text = toText(key);
  return new ArgumentException(
    `Item has already been added. Key in dictionary: '${text}'  Key being added: '${text}'`,
  );
}
class OrderedDictionary extends RowDictionary {
  override readonly $isReadOnly: boolean;
  constructor(comparer: unknown, source?: OrderedDictionary) {
    super(comparer);
    this.$isReadOnly = source !== undefined;
    if (!source) return;
    this.keys = source.keys;
    this.values = source.values;
  }
  override duplicate(key: unknown): ArgumentException {
    return keyInDictionary(key);
  }
  $refusal(): NotSupportedException {
    return new NotSupportedException('The OrderedDictionary is read-only and cannot be modified.');
  }
  override change(): void {
    if (this.$isReadOnly) throw this.$refusal();
    super.change();
  }
}
/** `ListDictionaryInternal`: what `Exception.Data` is. */
class ListDictionaryInternal extends RowDictionary {
  override duplicate(key: unknown): ArgumentException {
    return keyInDictionary(key);
  }
}
/** A few pairs in a row, many in a hash table. */
class HybridDictionary extends KnownCount {
  declare readonly $type: NamedType;
  #store: RowDictionary | Hashtable;
  readonly #comparer: unknown;
  constructor(comparer: unknown, capacity: number = 0) {
    super();
    this.#comparer = comparer;
    this.#store = capacity >= 6 ? new Hashtable(comparer, capacity) : new RowDictionary(comparer);
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.#store.$count;
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
/** `StringDictionary`: texts by keys in lower case. */
class StringDictionary extends Hashtable {}

/** `OrderedDictionary` has these for those who know it by its interfaces only. */
const hidden: ReadonlyMap<string, string> = new Map([
  ['bool IsFixedSize { get; }', 'bool IDictionary.IsFixedSize { get; }'],
  ['bool IsSynchronized { get; }', 'bool ICollection.IsSynchronized { get; }'],
  ['object SyncRoot { get; }', 'object ICollection.SyncRoot { get; }'],
]);
function withoutHidden(
  members: Readonly<Record<string, Implementation>>,
): Readonly<Record<string, Implementation>> {
  return Object.fromEntries(
    Object.entries(members).map(([signature, implementation]) => [
      hidden.get(signature) ?? signature,
      implementation,
    ]),
  );
}
function partMembers(owner: string): Readonly<Record<string, Implementation>> {
  const partType = (): NamedType => coreType(`${owner}.NodeKeyValueCollection`);
  return {
    'ICollection Keys { get; }': (self: RowDictionary) => new HashtablePart(self, 'Key', partType()),
    'ICollection Values { get; }': (self: RowDictionary) => new HashtablePart(self, 'Value', partType()),
  };
}
const listDictionary = `${namespace}.ListDictionary`;
const internalDictionary = 'System.Collections.ListDictionaryInternal';
const ignoringCase = (isCaseInsensitive: boolean): unknown =>
  isCaseInsensitive
    ? {
        'IEqualityComparer.Equals/2': (a: unknown, b: unknown) =>
          typeof a === 'string' && typeof b === 'string' ? a.toUpperCase() === b.toUpperCase() : equals(a, b),
        'IEqualityComparer.GetHashCode/1': (value: unknown) =>
          hash(typeof value === 'string' ? value.toUpperCase() : value),
      }
    : null;
const lower = (key: string | null): string => {
  if (key === null) throw new ArgumentNullException('key');
  return key.toLowerCase();
};
const readOnlyCopy = (self: OrderedDictionary): OrderedDictionary => new OrderedDictionary(null, self);

/**
 * `ListDictionary`, `NodeKeyValueCollection`, `HybridDictionary` and their kin, as template code sees them.
 */
export const specializedDictionaryTypes: readonly TypeDeclaration[] = [
  declareType(
    `public class ${listDictionary} : IDictionary`,
    () => ({
      'ListDictionary()': () => new RowDictionary(),
      'ListDictionary(IComparer? comparer)': (comparer) => new RowDictionary(comparer),
      ...boxedTableMembers,
      ...partMembers(listDictionary),
    }),
    { runtime: RowDictionary },
  ),
  declareType(`internal sealed class ${listDictionary}.NodeKeyValueCollection : ICollection`),
  declareType(
    `internal sealed class ${internalDictionary} : IDictionary`,
    () => ({
      'ListDictionaryInternal()': () => new ListDictionaryInternal(),
      ...boxedTableMembers,
      ...partMembers(internalDictionary),
    }),
    { runtime: ListDictionaryInternal },
  ),
  declareType(`internal sealed class ${internalDictionary}.NodeKeyValueCollection : ICollection`),
  declareType(
    `public class ${namespace}.HybridDictionary : IDictionary`,
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
  ),
  declareType('public interface System.Collections.Specialized.IOrderedDictionary : IDictionary', () => ({
    'object? this[int index] { get; set; }': undefined,
    'new IDictionaryEnumerator GetEnumerator()': undefined,
    'void Insert(int index, object key, object? value)': undefined,
    'void RemoveAt(int index)': undefined,
  })),
  declareType(
    `public class ${namespace}.OrderedDictionary : IOrderedDictionary`,
    () => ({
      'OrderedDictionary()': () => new OrderedDictionary(null),
      'OrderedDictionary(int capacity)': () => new OrderedDictionary(null),
      'OrderedDictionary(IEqualityComparer? comparer)': (comparer) => new OrderedDictionary(comparer),
      'OrderedDictionary(int capacity, IEqualityComparer? comparer)': (_capacity, comparer) =>
        new OrderedDictionary(comparer),
      ...withoutHidden(boxedTableMembers),
      ...partMembers(listDictionary),
      'bool IsReadOnly { get; }': (self: OrderedDictionary) => self.$isReadOnly,
      'object? this[int index] { get; set; }': {
        get: (self: OrderedDictionary, index: number) => {
          self.requireIndex(index);
          return self.values[index];
        },
        set: (self: OrderedDictionary, index: number, value: unknown) => {
          self.change();
          self.requireIndex(index);
          self.values[index] = value;
        },
      },
      'void Insert(int index, object key, object? value)': (self: OrderedDictionary, index, key, value) =>
        self.insert(index, key, value),
      'void RemoveAt(int index)': (self: OrderedDictionary, index) => self.removeAt(index),
      'OrderedDictionary AsReadOnly()': readOnlyCopy,
    }),
    { runtime: OrderedDictionary },
  ),
  declareType(
    `public class ${namespace}.StringDictionary : IEnumerable`,
    () => ({
      'StringDictionary()': () => new StringDictionary(),
      'virtual int Count { get; }': (self: StringDictionary) => self.$count,
      'virtual bool IsSynchronized { get; }': () => false,
      'virtual object SyncRoot { get; }': (self: StringDictionary) => self,
      'virtual string? this[string key] { get; set; }': {
        get: (self: StringDictionary, key: string | null) => self.get(lower(key)),
        set: (self: StringDictionary, key: string | null, value: unknown) =>
          self.put(lower(key), value, false),
      },
      'virtual ICollection Keys { get; }': (self: StringDictionary) =>
        new HashtablePart(self, 'Key', coreType('System.Collections.Hashtable.KeyCollection')),
      'virtual ICollection Values { get; }': (self: StringDictionary) =>
        new HashtablePart(self, 'Value', coreType('System.Collections.Hashtable.ValueCollection')),
      'virtual void Add(string key, string? value)': (self: StringDictionary, key, value) =>
        self.put(lower(key), value, true),
      'virtual void Clear()': (self: StringDictionary) => self.clear(),
      'virtual bool ContainsKey(string key)': (self: StringDictionary, key) => self.has(lower(key)),
      'virtual bool ContainsValue(string? value)': containsValue,
      'virtual void CopyTo(Array array, int index)': boxedTableMembers['void CopyTo(Array array, int index)'],
      'virtual void Remove(string key)': (self: StringDictionary, key) => self.remove(lower(key)),
      'virtual IEnumerator GetEnumerator()': boxedTableMembers['IDictionaryEnumerator GetEnumerator()'],
    }),
    { runtime: StringDictionary },
  ),
];
