// The class `System.Text.Json.JsonDocument` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import { later } from '../System.Threading.Tasks/later-results.ts';
import type { JsonDocumentOptions } from './document-options.ts';
import { parse } from './element-texts.ts';
import { JsonDocument, JsonElement } from './json-nodes.ts';
import { writeData } from './serialize.ts';
import { nextValue } from './utf8-reader.ts';
import type { Utf8JsonReader } from './utf8-reader.ts';
import type { Utf8JsonWriter } from './utf8-writer.ts';

function parseStream(stream: Stream | null, options: JsonDocumentOptions): JsonDocument {
  return new JsonDocument(parse(encodings.utf8.decode(notNull(stream, 'utf8Json').readRest()), options));
}

/** `System.Text.Json.JsonDocument`. */
export const jsonDocumentType: TypeDeclaration = declareType(
  'public sealed class System.Text.Json.JsonDocument : IDisposable',
  () => ({
    'JsonElement RootElement { get; }': (self: JsonDocument) => self.openRoot,
    'void Dispose()': (self: JsonDocument) => self.dispose(),
    'static JsonDocument Parse(string json, JsonDocumentOptions options = default)': (
      text: string | null,
      options: JsonDocumentOptions,
    ) => new JsonDocument(parse(text, options)),
    'static JsonDocument Parse(System.IO.Stream utf8Json, JsonDocumentOptions options = default)': (
      stream: Stream,
      options: JsonDocumentOptions,
    ) => parseStream(stream, options),
    'static System.Threading.Tasks.Task<JsonDocument> ParseAsync(System.IO.Stream utf8Json, JsonDocumentOptions options = default, System.Threading.CancellationToken cancellationToken = default)':
      (stream: Stream | null, options: JsonDocumentOptions) => {
        notNull(stream, 'utf8Json');
        return later(() => parseStream(stream, options), coreType('System.Text.Json.JsonDocument'));
      },
    'static JsonDocument ParseValue(ref Utf8JsonReader reader)': ({ v: reader }: Ref<Utf8JsonReader>) =>
      new JsonDocument(new JsonElement(nextValue(reader))),
    'void WriteTo(Utf8JsonWriter writer)': (self: JsonDocument, writer: Utf8JsonWriter | null) =>
      writeData(notNull(writer, 'writer'), self.root.data!),
  }),
  { runtime: JsonDocument },
);
