// `JsonPropertyCollection`: the properties of a type, by name.
import { coreType } from '../../../runtime/core-types.ts';
import type { List } from '../../collections/list.ts';
import { KeyedCollection } from '../../collections/collection.ts';

interface NamedProperty {
  readonly propertyName: string;
}
/** `JsonPropertyCollection`. */
export class JsonPropertyCollection<P extends NamedProperty = NamedProperty> extends KeyedCollection {
  /** Its properties; the list is live. */
  get properties(): P[] {
    return (this.list as List<P>).items;
  }
  'KeyedCollection`2.GetKeyForItem/1'(item: NamedProperty): string {
    return item.propertyName;
  }
}
/** An empty collection. */
export function newPropertyCollection<P extends NamedProperty>(): JsonPropertyCollection<P> {
  return new JsonPropertyCollection(coreType('Newtonsoft.Json.Serialization.JsonPropertyCollection'));
}
