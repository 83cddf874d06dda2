// The class `System.Collections.ObjectModel.ObservableCollection`: what it does, and how template code sees it.
import { alsoPut, type Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spend } from '@mockwright/language/runtime/run';
import { createList } from '../System.Collections.Generic/list.ts';
import { CollectionChange, collectionActions } from '../System.Collections.Specialized/collection-change.ts';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { listProtocol } from '../System.Collections/collection-protocol.ts';
import { PropertyChangedEventArgs } from '../System.ComponentModel/property-events.ts';
import { Collection, changingMembers } from './collection.ts';

/** Ends what `BlockReentrancy` began. */
export class ReentrancyMonitor {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #owner: ObservableCollection;
  constructor(owner: ObservableCollection) {
    this.#owner = owner;
  }
  'IDisposable.Dispose/0'(): void {
    this.#owner.blocks--;
  }
}
/** A collection that tells of its changes. */
export class ObservableCollection<T = unknown> extends Collection<T> {
  handlers: Delegate | null = null;
  propertyHandlers: Delegate | null = null;
  /** How many times changes are told just now. */
  blocks = 0;
  override $held(): Held {
    const { handlers, propertyHandlers } = this;
    const putBack = (): void => {
      this.handlers = handlers;
      this.propertyHandlers = propertyHandlers;
    };
    return alsoPut(super.$held(), putBack, [handlers, propertyHandlers]);
  }
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
    this['ObservableCollection`1.OnCollectionChanged/1'](
      new CollectionChange(action, items(added), items(removed), newIndex, oldIndex),
    );
  }
  #tellProperty(name: string): void {
    this['ObservableCollection`1.OnPropertyChanged/1'](new PropertyChangedEventArgs(name));
  }
  'ObservableCollection`1.OnCollectionChanged/1'(change: unknown): void {
    if (!this.handlers) return;
    this.blocks++;
    try {
      this.handlers(this, change);
    } finally {
      this.blocks--;
    }
  }
  'ObservableCollection`1.OnPropertyChanged/1'(change: unknown): void {
    this.propertyHandlers?.(this, change);
  }
  /** @throws InvalidOperationException while several handlers hear of a change */
  checkReentrancy(): void {
    if (this.blocks > 0 && this.handlers?.$targets)
      throw new InvalidOperationException(
        'Cannot change ObservableCollection during a CollectionChanged event.',
      );
  }
  #at(index: number): T {
    return listProtocol.get(this.list, index) as T;
  }
  override 'Collection`1.InsertItem/2'(index: number, item: T): void {
    this.checkReentrancy();
    super['Collection`1.InsertItem/2'](index, item);
    this.#tell(collectionActions.Add, [item], [], index, -1);
  }
  override 'Collection`1.RemoveItem/1'(index: number): void {
    this.checkReentrancy();
    const item = this.#at(index);
    super['Collection`1.RemoveItem/1'](index);
    this.#tell(collectionActions.Remove, [], [item], -1, index);
  }
  override 'Collection`1.SetItem/2'(index: number, item: T): void {
    this.checkReentrancy();
    const before = this.#at(index);
    super['Collection`1.SetItem/2'](index, item);
    this.#tell(collectionActions.Replace, [item], [before], index, index);
  }
  override 'Collection`1.ClearItems/0'(): void {
    this.checkReentrancy();
    super['Collection`1.ClearItems/0']();
    this.#tell(collectionActions.Reset, [], [], -1, -1);
  }
  'ObservableCollection`1.MoveItem/2'(from: number, to: number): void {
    this.checkReentrancy();
    const item = this.#at(from);
    super['Collection`1.RemoveItem/1'](from);
    super['Collection`1.InsertItem/2'](to, item);
    this.#tell(collectionActions.Move, [item], [item], to, from);
  }
}
function filled(items: unknown, name: string, type: NamedType): ObservableCollection {
  requireArgument(items, name);
  const collection = new ObservableCollection(type);
  for (const item of iterate(items)) {
    spend(4);
    listProtocol.insert(collection.list, collection.$count, item);
  }
  return collection;
}
const { prototype } = ObservableCollection;

/** `System.Collections.ObjectModel.ObservableCollection`. */
export const observableCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.ObjectModel.ObservableCollection<T> : Collection<T>, System.Collections.Specialized.INotifyCollectionChanged, System.ComponentModel.INotifyPropertyChanged',
  () => ({
    'ObservableCollection()': (type) => new ObservableCollection(type),
    'ObservableCollection(IEnumerable<T> collection)': (items, type) => filled(items, 'collection', type),
    'ObservableCollection(List<T> list)': (items, type) => filled(items, 'list', type),
    'protected virtual event System.ComponentModel.PropertyChangedEventHandler? PropertyChanged': {
      add: (self: ObservableCollection, handler) =>
        (self.propertyHandlers = combine(self.propertyHandlers, handler)),
      remove: (self: ObservableCollection, handler) =>
        (self.propertyHandlers = remove(self.propertyHandlers, handler)),
    },
    'virtual event System.Collections.Specialized.NotifyCollectionChangedEventHandler? CollectionChanged': {
      add: (self: ObservableCollection, handler) => (self.handlers = combine(self.handlers, handler)),
      remove: (self: ObservableCollection, handler) => (self.handlers = remove(self.handlers, handler)),
    },
    'void Move(int oldIndex, int newIndex)': (self: ObservableCollection, from, to) =>
      self['ObservableCollection`1.MoveItem/2'](from, to),
    ...changingMembers(prototype, 'T', 'override'),
    'protected virtual void MoveItem(int oldIndex, int newIndex)': (
      self: ObservableCollection,
      from: number,
      to: number,
    ) => prototype['ObservableCollection`1.MoveItem/2'].call(self, from, to),
    'protected virtual void OnPropertyChanged(System.ComponentModel.PropertyChangedEventArgs e)': (
      self: ObservableCollection,
      change: unknown,
    ) => prototype['ObservableCollection`1.OnPropertyChanged/1'].call(self, change),
    'protected virtual void OnCollectionChanged(System.Collections.Specialized.NotifyCollectionChangedEventArgs e)':
      (self: ObservableCollection, change: unknown) =>
        prototype['ObservableCollection`1.OnCollectionChanged/1'].call(self, change),
    'protected IDisposable BlockReentrancy()': (self: ObservableCollection) => {
      self.blocks++;
      return new ReentrancyMonitor(self);
    },
    'protected void CheckReentrancy()': (self: ObservableCollection) => self.checkReentrancy(),
  }),
  { runtime: ObservableCollection },
);
