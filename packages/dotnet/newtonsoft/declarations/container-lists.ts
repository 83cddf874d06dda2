// `JContainer` as `IList<JToken>` and as `IList`: members that only calls through these interfaces reach; its events.
import type { Accessors } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { changes } from '@mockwright/language/runtime/change-log';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { ContainerEvents } from '../linq/container-events.ts';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { KeyValuePair } from '../../System.Collections.Generic/key-value-pair.ts';
import { addContent, orNull } from '../linq/token-content.ts';
import type { JObject } from '../linq/object.ts';
import { JProperty } from '../linq/property.ts';
import { JContainer, JToken } from '../linq/token.ts';

/** What the container is a collection of: tokens, or, of an object, pairs of name and value. */
type Item = JToken | KeyValuePair<string, JToken | null> | null;
const isPair = (item: Item): item is KeyValuePair<string, JToken | null> => item instanceof KeyValuePair;
const hasPair = (container: JContainer, { Key, Value }: KeyValuePair<string, JToken | null>): boolean =>
  (container as JObject).property(Key)?.content === Value;

/** An argument of `IList`. @throws ArgumentException for what is no token */
function tokenArgument(value: unknown): JToken | null {
  if (value === null || value instanceof JToken) return value;
  throw new ArgumentException('Argument is not a JToken.');
}

const pairOf = (child: JProperty, type: NamedType): unknown =>
  new KeyValuePair(type, child.name, child.value);

const listMembers: Record<string, (this: JContainer, ...args: never[]) => unknown> = {
  'IList`1.get_Item/1'(index: number) {
    return this.childAt(index);
  },
  'IList`1.set_Item/2'(index: number, item: JToken | null) {
    this.setAt(index, orNull(item));
  },
  'IList`1.IndexOf/1'(item: JToken | null) {
    return this.indexOf(item);
  },
  'IList`1.Insert/2'(index: number, item: JToken | null) {
    this.insert(index, orNull(item));
  },
  'IList`1.RemoveAt/1'(index: number) {
    this.removeAt(index);
  },
  'ICollection`1.Add/1'(item: Item) {
    addContent(this, this.children.length, isPair(item) ? JProperty.of(item.Key, orNull(item.Value)) : item);
  },
  'ICollection`1.Clear/0'() {
    this.clear();
  },
  'ICollection`1.Contains/1'(item: Item) {
    return isPair(item) ? hasPair(this, item) : this.contains(item);
  },
  'ICollection`1.CopyTo/2'(array: NetArray | null, index: number) {
    const type = array?.$element;
    if (type?.kind !== 'struct') this.copyTo(array, index);
    else this.copyTo(array, index, (child) => pairOf(child as JProperty, type));
  },
  'ICollection`1.Remove/1'(item: Item) {
    if (!isPair(item)) return this.removeChild(item);
    return hasPair(this, item) && (this as unknown as JObject).delete(item.Key);
  },
  'ICollection.CopyTo/2'(array: NetArray | null, index: number) {
    this.copyTo(array, index);
  },
  'IList.Clear/0'() {
    this.clear();
  },
  'IList.RemoveAt/1'(index: number) {
    this.removeAt(index);
  },
  'IList.Add/1'(value: unknown) {
    addContent(this, this.children.length, tokenArgument(value));
    return this.children.length - 1;
  },
  'IList.Contains/1'(value: unknown) {
    return this.contains(tokenArgument(value));
  },
  'IList.IndexOf/1'(value: unknown) {
    return this.indexOf(tokenArgument(value));
  },
  'IList.Insert/2'(index: number, value: unknown) {
    this.insert(index, orNull(tokenArgument(value)));
  },
  'IList.Remove/1'(value: unknown) {
    this.removeChild(tokenArgument(value));
  },
  'IList.get_Item/1'(index: number) {
    return this.childAt(index);
  },
  'IList.set_Item/2'(index: number, value: unknown) {
    this.setAt(index, orNull(tokenArgument(value)));
  },
};

/** The accessors of an event of `JContainer` or `JObject`. */
export function containerEvent(
  name: 'listChanged' | 'addingNew' | 'collectionChanged' | 'propertyChanged' | 'propertyChanging',
): Accessors {
  const set = (events: ContainerEvents, handlers: Delegate | null): void => {
    const before = events[name];
    changes.log?.add(() => (events[name] = before));
    events[name] = handlers;
  };
  return {
    add: (self: JContainer, handler: Delegate) => {
      const events = (self.events ??= new ContainerEvents(self, self.typeName));
      set(events, combine(events[name], handler));
    },
    remove: (self: JContainer, handler: Delegate) => {
      if (self.events) set(self.events, remove(self.events[name], handler));
    },
  };
}

/** The events through the interfaces that promise them. */
const interfaceEvents = [
  ['INotifyCollectionChanged', 'CollectionChanged', 'collectionChanged'],
  ['INotifyPropertyChanged', 'PropertyChanged', 'propertyChanged'],
  ['INotifyPropertyChanging', 'PropertyChanging', 'propertyChanging'],
] as const;
for (const [type, event, name] of interfaceEvents) {
  const { add, remove: removeHandler } = containerEvent(name);
  listMembers[`${type}.add_${event}/1`] = function (handler: never) {
    add!(this, handler);
  };
  listMembers[`${type}.remove_${event}/1`] = function (handler: never) {
    removeHandler!(this, handler);
  };
}

/** Gives `JContainer` the members of the interfaces, under the keys that calls through them look for. */
export function makeContainersLists(): void {
  Object.assign(JContainer.prototype, listMembers);
}
