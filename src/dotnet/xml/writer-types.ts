// `XmlWriter` and `XmlWriterSettings`, as template code sees them.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { Accessors, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { encodings } from '../text/encoding/encodings.ts';
import type { Encoding } from '../text/encoding/encoding.ts';
import type { Stream } from '../text/io/stream.ts';
import type { TextWriter } from '../text/io/text-writer.ts';
import type { StringBuilder } from '../text/string-builder.ts';
import { base64OfBytes } from '../json/values/system-types.ts';
import { conformanceLevels } from './conformance-levels.ts';
import { xmlText } from './values.ts';
import { XmlOutput } from './xml-output.ts';
import type { OutputSettings } from './xml-output.ts';

/** `System.Xml.XmlWriterSettings`: `values` by C# name. */
class XmlWriterSettings {
  declare readonly $type: NamedType;
  encoding: Encoding = encodings.utf8;
  readonly values: Record<string, unknown> = {
    Async: false,
    CheckCharacters: true,
    CloseOutput: false,
    ConformanceLevel: conformanceLevels.Document,
    DoNotEscapeUriAttributes: false,
    Indent: false,
    IndentChars: '  ',
    NewLineChars: '\n',
    NewLineOnAttributes: false,
    OmitXmlDeclaration: false,
    WriteEndDocumentOnClose: true,
  };
  output(encoding: string): OutputSettings {
    return {
      indent: this.values['Indent'] as boolean,
      indentChars: this.values['IndentChars'] as string,
      newLineChars: this.values['NewLineChars'] as string,
      newLineOnAttributes: this.values['NewLineOnAttributes'] as boolean,
      omitXmlDeclaration: this.values['OmitXmlDeclaration'] as boolean,
      encoding,
      isFragment: this.values['ConformanceLevel'] !== conformanceLevels.Document,
    };
  }
}
type Settings = XmlWriterSettings | null;

function overText(writer: TextWriter, settings: Settings = null): XmlOutput {
  const used = settings ?? new XmlWriterSettings();
  return new XmlOutput(
    used.output(writer.encoding.webName),
    (text) => writer.write(text),
    (isClosed) => {
      if (isClosed && used.values['CloseOutput'] === true) writer.dispose();
      else writer.flush();
    },
  );
}
function overBuilder(builder: StringBuilder, settings: Settings = null): XmlOutput {
  return new XmlOutput(
    (settings ?? new XmlWriterSettings()).output('utf-16'),
    (text) => void builder.append(text),
  );
}
function overStream(stream: Stream, settings: Settings = null): XmlOutput {
  const used = settings ?? new XmlWriterSettings();
  let waiting = '';
  let hasMark = stream.canSeek && stream.position > 0;
  return new XmlOutput(
    used.output(used.encoding.webName),
    (text) => void (waiting += text),
    (isClosed) => {
      const mark = hasMark ? [] : used.encoding.preamble;
      hasMark = true;
      for (const bytes of [mark, used.encoding.encode(waiting)]) stream.write(bytes, 0, bytes.length);
      waiting = '';
      if (isClosed && used.values['CloseOutput'] === true) stream.close();
    },
  );
}
function settable(type: string, name: string): Record<string, Accessors> {
  return {
    [`${type} ${name} { get; set; }`]: {
      get: (self: XmlWriterSettings) => self.values[name],
      set: (self: XmlWriterSettings, value: unknown) => void (self.values[name] = value),
    },
  };
}
type Text = string | null;
const elementString = (self: XmlOutput, prefix: Text, local: string, uri: Text, value: Text): void => {
  self.startElement(prefix, local, uri);
  if (value) self.text(value);
  self.endElement(false);
};
const close = (self: XmlOutput): void => self.close();

