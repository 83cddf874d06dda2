// The class `Newtonsoft.Json.JsonTextWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { field } from '../values/property-accessors.ts';
import { library } from './writer-of-library.ts';
import { JsonTextWriter } from './writing/json-text-writer.ts';

const asChar = (
  name: 'indentChar' | 'quoteChar',
): { get(self: JsonTextWriter): number; set(self: JsonTextWriter, value: number): void } => ({
  get: (self) => self[name].charCodeAt(0),
  set: (self, value) => {
    self[name] = String.fromCharCode(value);
  },
});
/** `Newtonsoft.Json.JsonTextWriter`. */
export const jsonTextWriterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonTextWriter : Newtonsoft.Json.JsonWriter',
  () => ({
    'override void Flush()': (self: JsonTextWriter) => library(self).flush.call(self),
    'int Indentation { get; set; }': field('indentation'),
    'IArrayPool<char>? ArrayPool { get; set; }': field('arrayPool'),
    'char QuoteChar { get; set; }': asChar('quoteChar'),
    'char IndentChar { get; set; }': asChar('indentChar'),
    'bool QuoteName { get; set; }': field('quoteName'),
    'JsonTextWriter(TextWriter textWriter)': (writer: TextWriter | null) => {
      const target = notNull(writer, 'textWriter');
      return new JsonTextWriter({ write: (text) => target.write(text), close: () => target.dispose() });
    },
  }),
  { runtime: JsonTextWriter },
);
