// What `XmlWriter`s can write: the members of tags, attributes and texts.
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { base64OfBytes } from '../values/system-types.ts';
import type { XmlOutput } from './xml-output.ts';

type Text = string | null;
const elementString = (self: XmlOutput, prefix: Text, local: string, uri: Text, value: Text): void => {
  self.startElement(prefix, local, uri);
  if (value) self.text(value);
  self.endElement(false);
};

/** They write markup, text by text. */
export const markupMembers: Readonly<Record<string, Implementation>> = {
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
  ) => self.text(base64OfBytes(notNull(buffer, 'buffer').slice(index, index + count))),
  'virtual void WriteCData(string? text)': (self: XmlOutput, text: Text) => self.cdata(text),
  'virtual void WriteComment(string? text)': (self: XmlOutput, text: Text) => self.comment(text),
  'virtual void WriteDocType(string name, string? pubid, string? sysid, string? subset)': (
    self: XmlOutput,
    name: string,
    publicId: Text,
    systemId: Text,
    subset: Text,
  ) => self.documentType(name, publicId, systemId, subset),
  'void WriteElementString(string localName, string? value)': (self: XmlOutput, local: string, value: Text) =>
    elementString(self, null, local, null, value),
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
  ) => self.instruction(notNull(name, 'name'), text),
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
  'virtual void WriteWhitespace(string? ws)': (self: XmlOutput, text: Text) => self.whitespace(text),
};
