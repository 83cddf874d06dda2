// `ReadOnlyObservableCollection<T>`: a view that passes on what the collection behind it tells.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { combine, own, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { ObservableCollection } from './observable-collection.ts';
import { ReadOnlyCollection } from './read-only-collection.ts';

const observableOf = (type: NamedType): NamedType =>
  coreType('System.Collections.ObjectModel.ObservableCollection', 1).construct(type.typeArguments);

class ReadOnlyObservableCollection extends ReadOnlyCollection {
  handlers: Delegate | null = null;
  propertyHandlers: Delegate | null = null;
  constructor(type: NamedType, list: ObservableCollection) {
    super(type, list);
    const pass = own(((_sender: unknown, change: unknown) => this.handlers?.(this, change)) as Delegate);
    list.handlers = combine(list.handlers, pass);
    const passProperty = own(((_sender: unknown, change: unknown) =>
      this.propertyHandlers?.(this, change)) as Delegate);
    list.propertyHandlers = combine(list.propertyHandlers, passProperty);
  }
}

/** `System.Collections.ObjectModel.ReadOnlyObservableCollection<T>`. */
export const readOnlyObservableType: TypeDeclaration = declareType(
  'public class System.Collections.ObjectModel.ReadOnlyObservableCollection<T> : ReadOnlyCollection<T>, System.Collections.Specialized.INotifyCollectionChanged, System.ComponentModel.INotifyPropertyChanged',
  () => ({
    'ReadOnlyObservableCollection(ObservableCollection<T> list)': (list, type) => {
      requireArgument(list, 'list');
      return new ReadOnlyObservableCollection(type, list);
    },
    'static ReadOnlyObservableCollection<T> Empty { get; }': (type: NamedType) =>
      new ReadOnlyObservableCollection(type, new ObservableCollection(observableOf(type))),
    'protected event System.ComponentModel.PropertyChangedEventHandler? PropertyChanged': {
      add: (self: ReadOnlyObservableCollection, handler) =>
        (self.propertyHandlers = combine(self.propertyHandlers, handler)),
      remove: (self: ReadOnlyObservableCollection, handler) =>
        (self.propertyHandlers = remove(self.propertyHandlers, handler)),
    },
    'protected event System.Collections.Specialized.NotifyCollectionChangedEventHandler? CollectionChanged': {
      add: (self: ReadOnlyObservableCollection, handler) => (self.handlers = combine(self.handlers, handler)),
      remove: (self: ReadOnlyObservableCollection, handler) =>
        (self.handlers = remove(self.handlers, handler)),
    },
  }),
  { runtime: ReadOnlyObservableCollection },
);
