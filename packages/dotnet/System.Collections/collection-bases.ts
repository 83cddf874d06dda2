// `CollectionBase`, `DictionaryBase`, `ReadOnlyCollectionBase`: what typed collections were derived from before generics.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { indexOutOfRange, requireArgument, requireNonNegative } from './arguments.ts';
import { ArrayList } from './array-list.ts';
import { DictionaryEnumerator } from './boxed-interfaces.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { setAll } from './array-copy.ts';
import { KnownCount } from './enumerable.ts';
import { Hashtable, HashtablePart } from './hashtable.ts';

type Hook = (...args: readonly unknown[]) => unknown;
/** Calls what a derived class has for an event; nothing where it has nothing. */
function tell(self: object, base: string, name: string, args: readonly unknown[]): boolean {
  const hook = (self as Readonly<Record<string, Hook | undefined>>)[`${base}.${name}/${args.length}`];
  hook?.apply(self, [...args]);
  return hook !== undefined;
}
/** Does what follows a change, and takes the change back where that fails. */
function orUndo(work: () => void, undo: () => void): void {
  try {
    work();
  } catch (error) {
    undo();
    throw error;
  }
}

/** A list that tells derived classes what happens to it. */
class CollectionBase extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly inner: ArrayList;
  constructor(capacity: number = 0) {
    super();
    requireNonNegative(capacity, 'capacity');
    this.inner = new ArrayList([], capacity);
  }
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.inner.items.length;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.inner[Symbol.iterator]();
  }
  #tell(name: string, ...args: readonly unknown[]): void {
    tell(this, 'CollectionBase', name, args);
  }
  #validate(value: unknown): void {
    if (!tell(this, 'CollectionBase', 'OnValidate', [value])) requireArgument(value, 'value');
  }
  #requireIndex(index: number): void {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
  }
  'IList`1.get_Item/1'(index: number): unknown {
    this.#requireIndex(index);
    return this.inner.items[index];
  }
  'IList`1.set_Item/2'(index: number, value: unknown): void {
    this.#requireIndex(index);
    this.#validate(value);
    const before = this.inner.items[index];
    const put = (item: unknown): void => this.inner.change((items) => (items[index] = item));
    this.#tell('OnSet', index, before, value);
    put(value);
    orUndo(
      () => this.#tell('OnSetComplete', index, before, value),
      () => put(before),
    );
  }
  #put(index: number, value: unknown): void {
    this.#validate(value);
    this.#tell('OnInsert', index, value);
    this.inner.resize((items) => items.splice(index, 0, value));
    // Room that was made stays.
    this.inner.room.at(this.$count);
    orUndo(
      () => this.#tell('OnInsertComplete', index, value),
      () => this.inner.resize((items) => items.splice(index, 1)),
    );
  }
  'ICollection`1.Add/1'(value: unknown): void {
    this.#put(this.$count, value);
  }
  'IList`1.Insert/2'(index: number, value: unknown): void {
    if (index >>> 0 > this.$count)
      throw new ArgumentOutOfRangeException(
        'index',
        'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
      );
    this.#put(index, value);
  }
  #take(index: number, value: unknown): void {
    this.#tell('OnRemove', index, value);
    this.inner.resize((items) => items.splice(index, 1));
    orUndo(
      () => this.#tell('OnRemoveComplete', index, value),
      () => this.inner.resize((items) => items.splice(index, 0, value)),
    );
  }
  'ICollection`1.Remove/1'(value: unknown): boolean {
    this.#validate(value);
    const index = this.inner.indexOf(value);
    if (index < 0)
      throw new ArgumentException(
        'Cannot remove the specified item because it was not found in the specified Collection.',
      );
    this.#take(index, value);
    return true;
  }
  'IList`1.RemoveAt/1'(index: number): void {
    this.#requireIndex(index);
    const value = this.inner.items[index];
    this.#validate(value);
    this.#take(index, value);
  }
  'IList`1.IndexOf/1'(value: unknown): number {
    return this.inner.indexOf(value);
  }
  'ICollection`1.Contains/1'(value: unknown): boolean {
    return this.inner.indexOf(value) >= 0;
  }
  'ICollection`1.Clear/0'(): void {
    this.#tell('OnClear');
    this.inner.resize((items) => (items.length = 0));
    this.#tell('OnClearComplete');
  }
}

