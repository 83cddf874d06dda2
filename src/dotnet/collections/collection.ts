// `Collection<T>`, `ObservableCollection<T>`, `KeyedCollection<TKey, TItem>`: lists whose changes pass through a few
// virtual methods, which template classes may override.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { defaultOf } from '../../runtime/casting.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import { iterate } from '../../runtime/iterate.ts';
import { combine, remove } from '../../runtime/delegates.ts';
import type { Delegate } from '../../runtime/delegates.ts';
import { PropertyChangedEventArgs } from '../system/component-model.ts';
import { indexOutOfRange, requireArgument } from './arguments.ts';
import { baseArguments } from './base-argument.ts';
import { callMember, collectionProtocol, listProtocol } from './collection-protocol.ts';
import { duplicateKey, keyNotFound } from './dictionary.ts';
import { KnownCount } from './enumerable.ts';
import { equalityOf } from './comparers.ts';
import { createList } from './list.ts';
import { equals } from '../../runtime/equality.ts';

const objectModel = 'System.Collections.ObjectModel';

/** A list behind virtual methods. */
export class Collection<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly list: unknown;
  constructor(type: NamedType, list?: unknown) {
    super();
    this.$type = type;
    this.list = list ?? createList([], this.$elementType);
  }
  override get $count(): number {
    return collectionProtocol.count(this.list);
  }
  get $elementType(): Type {
    return baseArguments(this.$type, `${objectModel}.Collection`, 1)[0]!;
  }
  [Symbol.iterator](): Iterator<T> {
    return iterate<T>(this.list)[Symbol.iterator]();
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
  }
  'Collection`1.InsertItem/2'(index: number, item: T): void {
    listProtocol.insert(this.list, index, item);
  }
  'Collection`1.RemoveItem/1'(index: number): void {
    listProtocol.removeAt(this.list, index);
  }
  'Collection`1.SetItem/2'(index: number, item: T): void {
    listProtocol.set(this.list, index, item);
  }
  'Collection`1.ClearItems/0'(): void {
    collectionProtocol.clear(this.list);
  }
}

/** `INotifyCollectionChanged.CollectionChanged` arguments. */
export class CollectionChange {
  declare readonly $type: NamedType;
  readonly action: number;
  readonly newItems: unknown;
  readonly oldItems: unknown;
  readonly newIndex: number;
  readonly oldIndex: number;
  constructor(action: number, newItems: unknown, oldItems: unknown, newIndex: number, oldIndex: number) {
    this.action = action;
    this.newItems = newItems;
    this.oldItems = oldItems;
    this.newIndex = newIndex;
    this.oldIndex = oldIndex;
  }
}
/** `NotifyCollectionChangedAction`. */
export const collectionActions = { Add: 0, Remove: 1, Replace: 2, Move: 3, Reset: 4 } as const;

/** A collection that tells of its changes. */
export class ObservableCollection<T = unknown> extends Collection<T> {
  handlers: Delegate | null = null;
  propertyHandlers: Delegate | null = null;
  #tell(
    action: number,
    added: readonly T[],
    removed: readonly T[],
    newIndex: number,
    oldIndex: number,
  ): void {
    const items = (some: readonly T[]): unknown =>
      some.length > 0 ? createList([...some], this.$elementType) : null;
    if (action !== collectionActions.Replace && action !== collectionActions.Move)
      this.#tellProperty('Count');
    this.#tellProperty('Item[]');
    this.handlers?.(this, new CollectionChange(action, items(added), items(removed), newIndex, oldIndex));
  }
  #tellProperty(name: string): void {
    this.propertyHandlers?.(this, new PropertyChangedEventArgs(name));
  }
  #at(index: number): T {
    return listProtocol.get(this.list, index) as T;
  }
  override 'Collection`1.InsertItem/2'(index: number, item: T): void {
    super['Collection`1.InsertItem/2'](index, item);
    this.#tell(collectionActions.Add, [item], [], index, -1);
  }
  override 'Collection`1.RemoveItem/1'(index: number): void {
    const item = this.#at(index);
    super['Collection`1.RemoveItem/1'](index);
    this.#tell(collectionActions.Remove, [], [item], -1, index);
  }
  override 'Collection`1.SetItem/2'(index: number, item: T): void {
    const before = this.#at(index);
    super['Collection`1.SetItem/2'](index, item);
    this.#tell(collectionActions.Replace, [item], [before], index, index);
  }
  override 'Collection`1.ClearItems/0'(): void {
    super['Collection`1.ClearItems/0']();
    this.#tell(collectionActions.Reset, [], [], -1, -1);
  }
  move(from: number, to: number): void {
    const item = this.#at(from);
    listProtocol.removeAt(this.list, from);
    listProtocol.insert(this.list, to, item);
    this.#tell(collectionActions.Move, [item], [item], to, from);
  }
}

