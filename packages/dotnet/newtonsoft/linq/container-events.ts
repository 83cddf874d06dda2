// The events of `JContainer` and `JObject`: who is told of changes.
import { coreType } from '@mockwright/language/runtime/core-types';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { createList } from '../../System.Collections.Generic/list.ts';
import {
  CollectionChange,
  collectionActions,
} from '../../System.Collections.Specialized/collection-change.ts';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { ListChangedEventArgs } from '../../System.ComponentModel/list-changed-event-args.ts';
import {
  PropertyChangedEventArgs,
  PropertyChangingEventArgs,
  listChanges,
} from '../../System.ComponentModel/property-events.ts';

function listOf(token: object): unknown {
  return createList([token], coreType('System.Object'));
}

/** The handlers of one container. */
export class ContainerEvents {
  /** Whether there ever were any. */
  static areUsed = false;
  listChanged: Delegate | null = null;
  /** Asked by `IBindingList.AddNew` only, which no one can call here. */
  addingNew: Delegate | null = null;
  collectionChanged: Delegate | null = null;
  propertyChanged: Delegate | null = null;
  propertyChanging: Delegate | null = null;
  readonly #container: object;
  /** Shown when somebody changes the container meanwhile. */
  readonly #typeName: string;
  #isTelling = false;
  constructor(container: object, typeName: string) {
    this.#container = container;
    this.#typeName = typeName;
    ContainerEvents.areUsed = true;
  }

  /** Whether anybody is told of changes. */
  get isHeard(): boolean {
    return (
      (this.listChanged ?? this.collectionChanged ?? this.propertyChanged ?? this.propertyChanging) !== null
    );
  }

  /** Whether a template class wants to know of properties, whoever else does. */
  static isOverridden(container: object): boolean {
    return Boolean(
      overrideOf(container, 'JObject.OnPropertyChanging/1') ??
      overrideOf(container, 'JObject.OnPropertyChanged/1'),
    );
  }
  /** @throws InvalidOperationException while handlers of the list are told of a change */
  check(): void {
    if (this.#isTelling)
      throw new InvalidOperationException(
        `Cannot change ${this.#typeName} during a collection change event.`,
      );
  }
  added(token: object, index: number): void {
    this.#tellList(listChanges.ItemAdded, index);
    this.#tellCollection(() => new CollectionChange(collectionActions.Add, listOf(token), null, index, -1));
  }
  removed(token: object, index: number): void {
    this.#tellList(listChanges.ItemDeleted, index);
    this.#tellCollection(
      () => new CollectionChange(collectionActions.Remove, null, listOf(token), -1, index),
    );
  }
  replaced(token: object, before: object, index: number): void {
    this.#tellList(listChanges.ItemChanged, index);
    this.#tellCollection(
      () => new CollectionChange(collectionActions.Replace, listOf(token), listOf(before), index, index),
    );
  }
  reset(): void {
    this.#tellList(listChanges.Reset, -1);
    this.#tellCollection(() => new CollectionChange(collectionActions.Reset, null, null, -1, -1));
  }
  /** The value of a property is about to change, or the property to be added. */
  changing(name: string): void {
    const override = overrideOf(this.#container, 'JObject.OnPropertyChanging/1');
    if (override) override.call(this.#container, name);
    else this.raise('propertyChanging', new PropertyChangingEventArgs(name));
  }
  /** The property has been added. */
  changed(name: string): void {
    const override = overrideOf(this.#container, 'JObject.OnPropertyChanged/1');
    if (override) override.call(this.#container, name);
    else this.raise('propertyChanged', new PropertyChangedEventArgs(name));
  }
  /** A property has another value. It goes for the lists of items here, as there: its own items are told. */
  valueChanged(property: object, name: string, index: number): void {
    this.changed(name);
    this.#tellList(listChanges.ItemChanged, index);
    this.#tellCollection(
      () => new CollectionChange(collectionActions.Replace, property, property, index, index),
    );
  }

  #tellList(change: number, index: number): void {
    if (this.listChanged)
      this.#tell('listChanged', 'JContainer.OnListChanged/1', new ListChangedEventArgs(change, index));
  }
  #tellCollection(change: () => CollectionChange): void {
    if (this.collectionChanged) this.#tell('collectionChanged', 'JContainer.OnCollectionChanged/1', change());
  }
  /** Calls the handlers of one event. */
  raise(
    name: 'listChanged' | 'collectionChanged' | 'propertyChanged' | 'propertyChanging',
    args: object,
  ): void {
    this[name]?.(this.#container, args);
  }
  #tell(name: 'listChanged' | 'collectionChanged', key: string, args: object): void {
    this.#isTelling = true;
    try {
      const override = overrideOf(this.#container, key);
      if (override) override.call(this.#container, args);
      else this.raise(name, args);
    } finally {
      this.#isTelling = false;
    }
  }
}
