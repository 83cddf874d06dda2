// `JsonNode`, `JsonObject`, `JsonArray` and `JsonValue`, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { SpecialType, Type } from '@mockwright/language/metadata/symbols';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { invalidOffsetLength } from '../System.Collections/arguments.ts';
import { later } from '../newtonsoft/declarations/async-members.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { JsonDocumentOptions } from '../System.Text.Json/document-options.ts';
import {
  JsonNodeOptions,
  objectWith,
  optionsOf,
  parseNode,
  parseStream,
} from '../System.Text.Json/node-options.ts';
import {
  JsonArray,
  JsonNode,
  JsonObject,
  JsonValue,
  nodeOf,
  nodesEqual,
  wrongElement,
  wrongParent,
} from '../System.Text.Json/nodes.ts';
import type { JsonElement } from '../System.Text.Json/nodes.ts';
import { JsonSerializerOptions } from '../System.Text.Json.Serialization/options.ts';
import { valueKinds } from '../System.Text.Json/data.ts';
import { nodeJson, nodeText } from '../System.Text.Json/serialize.ts';
import type { Utf8JsonWriter } from '../System.Text.Json/utf8-writer.ts';
import { getNode, tryNode } from '../System.Text.Json/values.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { notNull, dereferenced } from '@mockwright/language/runtime/not-null';

const nodes = 'System.Text.Json.Nodes';
const valueTypes = [
  'bool',
  'byte',
  'char',
  'DateTime',
  'DateTimeOffset',
  'decimal',
  'double',
  'Guid',
  'short',
  'int',
  'long',
  'sbyte',
  'float',
  'ushort',
  'uint',
  'ulong',
] as const;

function typeOfName(name: string): Type {
  return /^[a-z]/.test(name) ? specialType(name as SpecialType) : coreType(`System.${name}`);
}
const usual = (): JsonSerializerOptions => new JsonSerializerOptions();

function conversions(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const name of valueTypes) {
    members[`static implicit operator JsonNode(${name} value)`] = (value: unknown) =>
      new JsonValue(box(value, typeOfName(name)));
    members[`static implicit operator JsonNode?(${name}? value)`] = (value: unknown) =>
      value === null ? null : new JsonValue(box(value, typeOfName(name)));
    members[`static explicit operator ${name}(JsonNode value)`] = (node: JsonNode | null) => {
      if (node === null) throw new ArgumentNullException('value');
      return getNode(node, typeOfName(name));
    };
    members[`static explicit operator ${name}?(JsonNode? value)`] = (node: JsonNode | null) =>
      node === null ? null : getNode(node, typeOfName(name));
  }
  members['static implicit operator JsonNode?(string? value)'] = (value: string | null) =>
    value === null ? null : new JsonValue(value);
  members['static explicit operator string?(JsonNode? value)'] = (node: JsonNode | null) =>
    node === null ? null : getNode(node, specialType('string'));
  return members;
}
function creators(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const name of valueTypes) {
    members[`static JsonValue Create(${name} value, JsonNodeOptions? options = null)`] = (value: unknown) =>
      new JsonValue(box(value, typeOfName(name)));
    members[`static JsonValue? Create(${name}? value, JsonNodeOptions? options = null)`] = (
      value: unknown,
    ) => (value === null ? null : new JsonValue(box(value, typeOfName(name))));
  }
  members['static JsonValue? Create(string? value, JsonNodeOptions? options = null)'] = (
    value: string | null,
  ) => (value === null ? null : new JsonValue(value));
  return members;
}
function containerOf(
  element: JsonElement,
  options: JsonNodeOptions | null,
  kind: 'Array' | 'Object',
): JsonNode | null {
  if (element.kind === valueKinds.Null) return null;
  if (!element.data || element.kind !== valueKinds[kind]) throw wrongElement(kind);
  return nodeOf(element.data, options?.PropertyNameCaseInsensitive === true);
}
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
function checkIndex(index: number, limit: number): void {
  if (index < 0 || index >= limit) throw new ArgumentOutOfRangeException('index');
}
/** @throws {ArgumentOutOfRangeException} */
function nameAt(self: JsonObject, index: number): string {
  checkIndex(index, self.members.size);
  return [...self.members.keys()][index]!;
}
function* pairs(self: JsonObject): Generator {
  const create = coreType('System.Collections.Generic.KeyValuePair', 2).construct([
    specialType('string'),
    coreType(`${nodes}.JsonNode`),
  ]);
  const Pair = create.definition.runtime!.constructorFunction as new (
    type: unknown,
    key: unknown,
    value: unknown,
  ) => unknown;
  for (const [name, node] of Array.from(self.members)) yield new Pair(create, name, node);
}
Object.defineProperty(JsonObject.prototype, Symbol.iterator, {
  value: function (this: JsonObject) {
    return pairs(this);
  },
});