/** A collection whose items know their keys. */
export class KeyedCollection extends Collection {
  readonly comparer: unknown;
  constructor(type: NamedType, comparer: unknown = null) {
    super(type);
    this.comparer = comparer;
  }
  get keyType(): Type {
    return baseArguments(this.$type, `${objectModel}.KeyedCollection`, 2)[0]!;
  }
  keyOf(item: unknown): unknown {
    return callMember(this, 'KeyedCollection`2.GetKeyForItem/1', 'GetKeyForItem', [item]);
  }
  /** The index of the item with that key, or -1. */
  indexOfKey(key: unknown): number {
    requireArgument(key, 'key');
    const areEqual = equalityOf(this.comparer)?.equals ?? equals;
    let index = 0;
    for (const item of this) {
      if (areEqual(this.keyOf(item), key)) return index;
      index++;
    }
    return -1;
  }
  override 'Collection`1.InsertItem/2'(index: number, item: unknown): void {
    const key = this.keyOf(item);
    if (key !== null && this.indexOfKey(key) >= 0) throw duplicateKey(key, this.keyType, 'key');
    super['Collection`1.InsertItem/2'](index, item);
  }
}

/**
 * `Collection<T>`, `ObservableCollection<T>`, `KeyedCollection<TKey, TItem>` and their kin, as template code sees
 * them.
 */
