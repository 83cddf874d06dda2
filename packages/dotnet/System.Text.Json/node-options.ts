// `JsonNodeOptions`, and what is made with them.
import { spend } from '@mockwright/language/runtime/run';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { JsonDocumentOptions } from './document-options.ts';
import { JsonObject, nodeOf } from './json-nodes.ts';
import type { JsonNode } from './json-nodes.ts';
import { parseData } from './parse-data.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** `JsonNodeOptions`. */
export class JsonNodeOptions {
  declare readonly $type: NamedType;
  PropertyNameCaseInsensitive = false;
  $copy(): JsonNodeOptions {
    return Object.assign(new JsonNodeOptions(), this);
  }
}

/** The options that a node was made with: those of the object it is or stands in. */
export function optionsOf(node: JsonNode): JsonNodeOptions | null {
  for (let current: JsonNode | null = node; current; current = current.parent) {
    spend(1);
    if (!(current instanceof JsonObject) || !current.ignoresCase) continue;
    return Object.assign(new JsonNodeOptions(), { PropertyNameCaseInsensitive: true });
  }
  return null;
}
/** An object that takes names as the options say. */
export function objectWith(options: JsonNodeOptions | null): JsonObject {
  return new JsonObject(options?.PropertyNameCaseInsensitive === true);
}
/** `JsonNode.Parse`. */
export function parseNode(
  text: string,
  nodeOptions: JsonNodeOptions | null,
  options: JsonDocumentOptions,
): JsonNode | null {
  return nodeOf(parseData(text, options.reader), nodeOptions?.PropertyNameCaseInsensitive === true);
}
/** `JsonNode.Parse` of a stream. */
export function parseStream(
  stream: Stream | null,
  nodeOptions: JsonNodeOptions | null,
  options: JsonDocumentOptions,
): JsonNode | null {
  return parseNode(encodings.utf8.decode(notNull(stream, 'utf8Json').readRest()), nodeOptions, options);
}
