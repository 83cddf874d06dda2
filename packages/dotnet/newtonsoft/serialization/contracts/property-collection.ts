// `JsonPropertyCollection`: the properties of a type, by name.
import { coreType } from '@mockwright/language/runtime/core-types';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import type { List } from '../../../System.Collections.Generic/list.ts';
import { KeyedCollection } from '../../../System.Collections.ObjectModel/keyed-collection.ts';

interface NamedProperty {
  readonly propertyName: string;
}
interface CollectedProperty extends NamedProperty {
  readonly ignored: boolean;
  readonly declaringType: NamedType | null;
}
/** Adds a property, or settles which of two of the same name it is. @throws JsonSerializationException where it cannot */
export function addProperty<P extends CollectedProperty>(properties: P[], property: P, type: Type): void {
  notNull(property.propertyName, 'key');
  spend(properties.length);
  const index = properties.findIndex(({ propertyName }) => propertyName === property.propertyName);
  if (index >= 0) {
    const existing = properties[index]!;
    if (property.ignored) return;
    const [one, other] = [existing.declaringType, property.declaringType];
    if (existing.ignored || (one && other && one !== other && isAssignable(other, one)))
      properties.splice(index, 1);
    else if (one && other && one !== other && isAssignable(one, other)) return;
    else
      throw new JsonSerializationException(
        `A member with the name '${property.propertyName}' already exists on '${typeName(type)}'. Use the JsonPropertyAttribute to specify another name.`,
      );
  }
  properties.push(property);
}

/** `JsonPropertyCollection`. */
export class JsonPropertyCollection<P extends NamedProperty = NamedProperty> extends KeyedCollection {
  /** The type whose properties they are, where it is known. */
  owner: Type | undefined;
  /** Its properties; the list is live. */
  get properties(): P[] {
    return (this.list as List<P>).items;
  }
  'KeyedCollection`2.GetKeyForItem/1'(item: NamedProperty): string {
    return dereferenced(item).propertyName;
  }
}
/** An empty collection. */
export function newPropertyCollection<P extends NamedProperty>(owner?: Type): JsonPropertyCollection<P> {
  const collection = new JsonPropertyCollection<P>(
    coreType('Newtonsoft.Json.Serialization.JsonPropertyCollection'),
  );
  collection.owner = owner;
  return collection;
}
