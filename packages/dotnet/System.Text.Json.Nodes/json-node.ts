// The class `System.Text.Json.Nodes.JsonNode` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import type { JsonDocumentOptions } from '../System.Text.Json/document-options.ts';
import { optionsOf, parseNode, parseStream } from '../System.Text.Json/node-options.ts';
import type { JsonNodeOptions } from '../System.Text.Json/node-options.ts';
import {
  JsonArray,
  JsonNode,
  JsonObject,
  JsonValue,
  nodesEqual,
  wrongParent,
} from '../System.Text.Json/json-nodes.ts';
import { nodeJson, nodeText } from '../System.Text.Json/serialize.ts';
import type { Utf8JsonWriter } from '../System.Text.Json/utf8-writer.ts';
import { getNode } from '../System.Text.Json/element-values.ts';
import { later } from '../System.Threading.Tasks/later-results.ts';
import { nameAt, typeOfName, valueTypes } from './node-members.ts';

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

/** `System.Text.Json.Nodes.JsonNode`. */
export const jsonNodeType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Nodes.JsonNode',
  () => ({
    'JsonNode? Parent { get; }': (self: JsonNode) => self.parent,
    'JsonNode Root { get; }': (self: JsonNode) => self.root,
    'JsonNode? this[int index] { get; set; }': {
      get: (self: JsonNode, index: number) =>
        self instanceof JsonObject ? self.get(nameAt(self, index)) : self.asArray().get(index),
      set: (self: JsonNode, index: number, value: JsonNode | null) =>
        self instanceof JsonObject ? self.set(nameAt(self, index), value) : self.asArray().set(index, value),
    },
    'JsonNode? this[string propertyName] { get; set; }': {
      get: (self: JsonNode, name: string | null) => self.asObject().get(name),
      set: (self: JsonNode, name: string | null, value: JsonNode | null) => self.asObject().set(name, value),
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
      return parent.placeOf(self);
    },
    'string GetPath()': (self: JsonNode) => self.path,
    'string GetPropertyName()': (self: JsonNode) => {
      const { parent } = self;
      if (!(parent instanceof JsonObject)) throw wrongParent('JsonObject');
      return parent.placeOf(self);
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
        later(() => parseStream(stream, nodeOptions, options), coreType('System.Text.Json.Nodes.JsonNode')),
    'void WriteTo(System.Text.Json.Utf8JsonWriter writer, System.Text.Json.JsonSerializerOptions? options = null)':
      (self: JsonNode, writer: Utf8JsonWriter | null, options: JsonSerializerOptions | null) =>
        notNull(writer, 'writer').value(nodeJson(self, options ?? usual()), 'None'),
    'void ReplaceWith<T>(T value)': (self: JsonNode, value: unknown, type: Type) =>
      self.replaceWith(value === null || value instanceof JsonNode ? value : new JsonValue(box(value, type))),
    'string ToJsonString(System.Text.Json.JsonSerializerOptions? options = null)': (
      self: JsonNode,
      options: JsonSerializerOptions | null,
    ) => nodeJson(self, options ?? usual()),
    'override string ToString()': (self: JsonNode) => nodeText(self, usual()),
    ...conversions(),
  }),
  { runtime: JsonNode },
);
