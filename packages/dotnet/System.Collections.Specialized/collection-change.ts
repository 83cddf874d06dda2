// `NotifyCollectionChangedEventArgs`: what a collection tells of a change.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `INotifyCollectionChanged.CollectionChanged` arguments. */
export class CollectionChange {
  /** Installed by the library loader. */
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
