// The class `Newtonsoft.Json.JsonTextReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { TextReader } from '../System.IO/text-reader.ts';
import { field } from '../values/property-accessors.ts';
import { propertyNameTable } from './name-tables.ts';
import { library } from './reader-of-library.ts';
import { JsonTextReader } from './reading/json-text-reader.ts';

/** `Newtonsoft.Json.JsonTextReader`. */
export const jsonTextReaderType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonTextReader : Newtonsoft.Json.JsonReader, Newtonsoft.Json.IJsonLineInfo',
  () => ({
    'override bool Read()': (self: JsonTextReader) => library(self).read.call(self),
    'JsonNameTable? PropertyNameTable { get; set; }': propertyNameTable,
    'IArrayPool<char>? ArrayPool { get; set; }': field('arrayPool'),
    'JsonTextReader(TextReader reader)': (reader: TextReader | null) => {
      const source = notNull(reader, 'reader');
      return new JsonTextReader(
        () => source.readToEnd(),
        () => source.dispose(),
      );
    },
    'bool HasLineInfo()': (self: JsonTextReader) => self.hasLineInfo(),
    'int LineNumber { get; }': (self: JsonTextReader) => self.lineNumber,
    'int LinePosition { get; }': (self: JsonTextReader) => self.linePosition,
  }),
  { runtime: JsonTextReader },
);
