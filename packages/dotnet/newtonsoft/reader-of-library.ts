// Which class of the library a reader that a script derives stands on.
import { JsonReader } from './reading/json-reader.ts';
import { JsonTextReader } from './reading/json-text-reader.ts';
import { JTokenReader } from './reading/token-reader.ts';

/** The library's own methods: what `base` is to a template class, and all there is to others. */
export function library(self: JsonReader): JsonReader {
  return self instanceof JsonTextReader
    ? JsonTextReader.prototype
    : self instanceof JTokenReader
      ? JTokenReader.prototype
      : JsonReader.prototype;
}
