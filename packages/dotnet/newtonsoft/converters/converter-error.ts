// The exception of a converter, with the place in the JSON.
import { JsonSerializationException } from '../json-serialization-exception.ts';
import type { JsonReader } from '../reading/json-reader.ts';

/** What is thrown when a converter cannot read what stands there. */
export function error(reader: JsonReader, message: string): JsonSerializationException {
  return JsonSerializationException.at(reader, reader.path, message);
}
