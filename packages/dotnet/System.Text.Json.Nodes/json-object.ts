// The class `System.Text.Json.Nodes.JsonObject` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { iterate } from '@mockwright/language/runtime/iterate';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { objectWith } from '../System.Text.Json/node-options.ts';
import type { JsonNodeOptions } from '../System.Text.Json/node-options.ts';
import { JsonObject } from '../System.Text.Json/json-nodes.ts';
import type { JsonElement, JsonNode } from '../System.Text.Json/json-nodes.ts';
import { checkIndex, containerOf, nameAt, pairs } from './node-members.ts';

Object.defineProperty(JsonObject.prototype, Symbol.iterator, {
  value: function (this: JsonObject) {
    return pairs(this);
  },
});

/** `System.Text.Json.Nodes.JsonObject`. */
export const jsonObjectType: TypeDeclaration = declareType(
  'public sealed class System.Text.Json.Nodes.JsonObject : System.Text.Json.Nodes.JsonNode, IEnumerable<KeyValuePair<string, JsonNode?>>',
  () => ({
    'JsonObject(JsonNodeOptions? options = null)': objectWith,
    'JsonObject(IEnumerable<KeyValuePair<string, JsonNode?>> properties, JsonNodeOptions? options = null)': (
      properties: unknown,
      options: JsonNodeOptions | null,
    ) => {
      const object = objectWith(options);
      for (const { Key, Value } of iterate<{ readonly Key: string; readonly Value: JsonNode | null }>(
        dereferenced(properties),
      ))
        object.add(Key, Value);
      return object;
    },
    'static JsonObject? Create(System.Text.Json.JsonElement element, JsonNodeOptions? options = null)': (
      element: JsonElement,
      options: JsonNodeOptions | null,
    ) => containerOf(element, options, 'Object'),
    'bool TryAdd(string propertyName, JsonNode? value, out int index)': (
      self: JsonObject,
      name: string | null,
      value: JsonNode | null,
      index: Ref,
    ) => {
      if (name === null) throw new ArgumentNullException('propertyName');
      const known = self.known(name);
      index.v = self.names().indexOf(known);
      if (self.members.has(known)) return false;
      self.add(name, value);
      index.v = self.members.size - 1;
      return true;
    },
    'void SetAt(int index, string propertyName, JsonNode? value)': (
      self: JsonObject,
      index: number,
      name: string,
      value: JsonNode | null,
    ) => {
      const key = nameAt(self, index);
      if (key === name) {
        self.set(key, value);
        return;
      }
      if (self.members.has(self.known(name)))
        throw new ArgumentException(`An item with the same key has already been added. Key: ${name}`, 'key');
      self.remove(key);
      self.insert(index, name, value);
    },
    'bool TryGetPropertyValue(string propertyName, out JsonNode? jsonNode, out int index)': (
      self: JsonObject,
      name: string,
      target: Ref,
      index: Ref,
    ) => {
      const known = self.known(name);
      target.v = self.members.get(known) ?? null;
      index.v = self.names().indexOf(known);
      return self.members.has(known);
    },
    'int Count { get; }': (self: JsonObject) => self.members.size,
    'void Add(KeyValuePair<string, JsonNode?> property)': (
      self: JsonObject,
      { Key, Value }: { readonly Key: string; readonly Value: JsonNode | null },
    ) => self.add(Key, Value),
    'KeyValuePair<string, JsonNode?> GetAt(int index)': (self: JsonObject, index: number) => {
      checkIndex(index, self.members.size);
      spend(self.members.size);
      return [...pairs(self)][index];
    },
    'int IndexOf(string propertyName)': (self: JsonObject, name: string) => self.names().indexOf(name),
    'void Insert(int index, string propertyName, JsonNode? value)': (
      self: JsonObject,
      index: number,
      name: string,
      value: JsonNode | null,
    ) => {
      checkIndex(index, self.members.size + 1);
      self.insert(index, name, value);
    },
    'void RemoveAt(int index)': (self: JsonObject, index: number) => {
      checkIndex(index, self.members.size);
      self.remove(self.names()[index]!);
    },
    'void SetAt(int index, JsonNode? value)': (self: JsonObject, index: number, value: JsonNode | null) =>
      self.set(nameAt(self, index), value),
    'bool TryAdd(string propertyName, JsonNode? value)': (
      self: JsonObject,
      name: string | null,
      value: JsonNode | null,
    ) => {
      if (name !== null && self.members.has(self.known(name))) return false;
      self.add(name, value);
      return true;
    },
    'void Add(string propertyName, JsonNode? value)': (
      self: JsonObject,
      name: string | null,
      value: JsonNode | null,
    ) => self.add(name, value),
    'void Clear()': (self: JsonObject) => self.clear(),
    'bool ContainsKey(string propertyName)': (self: JsonObject, name: string) =>
      self.members.has(self.known(name)),
    'IEnumerator<KeyValuePair<string, JsonNode?>> GetEnumerator()': (self: JsonObject) =>
      new Enumerator(pairs(self), self.$elementType),
    'bool Remove(string propertyName)': (self: JsonObject, name: string) => self.remove(name),
    'bool TryGetPropertyValue(string propertyName, out JsonNode? jsonNode)': (
      self: JsonObject,
      name: string,
      target: Ref,
    ) => {
      target.v = self.members.get(self.known(name)) ?? null;
      return self.members.has(self.known(name));
    },
  }),
  { runtime: JsonObject },
);
