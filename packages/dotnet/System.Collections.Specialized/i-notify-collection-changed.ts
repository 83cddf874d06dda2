// The interface `System.Collections.Specialized.INotifyCollectionChanged`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';

interface Telling {
  handlers: Delegate | null;
}

/** `System.Collections.Specialized.INotifyCollectionChanged`. */
export const iNotifyCollectionChangedType: TypeDeclaration = declareType(
  'public interface System.Collections.Specialized.INotifyCollectionChanged',
  () => ({
    'event NotifyCollectionChangedEventHandler? CollectionChanged': {
      add: (self: Telling, handler) => (self.handlers = combine(self.handlers, handler)),
      remove: (self: Telling, handler) => (self.handlers = remove(self.handlers, handler)),
    },
  }),
);
