// `ReadOnlyObservableCollection<T>`: a view that passes on what the collection behind it tells.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { combine, remove } from '../../runtime/delegates.ts';
import type { Delegate } from '../../runtime/delegates.ts';
import { requireArgument } from './arguments.ts';
import type { ObservableCollection } from './collection.ts';
import { ReadOnlyCollection } from './read-only-collection.ts';

class ReadOnlyObservableCollection extends ReadOnlyCollection {
  handlers: Delegate | null = null;
  constructor(type: NamedType, list: ObservableCollection) {
    super(type, list);
    const pass = ((_sender: unknown, change: unknown) => this.handlers?.(this, change)) as Delegate;
    list.handlers = combine(list.handlers, pass);
  }
}

/** `System.Collections.ObjectModel.ReadOnlyObservableCollection<T>`. */
export const readOnlyObservableType: TypeDeclaration = declareType(
  'public class System.Collections.ObjectModel.ReadOnlyObservableCollection<T> : ReadOnlyCollection<T>, System.Collections.Specialized.INotifyCollectionChanged',
  {
    'ReadOnlyObservableCollection(ObservableCollection<T> list)': (list, type) => {
      requireArgument(list, 'list');
      return new ReadOnlyObservableCollection(type, list);
    },
    'protected event System.Collections.Specialized.NotifyCollectionChangedEventHandler? CollectionChanged': {
      add: (self: ReadOnlyObservableCollection, handler) => (self.handlers = combine(self.handlers, handler)),
      remove: (self: ReadOnlyObservableCollection, handler) =>
        (self.handlers = remove(self.handlers, handler)),
    },
  },
  { runtime: ReadOnlyObservableCollection },
);