/** `JsonNodeOptions`, `JsonNode`, `JsonObject`, `JsonArray` and `JsonValue`. */
export const nodeTypes: readonly TypeDeclaration[] = [
  declareType(
    `public struct ${nodes}.JsonNodeOptions`,
    () => ({
      'bool PropertyNameCaseInsensitive { get; set; }': {
        get: (self: JsonNodeOptions) => self.PropertyNameCaseInsensitive,
        set: (self: JsonNodeOptions, value: boolean) => void (self.PropertyNameCaseInsensitive = value),
      },
    }),
    {
      runtime: JsonNodeOptions,
      defaultValue: () => new JsonNodeOptions(),
      copy: (value: JsonNodeOptions) => value.$copy(),
    },
  ),
  declareType(
    `public abstract class ${nodes}.JsonNode`,
    () => ({
      'JsonNode? Parent { get; }': (self: JsonNode) => self.parent,
      'JsonNode Root { get; }': (self: JsonNode) => self.root,
      'JsonNode? this[int index] { get; set; }': {
        get: (self: JsonNode, index: number) =>
          self instanceof JsonObject ? self.get(nameAt(self, index)) : self.asArray().get(index),
        set: (self: JsonNode, index: number, value: JsonNode | null) =>
          self instanceof JsonObject
            ? self.set(nameAt(self, index), value)
            : self.asArray().set(index, value),
      },
      'JsonNode? this[string propertyName] { get; set; }': {
        get: (self: JsonNode, name: string | null) => self.asObject().get(name),
        set: (self: JsonNode, name: string | null, value: JsonNode | null) =>
          self.asObject().set(name, value),
      },
      'JsonNodeOptions? Options { get; }': (self: JsonNode) => optionsOf(self),
      'JsonArray AsArray()': (self: JsonNode) => self.asArray(),
      'JsonObject AsObject()': (self: JsonNode) => self.asObject(),
      'JsonValue AsValue()': (self: JsonNode) => self.asValue(),
      'JsonNode DeepClone()': (self: JsonNode) => self.clone(),
      'static bool DeepEquals(JsonNode? node1, JsonNode? node2)': (
        left: JsonNode | null,
        right: JsonNode | null,
      ) => nodesEqual(left, right, (node) => nodeJson(node, usual())),
      'int GetElementIndex()': (self: JsonNode) => {
        const { parent } = self;
        if (!(parent instanceof JsonArray)) throw wrongParent('JsonArray');
        return parent.items.indexOf(self);
      },
      'string GetPath()': (self: JsonNode) => self.path,
      'string GetPropertyName()': (self: JsonNode) => {
        const { parent } = self;
        if (!(parent instanceof JsonObject)) throw wrongParent('JsonObject');
        return [...parent.members].find(([, node]) => node === self)![0];
      },
      'T GetValue<T>()': (self: JsonNode, type: Type) => getNode(self, type),
      'System.Text.Json.JsonValueKind GetValueKind()': (self: JsonNode) => self.kind,
      'static JsonNode? Parse(string json, JsonNodeOptions? nodeOptions = null, System.Text.Json.JsonDocumentOptions documentOptions = default)':
        (text: string | null, nodeOptions: JsonNodeOptions | null, options: JsonDocumentOptions) => {
          if (text === null) throw new ArgumentNullException('json');
          return parseNode(text, nodeOptions, options);
        },
      'static JsonNode? Parse(System.IO.Stream utf8Json, JsonNodeOptions? nodeOptions = null, System.Text.Json.JsonDocumentOptions documentOptions = default)':
        parseStream,
      'static System.Threading.Tasks.Task<JsonNode?> ParseAsync(System.IO.Stream utf8Json, JsonNodeOptions? nodeOptions = null, System.Text.Json.JsonDocumentOptions documentOptions = default, System.Threading.CancellationToken cancellationToken = default)':
        (stream: Stream, nodeOptions: JsonNodeOptions | null, options: JsonDocumentOptions) =>
          later(() => parseStream(stream, nodeOptions, options), coreType(`${nodes}.JsonNode`)),
      'void WriteTo(System.Text.Json.Utf8JsonWriter writer, System.Text.Json.JsonSerializerOptions? options = null)':
        (self: JsonNode, writer: Utf8JsonWriter | null, options: JsonSerializerOptions | null) =>
          notNull(writer, 'writer').value(nodeJson(self, options ?? usual()), 'None'),
      'void ReplaceWith<T>(T value)': (self: JsonNode, value: unknown, type: Type) =>
        self.replaceWith(
          value === null || value instanceof JsonNode ? value : new JsonValue(box(value, type)),
        ),
      'string ToJsonString(System.Text.Json.JsonSerializerOptions? options = null)': (
        self: JsonNode,
        options: JsonSerializerOptions | null,
      ) => nodeJson(self, options ?? usual()),
      'override string ToString()': (self: JsonNode) => nodeText(self, usual()),
      ...conversions(),
    }),
    { runtime: JsonNode },
  ),
  declareType(
    `public sealed class ${nodes}.JsonObject : ${nodes}.JsonNode, IEnumerable<KeyValuePair<string, JsonNode?>>`,
    () => ({
      'JsonObject(JsonNodeOptions? options = null)': objectWith,
      'JsonObject(IEnumerable<KeyValuePair<string, JsonNode?>> properties, JsonNodeOptions? options = null)':
        (properties: unknown, options: JsonNodeOptions | null) => {
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
        index.v = [...self.members.keys()].indexOf(known);
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
          throw new ArgumentException(
            `An item with the same key has already been added. Key: ${name}`,
            'key',
          );
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
        index.v = [...self.members.keys()].indexOf(known);
        return self.members.has(known);
      },
      'int Count { get; }': (self: JsonObject) => self.members.size,
      'void Add(KeyValuePair<string, JsonNode?> property)': (
        self: JsonObject,
        { Key, Value }: { readonly Key: string; readonly Value: JsonNode | null },
      ) => self.add(Key, Value),
      'KeyValuePair<string, JsonNode?> GetAt(int index)': (self: JsonObject, index: number) => {
        checkIndex(index, self.members.size);
        return [...pairs(self)][index];
      },
      'int IndexOf(string propertyName)': (self: JsonObject, name: string) =>
        [...self.members.keys()].indexOf(name),
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
        self.remove([...self.members.keys()][index]!);
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
  ),
  declareType(
    `public sealed class ${nodes}.JsonArray : ${nodes}.JsonNode, IList<JsonNode?>`,
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
      'bool Contains(JsonNode? item)': (self: JsonArray, item: JsonNode | null) => self.items.includes(item),
      'IEnumerator<JsonNode?> GetEnumerator()': (self: JsonArray) =>
        new Enumerator<JsonNode | null>(self, self.$elementType),
      'IEnumerable<T> GetValues<T>()': (self: JsonArray, type: Type) =>
        Object.assign(
          self.items.map((item) => (item === null ? defaultOf(type) : getNode(item, type))),
          { $element: type },
        ),
      'int IndexOf(JsonNode? item)': (self: JsonArray, item: JsonNode | null) => self.items.indexOf(item),
      'void Insert(int index, JsonNode? item)': (self: JsonArray, index: number, item: JsonNode | null) => {
        if (index < 0 || index > self.items.length)
          throw new ArgumentOutOfRangeException('index', 'Index must be within the bounds of the List.');
        self.insert(index, item);
      },
      'bool Remove(JsonNode? item)': (self: JsonArray, item: JsonNode | null) => {
        const index = self.items.indexOf(item);
        if (index >= 0) self.removeAt(index);
        return index >= 0;
      },
      'int RemoveAll(Func<JsonNode?, bool> match)': (
        self: JsonArray,
        match: (node: JsonNode | null) => boolean,
      ) => {
        const before = self.items.length;
        for (let index = before - 1; index >= 0; index--) if (match(self.items[index]!)) self.removeAt(index);
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
  ),
  declareType(
    `public abstract class ${nodes}.JsonValue : ${nodes}.JsonNode`,
    () => ({
      ...creators(),
      'static JsonValue? Create<T>(T value, JsonNodeOptions? options = null)': (
        value: unknown,
        _options: JsonNodeOptions | null,
        type: Type,
      ) => (value === null ? null : new JsonValue(box(value, type))),
      'static JsonValue? Create(System.Text.Json.JsonElement value, JsonNodeOptions? options = null)': (
        element: JsonElement,
      ) => {
        if (!element.data) throw new InvalidOperationException();
        return nodeOf(element.data);
      },
      'bool TryGetValue<T>(out T? value)': (self: JsonValue, target: Ref, type: Type) => {
        const value = tryNode(self, type);
        target.v = value === undefined ? defaultOf(type) : value;
        return value !== undefined;
      },
    }),
    { runtime: JsonValue },
  ),
];