export const collectionTypes: readonly TypeDeclaration[] = [
  declareType(
    `public class ${objectModel}.Collection<T> : IList<T>, IList, IReadOnlyList<T>`,
    {
      'Collection()': (type) => new Collection(type),
      'Collection(IList<T> list)': (list, type) => {
        requireArgument(list, 'list');
        return new Collection(type, list);
      },
      'int Count { get; }': (self: Collection) => self.$count,
      'protected IList<T> Items { get; }': (self: Collection) => self.list,
      'T this[int index] { get; set; }': {
        get: (self: Collection, index: number) => listProtocol.get(self.list, index),
        set: (self: Collection, index: number, value: unknown) => {
          self.requireIndex(index);
          self['Collection`1.SetItem/2'](index, value);
        },
      },
      'void Add(T item)': (self: Collection, item) => self['Collection`1.InsertItem/2'](self.$count, item),
      'void Clear()': (self: Collection) => self['Collection`1.ClearItems/0'](),
      'void CopyTo(T[] array, int index)': (self: Collection, array, index) =>
        collectionProtocol.copyTo(self.list, array, index),
      'bool Contains(T item)': (self: Collection, item) => collectionProtocol.contains(self.list, item),
      'IEnumerator<T> GetEnumerator()': (self: Collection) => new Enumerator(self, self.$elementType),
      'int IndexOf(T item)': (self: Collection, item) => listProtocol.indexOf(self.list, item),
      'void Insert(int index, T item)': (self: Collection, index, item) => {
        if (index >>> 0 > self.$count) throw indexOutOfRange();
        self['Collection`1.InsertItem/2'](index, item);
      },
      'bool Remove(T item)': (self: Collection, item) => {
        const index = listProtocol.indexOf(self.list, item);
        if (index >= 0) self['Collection`1.RemoveItem/1'](index);
        return index >= 0;
      },
      'void RemoveAt(int index)': (self: Collection, index) => {
        self.requireIndex(index);
        self['Collection`1.RemoveItem/1'](index);
      },
      'protected virtual void ClearItems()': (self: Collection) =>
        Collection.prototype['Collection`1.ClearItems/0'].call(self),
      'protected virtual void InsertItem(int index, T item)': (self: Collection, index, item) =>
        Collection.prototype['Collection`1.InsertItem/2'].call(self, index, item),
      'protected virtual void RemoveItem(int index)': (self: Collection, index) =>
        Collection.prototype['Collection`1.RemoveItem/1'].call(self, index),
      'protected virtual void SetItem(int index, T item)': (self: Collection, index, item) =>
        Collection.prototype['Collection`1.SetItem/2'].call(self, index, item),
    },
    { runtime: Collection },
  ),
  declareType(
    `public class ${objectModel}.ObservableCollection<T> : Collection<T>, System.Collections.Specialized.INotifyCollectionChanged, System.ComponentModel.INotifyPropertyChanged`,
    {
      'ObservableCollection()': (type) => new ObservableCollection(type),
      'ObservableCollection(IEnumerable<T> collection)': (items, type) => {
        requireArgument(items, 'collection');
        const collection = new ObservableCollection(type);
        for (const item of iterate(items)) listProtocol.insert(collection.list, collection.$count, item);
        return collection;
      },
      'protected event System.ComponentModel.PropertyChangedEventHandler? PropertyChanged': {
        add: (self: ObservableCollection, handler) =>
          (self.propertyHandlers = combine(self.propertyHandlers, handler)),
        remove: (self: ObservableCollection, handler) =>
          (self.propertyHandlers = remove(self.propertyHandlers, handler)),
      },
      'event System.Collections.Specialized.NotifyCollectionChangedEventHandler? CollectionChanged': {
        add: (self: ObservableCollection, handler) => (self.handlers = combine(self.handlers, handler)),
        remove: (self: ObservableCollection, handler) => (self.handlers = remove(self.handlers, handler)),
      },
      'void Move(int oldIndex, int newIndex)': (self: ObservableCollection, from, to) => self.move(from, to),
    },
    { runtime: ObservableCollection },
  ),
  declareType(
    `public abstract class ${objectModel}.KeyedCollection<TKey, TItem> : Collection<TItem> where TKey : notnull`,
    {
      'protected KeyedCollection()': (type) => new KeyedCollection(type),
      'protected KeyedCollection(IEqualityComparer<TKey>? comparer)': (comparer, type) =>
        new KeyedCollection(type, comparer),
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
    },
    { runtime: KeyedCollection },
  ),
  declareType('public interface System.Collections.Specialized.INotifyCollectionChanged', {
    'event NotifyCollectionChangedEventHandler? CollectionChanged': {
      add: (self: ObservableCollection, handler) => (self.handlers = combine(self.handlers, handler)),
      remove: (self: ObservableCollection, handler) => (self.handlers = remove(self.handlers, handler)),
    },
  }),
  declareEnum('public enum System.Collections.Specialized.NotifyCollectionChangedAction', collectionActions),
  declareType(
    'public class System.Collections.Specialized.NotifyCollectionChangedEventArgs : EventArgs',
    {
      'NotifyCollectionChangedAction Action { get; }': (self: CollectionChange) => self.action,
      'IList? NewItems { get; }': (self: CollectionChange) => self.newItems,
      'IList? OldItems { get; }': (self: CollectionChange) => self.oldItems,
      'int NewStartingIndex { get; }': (self: CollectionChange) => self.newIndex,
      'int OldStartingIndex { get; }': (self: CollectionChange) => self.oldIndex,
    },
    { runtime: CollectionChange },
  ),
  declareType(
    'public delegate void System.Collections.Specialized.NotifyCollectionChangedEventHandler(object? sender, NotifyCollectionChangedEventArgs e)',
  ),
];