/** A dictionary that tells derived classes what happens to it. */
class DictionaryBase extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly inner: Hashtable = new Hashtable();
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.inner.$count;
  }
  [Symbol.iterator](): Iterator<DictionaryEntry> {
    return this.inner[Symbol.iterator]();
  }
  #tell(name: string, ...args: readonly unknown[]): void {
    tell(this, 'DictionaryBase', name, args);
  }
  'IDictionary.get_Item/1'(key: unknown): unknown {
    const value = this.inner.get(key);
    this.#tell('OnGet', key, value);
    return value;
  }
  'IDictionary.set_Item/2'(key: unknown, value: unknown): void {
    this.#tell('OnValidate', key, value);
    const existed = this.inner.has(key);
    const before = this.inner.get(key);
    this.#tell('OnSet', key, before, value);
    this.inner.put(key, value, false);
    orUndo(
      () => this.#tell('OnSetComplete', key, before, value),
      () => (existed ? this.inner.put(key, before, false) : this.inner.remove(key)),
    );
  }
  'IDictionary.Add/2'(key: unknown, value: unknown): void {
    this.#tell('OnValidate', key, value);
    this.#tell('OnInsert', key, value);
    this.inner.put(key, value, true);
    orUndo(
      () => this.#tell('OnInsertComplete', key, value),
      () => this.inner.remove(key),
    );
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.inner.has(key);
  }
  'IDictionary.Remove/1'(key: unknown): void {
    if (!this.inner.has(key)) return;
    const value = this.inner.get(key);
    this.#tell('OnValidate', key, value);
    this.#tell('OnRemove', key, value);
    this.inner.remove(key);
    orUndo(
      () => this.#tell('OnRemoveComplete', key, value),
      () => this.inner.put(key, value, false),
    );
  }
  'ICollection`1.Clear/0'(): void {
    this.#tell('OnClear');
    this.inner.clear();
    this.#tell('OnClearComplete');
  }
  #part(part: 'Key' | 'Value'): HashtablePart {
    return new HashtablePart(this.inner, part, coreType(`System.Collections.Hashtable.${part}Collection`));
  }
  'IDictionary.get_Keys/0'(): unknown {
    return this.#part('Key');
  }
  'IDictionary.get_Values/0'(): unknown {
    return this.#part('Value');
  }
}

/** A list that only derived classes fill. */
class ReadOnlyCollectionBase extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly inner: ArrayList = new ArrayList();
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.inner.items.length;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.inner[Symbol.iterator]();
  }
}

const nothing = (): void => {};
/** Events that do nothing by themselves. */
const events = (...signatures: readonly string[]): Record<string, Implementation> =>
  Object.fromEntries(signatures.map((signature) => [`protected virtual void ${signature}`, nothing]));

/** The base classes, as template code sees them. */
export const collectionBaseTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Collections.CollectionBase : IList',
    () => ({
      'protected CollectionBase()': () => new CollectionBase(),
      'protected CollectionBase(int capacity)': (capacity: number) => new CollectionBase(capacity),
      'protected ArrayList InnerList { get; }': (self: CollectionBase) => self.inner,
      'protected IList List { get; }': (self: CollectionBase) => self,
      'int Capacity { get; set; }': {
        get: (self: CollectionBase) => self.inner.room.at(self.$count),
        set: (self: CollectionBase, value: number) => {
          if (value < self.$count)
            throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');
          self.inner.room.set(value);
        },
      },
      'int Count { get; }': (self: CollectionBase) => self.$count,
      'void Clear()': (self: CollectionBase) => self['ICollection`1.Clear/0'](),
      'void RemoveAt(int index)': (self: CollectionBase, index: number) => self['IList`1.RemoveAt/1'](index),
      'IEnumerator GetEnumerator()': (self: CollectionBase) => new Enumerator(self, self.$elementType),
      'protected virtual void OnValidate(object value)': (_self: CollectionBase, value: unknown) =>
        requireArgument(value, 'value'),
      ...events(
        'OnSet(int index, object? oldValue, object? newValue)',
        'OnInsert(int index, object? value)',
        'OnClear()',
        'OnRemove(int index, object? value)',
        'OnSetComplete(int index, object? oldValue, object? newValue)',
        'OnInsertComplete(int index, object? value)',
        'OnClearComplete()',
        'OnRemoveComplete(int index, object? value)',
      ),
    }),
    { runtime: CollectionBase },
  ),
  declareType(
    'public abstract class System.Collections.DictionaryBase : IDictionary',
    () => ({
      'protected DictionaryBase()': () => new DictionaryBase(),
      'protected Hashtable InnerHashtable { get; }': (self: DictionaryBase) => self.inner,
      'protected IDictionary Dictionary { get; }': (self: DictionaryBase) => self,
      'int Count { get; }': (self: DictionaryBase) => self.$count,
      'void CopyTo(Array array, int index)': (self: DictionaryBase, array: unknown[], index: number) =>
        setAll([...self.inner], array, index),
      'void Clear()': (self: DictionaryBase) => self['ICollection`1.Clear/0'](),
      'IDictionaryEnumerator GetEnumerator()': (self: DictionaryBase) => new DictionaryEnumerator(self),
      'protected virtual object? OnGet(object key, object? currentValue)': (
        _self: DictionaryBase,
        _key: unknown,
        value: unknown,
      ) => value,
      ...events(
        'OnSet(object key, object? oldValue, object? newValue)',
        'OnInsert(object key, object? value)',
        'OnClear()',
        'OnRemove(object key, object? value)',
        'OnValidate(object key, object? value)',
        'OnSetComplete(object key, object? oldValue, object? newValue)',
        'OnInsertComplete(object key, object? value)',
        'OnClearComplete()',
        'OnRemoveComplete(object key, object? value)',
      ),
    }),
    { runtime: DictionaryBase },
  ),
  declareType(
    'public abstract class System.Collections.ReadOnlyCollectionBase : ICollection',
    () => ({
      'protected ReadOnlyCollectionBase()': () => new ReadOnlyCollectionBase(),
      'protected ArrayList InnerList { get; }': (self: ReadOnlyCollectionBase) => self.inner,
      'virtual int Count { get; }': (self: ReadOnlyCollectionBase) => self.$count,
      'virtual IEnumerator GetEnumerator()': (self: ReadOnlyCollectionBase) =>
        new Enumerator(self, self.$elementType),
    }),
    { runtime: ReadOnlyCollectionBase },
  ),
];
