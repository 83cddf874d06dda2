// The class `System.Text.Json.Nodes.JsonArray` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { notNull } from '@mockwright/language/runtime/not-null';
import { invalidOffsetLength } from '../System.Collections/argument-checks.ts';
import type { JsonNodeOptions } from '../System.Text.Json/node-options.ts';
import { JsonArray, JsonNode, JsonValue } from '../System.Text.Json/json-nodes.ts';
import type { JsonElement } from '../System.Text.Json/json-nodes.ts';
import { getNode } from '../System.Text.Json/element-values.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { containerOf } from './node-members.ts';

/** @throws {ArgumentOutOfRangeException} with the message that this assembly of .NET leaves without its arguments */
function requireNonNegative(value: number, name: string): void {
  if (value < 0) throw new ArgumentOutOfRangeException(name, "{0} ('{1}') must be a non-negative value.");
}
function arrayOf(given: Iterable<JsonNode | null> | null): JsonArray {
  const items = notNull(given, 'collection');
  const array = new JsonArray();
  for (const item of items) array.insert(array.items.length, item);
  return array;
}

/** `System.Text.Json.Nodes.JsonArray`. */
export const jsonArrayType: TypeDeclaration = declareType(
  'public sealed class System.Text.Json.Nodes.JsonArray : System.Text.Json.Nodes.JsonNode, IList<JsonNode?>',
  () => ({
    'JsonArray(JsonNodeOptions? options = null)': () => new JsonArray(),
    ...paramsMembers(
      'JsonArray(JsonNodeOptions options, params JsonNode?[] items)',
      (_options: JsonNodeOptions, items: Iterable<JsonNode | null>) => arrayOf(items),
    ),
    ...paramsMembers('JsonArray(params JsonNode?[] items)', arrayOf),
    'static JsonArray? Create(System.Text.Json.JsonElement element, JsonNodeOptions? options = null)': (
      element: JsonElement,
      options: JsonNodeOptions | null,
    ) => containerOf(element, options, 'Array'),
    'int Count { get; }': (self: JsonArray) => self.items.length,
    'void Add(JsonNode? item)': (self: JsonArray, item: JsonNode | null) =>
      self.insert(self.items.length, item),
    'void Add<T>(T value)': (self: JsonArray, value: unknown, type: Type) =>
      self.insert(
        self.items.length,
        value === null || value instanceof JsonNode ? value : new JsonValue(box(value, type)),
      ),
    'void Clear()': (self: JsonArray) => {
      while (self.items.length > 0) self.removeAt(self.items.length - 1);
    },
    'bool Contains(JsonNode? item)': (self: JsonArray, item: JsonNode | null) => self.placeOf(item) >= 0,
    'IEnumerator<JsonNode?> GetEnumerator()': (self: JsonArray) =>
      new Enumerator<JsonNode | null>(self, self.$elementType),
    'IEnumerable<T> GetValues<T>()': (self: JsonArray, type: Type) =>
      Object.assign(
        self.items.map((item) => (spend(1), item === null ? defaultOf(type) : getNode(item, type))),
        { $element: type },
      ),
    'int IndexOf(JsonNode? item)': (self: JsonArray, item: JsonNode | null) => self.placeOf(item),
    'void Insert(int index, JsonNode? item)': (self: JsonArray, index: number, item: JsonNode | null) => {
      if (index < 0 || index > self.items.length)
        throw new ArgumentOutOfRangeException('index', 'Index must be within the bounds of the List.');
      self.insert(index, item);
    },
    'bool Remove(JsonNode? item)': (self: JsonArray, item: JsonNode | null) => {
      const index = self.placeOf(item);
      if (index >= 0) self.removeAt(index);
      return index >= 0;
    },
    'int RemoveAll(Func<JsonNode?, bool> match)': (
      self: JsonArray,
      match: ((node: JsonNode | null) => boolean) | null,
    ) => {
      const isGone = notNull(match, 'match');
      const before = self.items.length;
      for (let index = before - 1; index >= 0; index--) {
        spend(1);
        if (isGone(self.items[index]!)) self.removeAt(index);
      }
      return before - self.items.length;
    },
    'void RemoveRange(int index, int count)': (self: JsonArray, index: number, count: number) => {
      requireNonNegative(index, 'index');
      requireNonNegative(count, 'count');
      if (index + count > self.items.length) throw invalidOffsetLength();
      for (let left = count; left > 0; left--) self.removeAt(index);
    },
    'void RemoveAt(int index)': (self: JsonArray, index: number) => self.removeAt(index),
  }),
  { runtime: JsonArray },
);
