// `System.Text.Json.JsonSerializer`, as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { asyncIterator } from '@mockwright/language/runtime/async-iterator';
import type { AsyncIteratorBody } from '@mockwright/language/runtime/async-iterator';
import { box, cast, isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { startAsyncValue } from '@mockwright/language/runtime/tasks';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { later } from '../System.Threading.Tasks/later-results.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Stream } from '../System.IO/stream.ts';
import { plainText } from './json-encoded-text.ts';
import type { Span } from '@mockwright/language/runtime/span';
import { deserializeData, deserializeText } from './deserialize.ts';
import { serializationProblem } from './serializable-type.ts';
import { JsonDocument, JsonElement, nodeOf } from './json-nodes.ts';
import type { JsonNode } from './json-nodes.ts';
import { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import { nodeJson, serializeValue, writeData } from './serialize.ts';
import { nextValue } from './utf8-reader.ts';
import type { Utf8JsonReader } from './utf8-reader.ts';
import type { Utf8JsonWriter } from './utf8-writer.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { JsonData } from './json-data.ts';
import { parseData } from './parse-data.ts';

/** A type of which there are values. @throws {ArgumentNullException | InvalidOperationException} for others */
function closed(type: Type | null): Type {
  const wanted = notNull(type, 'returnType');
  const problem = serializationProblem(wanted);
  if (problem !== undefined) throw new InvalidOperationException(problem);
  return wanted;
}

type Options = JsonSerializerOptions | null;
const json = 'System.Text.Json';
const tasks = 'System.Threading.Tasks';
const cancellation = 'System.Threading.CancellationToken cancellationToken = default';

function given(options: Options): JsonSerializerOptions {
  return options ?? new JsonSerializerOptions();
}
/** A boxed value as the type that is named with it. @throws ArgumentException, ArgumentNullException */
function asInput(value: unknown, type: Type | null): unknown {
  if (type === null) throw new ArgumentNullException('inputType');
  if (value !== null && !isInstance(value, type))
    throw new ArgumentException(
      `The specified type ${typeName(type)} must derive from the specific value's type ${typeName(typeOf(value))}.`,
    );
  return cast(value, type);
}

/** What JSON text becomes. */
type Output = (text: string) => unknown;
function element(text: string): JsonElement {
  return new JsonElement(parseData(text));
}

/** Members that give the JSON of a value: of its static type, and of a type that is named. */
function serializing(result: string, name: string, output: Output): Record<string, Implementation> {
  return {
    [`static ${result} ${name}<TValue>(TValue value, JsonSerializerOptions? options = null)`]: (
      value: unknown,
      options: Options,
      type: Type,
    ) => output(serializeValue(value, type, given(options))),
    [`static ${result} ${name}(object? value, Type inputType, JsonSerializerOptions? options = null)`]: (
      value: unknown,
      type: Type | null,
      options: Options,
    ) => output(serializeValue(asInput(value, type), type!, given(options))),
  };
}
/** Members that write the JSON of a value to a target. */
function writing(
  target: string,
  write: (target: never, text: string) => void,
): Record<string, Implementation> {
  const name = target.slice(target.indexOf(' ') + 1);
  return {
    [`static void Serialize<TValue>(${target}, TValue value, JsonSerializerOptions? options = null)`]: (
      to: never,
      value: unknown,
      options: Options,
      type: Type,
    ) => write(notNull(to, name), serializeValue(value, type, given(options))),
    [`static void Serialize(${target}, object? value, Type inputType, JsonSerializerOptions? options = null)`]:
      (to: never, value: unknown, type: Type | null, options: Options) =>
        write(notNull(to, name), serializeValue(asInput(value, type), type!, given(options))),
  };
}
/** Members that make a value of what a source holds. */
function reading(
  source: string,
  read: (source: never, type: Type, options: JsonSerializerOptions) => unknown,
): Record<string, Implementation> {
  return {
    [`static TValue? Deserialize<TValue>(${source}, JsonSerializerOptions? options = null)`]: (
      from: never,
      options: Options,
      type: Type,
    ) => read(from, type, given(options)),
    [`static object? Deserialize(${source}, Type returnType, JsonSerializerOptions? options = null)`]: (
      from: never,
      type: Type | null,
      options: Options,
    ) => box(read(from, closed(type), given(options)), type!),
  };
}

/** @throws InvalidOperationException for the default value, which stands for no JSON */
function dataOf({ data }: JsonElement): JsonData {
  if (!data) throw new InvalidOperationException();
  return data;
}
function writeToStream(stream: Stream, text: string): void {
  const bytes = encodings.utf8.encode(text);
  stream.write(bytes, 0, bytes.length);
}
/** A stream's text; what comes before it may say that it is UTF-8. */
function textOfStream(stream: Stream | null): string {
  if (stream === null) throw new ArgumentNullException('utf8Json');
  return encodings.utf8.decode(stream.readRest()).replace(/^\ufeff/, '');
}
function readStream(stream: Stream | null, type: Type, options: JsonSerializerOptions): unknown {
  return deserializeText(textOfStream(stream), type, options);
}

/** Reading and writing never has to wait: each does what the one without `Async` does. */
const asyncMembers: Record<string, Implementation> = {
  [`static ${tasks}.Task SerializeAsync<TValue>(System.IO.Stream utf8Json, TValue value, JsonSerializerOptions? options = null, ${cancellation})`]:
    (stream: Stream | null, value: unknown, options: Options, _token: unknown, type: Type) => {
      const target = notNull(stream, 'utf8Json');
      return later(() => writeToStream(target, serializeValue(value, type, given(options))));
    },
  [`static ${tasks}.Task SerializeAsync(System.IO.Stream utf8Json, object? value, Type inputType, JsonSerializerOptions? options = null, ${cancellation})`]:
    (stream: Stream | null, value: unknown, type: Type | null, options: Options) => {
      const target = notNull(stream, 'utf8Json');
      return later(() => writeToStream(target, serializeValue(asInput(value, type), type!, given(options))));
    },
  [`static ${tasks}.ValueTask<TValue?> DeserializeAsync<TValue>(System.IO.Stream utf8Json, JsonSerializerOptions? options = null, ${cancellation})`]:
    (stream: Stream | null, options: Options, _token: unknown, type: Type) => {
      notNull(stream, 'utf8Json');
      return laterValue(() => readStream(stream, type, given(options)), type);
    },
  [`static ${tasks}.ValueTask<object?> DeserializeAsync(System.IO.Stream utf8Json, Type returnType, JsonSerializerOptions? options = null, ${cancellation})`]:
    (stream: Stream | null, returnType: Type | null, options: Options) => {
      notNull(stream, 'utf8Json');
      const type = closed(returnType);
      return laterValue(() => box(readStream(stream, type, given(options)), type), coreType('System.Object'));
    },
  [`static IAsyncEnumerable<TValue?> DeserializeAsyncEnumerable<TValue>(System.IO.Stream utf8Json, JsonSerializerOptions? options = null, ${cancellation})`]:
    (stream: Stream | null, options: Options, _token: unknown, type: Type) => {
      const source = notNull(stream, 'utf8Json');
      return asyncIterator(() => itemsOf(source, type, given(options)), type);
    },
};
function laterValue(work: () => unknown, type: Type): unknown {
  // oxlint-disable-next-line require-yield -- there is nothing to wait for
  const body = function* (): Generator<never, unknown, unknown> {
    return work();
  };
  return startAsyncValue<unknown>(body(), type);
}
function* itemsOf(stream: Stream, type: Type, options: JsonSerializerOptions): AsyncIteratorBody<unknown> {
  const list = coreType('System.Collections.Generic.List', 1).construct([type]);
  for (const value of readStream(stream, list, options) as Iterable<unknown>) yield { value };
}

/** `System.Text.Json.JsonSerializer`. */
export const jsonSerializerType: TypeDeclaration = declareType(
  `public static class ${json}.JsonSerializer`,
  () => ({
    'static bool IsReflectionEnabledByDefault { get; }': () => true,
    ...serializing('string', 'Serialize', (text) => text),
    ...serializing('byte[]', 'SerializeToUtf8Bytes', (text) => encodings.utf8.encode(text)),
    ...serializing('JsonDocument', 'SerializeToDocument', (text) => new JsonDocument(element(text))),
    ...serializing('JsonElement', 'SerializeToElement', element),
    ...serializing(`${json}.Nodes.JsonNode?`, 'SerializeToNode', (text) => nodeOf(parseData(text))),
    ...writing('Utf8JsonWriter writer', (writer: Utf8JsonWriter, text) => writeData(writer, parseData(text))),
    ...writing('System.IO.Stream utf8Json', writeToStream),
    ...reading('string json', (text: string | null, type, options) => {
      if (text === null) throw new ArgumentNullException('json');
      return deserializeText(text, type, options);
    }),
    ...reading('System.IO.Stream utf8Json', readStream),
    ...reading('ReadOnlySpan<byte> utf8Json', (bytes: Span<number>, type, options) =>
      deserializeText(plainText(bytes), type, options),
    ),
    ...reading('ReadOnlySpan<char> json', (text: Span<number>, type, options) =>
      deserializeText(plainText(text), type, options),
    ),
    ...reading('ref Utf8JsonReader reader', ({ v: reader }: Ref<Utf8JsonReader>, type, options) =>
      deserializeData(nextValue(reader), type, options),
    ),
    ...reading('this JsonElement element', (from: JsonElement, type, options) =>
      deserializeData(dataOf(from), type, options),
    ),
    ...reading('this JsonDocument document', (document: JsonDocument | null, type, options) =>
      deserializeData(dataOf(notNull(document, 'document').root), type, options),
    ),
    ...reading(`this ${json}.Nodes.JsonNode? node`, (node: JsonNode | null, type, options) =>
      deserializeData(parseData(nodeJson(node, new JsonSerializerOptions())), type, options),
    ),
    ...asyncMembers,
  }),
);
