// The class `System.Text.Json.Nodes.JsonValue` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import type { JsonNodeOptions } from '../System.Text.Json/node-options.ts';
import { JsonValue, nodeOf } from '../System.Text.Json/json-nodes.ts';
import type { JsonElement } from '../System.Text.Json/json-nodes.ts';
import { tryNode } from '../System.Text.Json/element-values.ts';
import { typeOfName, valueTypes } from './node-members.ts';

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

/** `System.Text.Json.Nodes.JsonValue`. */
export const jsonValueType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Nodes.JsonValue : System.Text.Json.Nodes.JsonNode',
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
      const node = nodeOf(element.data);
      if (node !== null && !(node instanceof JsonValue))
        throw new InvalidOperationException('The element cannot be an object or array.');
      return node;
    },
    'bool TryGetValue<T>(out T? value)': (self: JsonValue, target: Ref, type: Type) => {
      const value = tryNode(self, type);
      target.v = value === undefined ? defaultOf(type) : value;
      return value !== undefined;
    },
  }),
  { runtime: JsonValue },
);
