// Which class of the library a writer that a script derives stands on.
import { JsonTextWriter } from './writing/json-text-writer.ts';
import { JsonWriter } from './writing/json-writer.ts';
import { JTokenWriter } from './writing/token-writer.ts';

/** The library's own methods: what `base` is to a template class, and all there is to others. */
export function library(self: JsonWriter): JsonWriter {
  return self instanceof JsonTextWriter
    ? JsonTextWriter.prototype
    : self instanceof JTokenWriter
      ? JTokenWriter.prototype
      : JsonWriter.prototype;
}
