// The class `Newtonsoft.Json.Serialization.JsonPropertyCollection` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { equalStrings } from '../../System/text/comparison.ts';
import type { JsonProperty } from './contracts/contracts.ts';
import {
  JsonPropertyCollection,
  addProperty,
  newPropertyCollection,
} from './contracts/property-collection.ts';
import { closestProperty } from './reading/closest-property.ts';

export const jsonPropertyCollectionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonPropertyCollection : System.Collections.ObjectModel.KeyedCollection<string, JsonProperty>',
  () => ({
    'protected override string GetKeyForItem(JsonProperty item)': (
      _self: JsonPropertyCollection<JsonProperty>,
      item: JsonProperty,
    ) => item.propertyName,
    'JsonPropertyCollection(Type type)': (type: Type | null) => newPropertyCollection(notNull(type, 'type')),
    'void AddProperty(JsonProperty property)': (
      self: JsonPropertyCollection<JsonProperty>,
      property: JsonProperty,
    ) => addProperty(self.properties, dereferenced(property), self.owner ?? property.type),
    'JsonProperty? GetProperty(string propertyName, StringComparison comparisonType)': (
      self: JsonPropertyCollection<JsonProperty>,
      name: string,
      comparison: number,
    ) => {
      const wanted = notNull(name, 'key');
      return (
        self.properties.find(({ propertyName }) => equalStrings(propertyName, wanted, comparison)) ?? null
      );
    },
    'JsonProperty? GetClosestMatchProperty(string propertyName)': (
      self: JsonPropertyCollection<JsonProperty>,
      name: string,
    ) => closestProperty(self.properties, notNull(name, 'key')) ?? null,
  }),
  { runtime: JsonPropertyCollection },
);
