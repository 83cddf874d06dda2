// All types of `System.Text.Json`.
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { box } from '../../runtime/casting.ts';
import { ArgumentNullException } from '../../runtime/exceptions.ts';
import { encodings } from '../text/encoding/encodings.ts';
import type { Stream } from '../text/io/stream.ts';
import { attributeTypes } from './attributes.ts';
import { parseData } from './data.ts';
import { deserializeData, deserializeText } from './deserialize.ts';
import { elementTypes } from './element-types.ts';
import { exceptionTypes } from './exceptions.ts';
import { nodeTypes } from './node-types.ts';
import { JsonElement, nodeOf } from './nodes.ts';
import type { JsonNode } from './nodes.ts';
import { JsonSerializerOptions, optionTypes } from './options.ts';
import { nodeJson, serializeBoxed, serializeValue, writeData } from './serialize.ts';
import { converterTypes } from './converter-types.ts';
import { unicodeRangeTypes } from './unicode-ranges.ts';
import { nextValue } from './utf8-reader.ts';
import type { Utf8JsonReader } from './utf8-reader.ts';
import { utf8Types } from './utf8-types.ts';
import type { Utf8JsonWriter } from './utf8-writer.ts';

type Options = JsonSerializerOptions | null;
const json = 'System.Text.Json';

function given(options: Options): JsonSerializerOptions {
  return options ?? new JsonSerializerOptions();
}
function required(text: string | null): string {
  if (text === null) throw new ArgumentNullException('json');
  return text;
}
function deserializeNext(reader: Utf8JsonReader, type: Type, options: Options): unknown {
  return deserializeData(nextValue(reader), type, given(options));
}
function writeValue(writer: Utf8JsonWriter, text: string): void {
  writeData(writer, parseData(text));
}
function fromNode(node: JsonNode | null, type: Type, options: Options): unknown {
  return deserializeData(parseData(nodeJson(node, new JsonSerializerOptions())), type, given(options));
}

/** All types of `System.Text.Json`, containing types first. */
export const textJsonDeclarations: readonly TypeDeclaration[] = [
  ...exceptionTypes,
  ...optionTypes,
  ...attributeTypes,
  ...converterTypes,
  ...utf8Types,
  ...unicodeRangeTypes,
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
    'static byte[] SerializeToUtf8Bytes<TValue>(TValue value, JsonSerializerOptions? options = null)': (
      value: unknown,
      options: Options,
      type: Type,
    ) => encodings.utf8.encode(serializeValue(value, type, given(options))),
    'static void Serialize<TValue>(Utf8JsonWriter writer, TValue value, JsonSerializerOptions? options = null)':
      (writer: Utf8JsonWriter, value: unknown, options: Options, type: Type) =>
        writeValue(writer, serializeValue(value, type, given(options))),
    'static void Serialize(Utf8JsonWriter writer, object? value, Type inputType, JsonSerializerOptions? options = null)':
      (writer: Utf8JsonWriter, value: unknown, _type: Type, options: Options) =>
        writeValue(writer, serializeBoxed(value, given(options))),
    'static void Serialize<TValue>(System.IO.Stream utf8Json, TValue value, JsonSerializerOptions? options = null)':
      (stream: Stream, value: unknown, options: Options, type: Type) => {
        const bytes = encodings.utf8.encode(serializeValue(value, type, given(options)));
        stream.write(bytes, 0, bytes.length);
      },
    'static TValue? Deserialize<TValue>(System.IO.Stream utf8Json, JsonSerializerOptions? options = null)': (
      stream: Stream,
      options: Options,
      type: Type,
    ) => deserializeText(encodings.utf8.decode(stream.readRest()), type, given(options)),
    'static TValue? Deserialize<TValue>(byte[] utf8Json, JsonSerializerOptions? options = null)': (
      bytes: number[],
      options: Options,
      type: Type,
    ) => deserializeText(encodings.utf8.decode(bytes), type, given(options)),
    'static TValue? Deserialize<TValue>(ref Utf8JsonReader reader, JsonSerializerOptions? options = null)': (
      { v: reader }: Ref<Utf8JsonReader>,
      options: Options,
      type: Type,
    ) => deserializeNext(reader, type, options),
    'static object? Deserialize(ref Utf8JsonReader reader, Type returnType, JsonSerializerOptions? options = null)':
      ({ v: reader }: Ref<Utf8JsonReader>, type: Type, options: Options) =>
        box(deserializeNext(reader, type, options), type),
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
