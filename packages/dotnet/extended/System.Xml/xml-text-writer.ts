// The class `System.Xml.XmlTextWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { StreamWriter } from '../../System.IO/stream-writer.ts';
import type { Stream } from '../../System.IO/stream.ts';
import type { TextWriter } from '../../System.IO/text-writer.ts';
import type { Encoding } from '../../System.Text/encoding/encoding.ts';
import { checkNotNegative } from '../../System/text/range-checks.ts';
import { XmlTextOutput } from './xml-text-output.ts';

/** `System.Xml.XmlTextWriter`. */
export const xmlTextWriterType: TypeDeclaration = declareType(
  'public class System.Xml.XmlTextWriter : XmlWriter',
  () => ({
    'XmlTextWriter(System.IO.TextWriter w)': (writer: TextWriter | null) =>
      new XmlTextOutput(dereferenced(writer)),
    'XmlTextWriter(System.IO.Stream w, System.Text.Encoding? encoding)': (
      stream: Stream,
      encoding: Encoding | null,
    ) => new XmlTextOutput(new StreamWriter(stream, encoding, false)),
    'Formatting Formatting { get; set; }': {
      get: (self: XmlTextOutput) => Number(self.look.indent),
      set: (self: XmlTextOutput, value: number) => void (self.look.indent = value === 1),
    },
    'int Indentation { get; set; }': {
      get: (self: XmlTextOutput) => self.look.indentChars.length,
      set: (self: XmlTextOutput, value: number) => {
        checkNotNegative('value', value);
        self.indentBy(value, self.indentChar);
      },
    },
    'char IndentChar { get; set; }': {
      get: (self: XmlTextOutput) => self.indentChar.charCodeAt(0),
      set: (self: XmlTextOutput, value: number) =>
        self.indentBy(self.look.indentChars.length, String.fromCharCode(value)),
    },
    'char QuoteChar { get; set; }': {
      get: (self: XmlTextOutput) => self.look.quoteChar.charCodeAt(0),
      set: (self: XmlTextOutput, value: number) => void (self.look.quoteChar = String.fromCharCode(value)),
    },
  }),
  { runtime: XmlTextOutput },
);
