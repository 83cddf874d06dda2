// All types of `System.Text.Json`.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { box } from '../../runtime/casting.ts';
import { ArgumentNullException } from '../../runtime/exceptions.ts';
import { attributeTypes } from './attributes.ts';
import { parseData } from './data.ts';
import { deserializeData, deserializeText } from './deserialize.ts';
import { elementTypes } from './element-types.ts';
import { exceptionTypes } from './exceptions.ts';
import { nodeTypes } from './node-types.ts';
import { JsonElement, nodeOf } from './nodes.ts';
import type { JsonNode } from './nodes.ts';
import { JsonSerializerOptions, optionTypes } from './options.ts';
import { nodeJson, serializeBoxed, serializeValue } from './serialize.ts';
import { JsonConverter, JsonStringEnumConverter } from './string-enum.ts';
import type { JsonNamingPolicy } from './options.ts';

type Options = JsonSerializerOptions | null;
const json = 'System.Text.Json';

function given(options: Options): JsonSerializerOptions {
  return options ?? new JsonSerializerOptions();
}
function required(text: string | null): string {
  if (text === null) throw new ArgumentNullException('json');
  return text;
}
function fromNode(node: JsonNode | null, type: Type, options: Options): unknown {
  return deserializeData(parseData(nodeJson(node, new JsonSerializerOptions())), type, given(options));
}

export const textJsonDeclarations: readonly TypeDeclaration[] = [
  ...exceptionTypes,
  ...optionTypes,
  ...attributeTypes,
  declareType(`public abstract class ${json}.Serialization.JsonConverter`, {}, { runtime: JsonConverter }),
  declareType(
    `public class ${json}.Serialization.JsonStringEnumConverter : JsonConverter`,
    {
      'JsonStringEnumConverter()': () => new JsonStringEnumConverter(),
      [`JsonStringEnumConverter(${json}.JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true)`]:
        (policy: JsonNamingPolicy | null, allows: boolean) => new JsonStringEnumConverter(policy, allows),
    },
    { runtime: JsonStringEnumConverter },
  ),
  ...elementTypes,
  ...nodeTypes,
  declareType(`public static class ${json}.JsonSerializer`, {
    'static string Serialize<TValue>(TValue value, JsonSerializerOptions? options = null)': (
      value: unknown,
      options: Options,
      type: Type,
    ) => serializeValue(value, type, given(options)),
    'static string Serialize(object? value, Type inputType, JsonSerializerOptions? options = null)': (
      value: unknown,
      _type: Type,
      options: Options,
    ) => serializeBoxed(value, given(options)),
    [`static ${json}.Nodes.JsonNode? SerializeToNode<TValue>(TValue value, JsonSerializerOptions? options = null)`]:
      (value: unknown, options: Options, type: Type) =>
        nodeOf(parseData(serializeValue(value, type, given(options)))),
    'static JsonElement SerializeToElement<TValue>(TValue value, JsonSerializerOptions? options = null)': (
      value: unknown,
      options: Options,
      type: Type,
    ) => new JsonElement(parseData(serializeValue(value, type, given(options)))),
    'static TValue? Deserialize<TValue>(string json, JsonSerializerOptions? options = null)': (
      text: string | null,
      options: Options,
      type: Type,
    ) => deserializeText(required(text), type, given(options)),
    'static object? Deserialize(string json, Type returnType, JsonSerializerOptions? options = null)': (
      text: string | null,
      type: Type,
      options: Options,
    ) => box(deserializeText(required(text), type, given(options)), type),
    'static TValue? Deserialize<TValue>(this JsonElement element, JsonSerializerOptions? options = null)': (
      element: JsonElement,
      options: Options,
      type: Type,
    ) => deserializeData(element.data!, type, given(options)),
    [`static TValue? Deserialize<TValue>(this ${json}.Nodes.JsonNode? node, JsonSerializerOptions? options = null)`]:
      (node: JsonNode | null, options: Options, type: Type) => fromNode(node, type, options),
  }),
];