/** `ConformanceLevel`, `XmlWriterSettings` and `XmlWriter`. */
export const writerTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Xml.ConformanceLevel', conformanceLevels),
  declareType(
    'public sealed class System.Xml.XmlWriterSettings',
    {
      'XmlWriterSettings()': () => new XmlWriterSettings(),
      ...settable('bool', 'Async'),
      ...settable('bool', 'CheckCharacters'),
      ...settable('bool', 'CloseOutput'),
      ...settable('ConformanceLevel', 'ConformanceLevel'),
      'System.Text.Encoding Encoding { get; set; }': {
        get: (self: XmlWriterSettings) => self.encoding,
        set: (self: XmlWriterSettings, value: Encoding) => void (self.encoding = value),
      },
      ...settable('bool', 'Indent'),
      ...settable('string', 'IndentChars'),
      ...settable('string', 'NewLineChars'),
      ...settable('bool', 'NewLineOnAttributes'),
      ...settable('bool', 'OmitXmlDeclaration'),
    },
    { runtime: XmlWriterSettings },
  ),
  declareType(
    'public abstract class System.Xml.XmlWriter : IDisposable',
    {
      'static XmlWriter Create(System.IO.Stream output)': (stream: Stream) => overStream(stream),
      'static XmlWriter Create(System.IO.Stream output, XmlWriterSettings? settings)': overStream,
      'static XmlWriter Create(System.IO.TextWriter output)': (writer: TextWriter) => overText(writer),
      'static XmlWriter Create(System.IO.TextWriter output, XmlWriterSettings? settings)': overText,
      'static XmlWriter Create(System.Text.StringBuilder output)': (builder: StringBuilder) =>
        overBuilder(builder),
      'static XmlWriter Create(System.Text.StringBuilder output, XmlWriterSettings? settings)': overBuilder,
      'virtual void Close()': close,
      'void Dispose()': close,
      'virtual void Flush()': (self: XmlOutput) => self.flush(),
      'virtual string? LookupPrefix(string ns)': (self: XmlOutput, uri: string) => self.prefixOf(uri) ?? null,
      'void WriteAttributeString(string localName, string? value)': (
        self: XmlOutput,
        local: string,
        value: Text,
      ) => self.attribute(null, local, null, value),
      'void WriteAttributeString(string localName, string? ns, string? value)': (
        self: XmlOutput,
        local: string,
        uri: Text,
        value: Text,
      ) => self.attribute(null, local, uri, value),
      'void WriteAttributeString(string? prefix, string localName, string? ns, string? value)': (
        self: XmlOutput,
        prefix: Text,
        local: string,
        uri: Text,
        value: Text,
      ) => self.attribute(prefix, local, uri, value),
      'virtual void WriteBase64(byte[] buffer, int index, int count)': (
        self: XmlOutput,
        buffer: number[],
        index: number,
        count: number,
      ) => self.text(base64OfBytes(buffer.slice(index, index + count))),
      'virtual void WriteCData(string? text)': (self: XmlOutput, text: Text) => self.cdata(text),
      'virtual void WriteComment(string? text)': (self: XmlOutput, text: Text) => self.comment(text),
      'virtual void WriteDocType(string name, string? pubid, string? sysid, string? subset)': (
        self: XmlOutput,
        name: string,
        publicId: Text,
        systemId: Text,
        subset: Text,
      ) => self.documentType(name, publicId, systemId, subset),
      'void WriteElementString(string localName, string? value)': (
        self: XmlOutput,
        local: string,
        value: Text,
      ) => elementString(self, null, local, null, value),
      'void WriteElementString(string localName, string? ns, string? value)': (
        self: XmlOutput,
        local: string,
        uri: Text,
        value: Text,
      ) => elementString(self, null, local, uri, value),
      'void WriteElementString(string? prefix, string localName, string? ns, string? value)': elementString,
      'virtual void WriteEndAttribute()': (self: XmlOutput) => self.endAttribute(),
      'virtual void WriteEndDocument()': (self: XmlOutput) => self.endDocument(),
      'virtual void WriteEndElement()': (self: XmlOutput) => self.endElement(false),
      'virtual void WriteFullEndElement()': (self: XmlOutput) => self.endElement(true),
      'virtual void WriteProcessingInstruction(string name, string? text)': (
        self: XmlOutput,
        name: string,
        text: Text,
      ) => self.instruction(name, text),
      'virtual void WriteRaw(string data)': (self: XmlOutput, data: string) => self.raw(data),
      'void WriteStartAttribute(string localName)': (self: XmlOutput, local: string) =>
        self.startAttribute(null, local, null),
      'void WriteStartAttribute(string localName, string? ns)': (self: XmlOutput, local: string, uri: Text) =>
        self.startAttribute(null, local, uri),
      'virtual void WriteStartAttribute(string? prefix, string localName, string? ns)': (
        self: XmlOutput,
        prefix: Text,
        local: string,
        uri: Text,
      ) => self.startAttribute(prefix, local, uri),
      'virtual void WriteStartDocument()': (self: XmlOutput) => self.startDocument(),
      'virtual void WriteStartDocument(bool standalone)': (self: XmlOutput, standalone: boolean) =>
        self.startDocument(standalone),
      'void WriteStartElement(string localName)': (self: XmlOutput, local: string) =>
        self.startElement(null, local, null),
      'void WriteStartElement(string localName, string? ns)': (self: XmlOutput, local: string, uri: Text) =>
        self.startElement(null, local, uri),
      'virtual void WriteStartElement(string? prefix, string localName, string? ns)': (
        self: XmlOutput,
        prefix: Text,
        local: string,
        uri: Text,
      ) => self.startElement(prefix, local, uri),
      'virtual void WriteString(string? text)': (self: XmlOutput, text: Text) => self.text(text),
      'virtual void WriteValue(object value)': (self: XmlOutput, value: unknown) => self.text(xmlText(value)),
      'virtual void WriteWhitespace(string? ws)': (self: XmlOutput, text: Text) => self.raw(text),
    },
    { runtime: XmlOutput },
  ),
];
