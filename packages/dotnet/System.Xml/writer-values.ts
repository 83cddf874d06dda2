// What `XmlWriter`s can write besides markup: values, names, single characters, and what a reader stands on.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, Exception } from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import { toHex } from '../System/base64.ts';
import { base64OfBytes } from '../values/system-types.ts';
import { writeDom } from './dom/load-dom.ts';
import { isNameChar, verifyName } from './xml-exception.ts';
import { readStates } from './xml-input.ts';
import { textOfChars } from '../System/text/chars.ts';
import type { XmlInput } from './xml-input.ts';
import type { XmlOutput } from './xml-output.ts';
import { xmlText } from '../System.Xml.Linq/xml-values.ts';

function typedValues(): Record<string, Implementation> {
  const types: Readonly<Record<string, () => NamedType>> = {
    bool: () => specialType('bool'),
    'System.DateTime': () => coreType('System.DateTime'),
    'System.DateTimeOffset': () => coreType('System.DateTimeOffset'),
    double: () => specialType('double'),
    float: () => specialType('float'),
    decimal: () => specialType('decimal'),
    int: () => specialType('int'),
    long: () => specialType('long'),
  };
  const members: Record<string, Implementation> = {};
  for (const [name, type] of Object.entries(types))
    members[`virtual void WriteValue(${name} value)`] = (self: XmlOutput, value: unknown) =>
      self.text(xmlText(box(value, type())));
  return members;
}
/** A value of any type; sequences have spaces between their items. */
function anyText(value: unknown): string {
  notNull(value, 'value');
  if (typeof value === 'string' || !Array.isArray(value)) return xmlText(value);
  const { $element } = value as { $element?: NamedType };
  if ($element?.special === 'byte') return base64OfBytes(value as number[]);
  return Array.from(iterateBoxed(value), xmlText).join(' ');
}
/** @throws {ArgumentException} for what is no name */
function checkedName(name: string): string {
  for (const part of name.split(':')) {
    try {
      verifyName(part);
    } catch (error) {
      throw error instanceof Exception ? new ArgumentException(error.message) : error;
    }
  }
  return name;
}
function checkedToken(token: string): string {
  for (const char of token)
    if (char !== ':' && !isNameChar(char))
      throw new ArgumentException(`Invalid name character in '${token}'.`);
  return token;
}
function qualifiedName(self: XmlOutput, local: string, uri: string | null): string {
  if (!uri) return checkedName(local);
  const prefix = self.prefixOf(uri);
  if (prefix === undefined) throw new ArgumentException(`The '${uri}' namespace is not defined.`);
  return prefix === '' ? local : `${prefix}:${local}`;
}
/** The node on which a reader stands, with all that is in it; everything where it has not begun. */
function writeNode(self: XmlOutput, reader: XmlInput): void {
  if (reader.state !== readStates.Initial) {
    writeCurrent(self, reader);
    return;
  }
  reader.read();
  while (reader.node && !reader.isEnd) writeCurrent(self, reader);
}
/** The reader goes on behind it. */
function writeCurrent(self: XmlOutput, reader: XmlInput): void {
  const { element, node } = reader;
  if (!node || reader.isEnd) return;
  writeDom(node, self);
  if (element) reader.skip();
  else reader.read();
}

/** They write values and copies. */
export const valueMembers: Readonly<Record<string, Implementation>> = {
  ...typedValues(),
  'virtual void WriteValue(string? value)': (self: XmlOutput, value: string | null) => self.text(value),
  'virtual void WriteValue(object value)': (self: XmlOutput, value: unknown) => self.text(anyText(value)),
  'virtual void WriteEntityRef(string name)': (self: XmlOutput, name: string) =>
    self.raw(`&${checkedName(notNull(name, 'name'))};`),
  'virtual void WriteCharEntity(char ch)': (self: XmlOutput, code: number) =>
    self.raw(`&#x${code.toString(16).toUpperCase()};`),
  'virtual void WriteSurrogateCharEntity(char lowChar, char highChar)': (
    self: XmlOutput,
    low: number,
    high: number,
  ) => self.raw(`&#x${textOfChars([high, low]).codePointAt(0)!.toString(16).toUpperCase()};`),
  'virtual void WriteChars(char[] buffer, int index, int count)': (
    self: XmlOutput,
    buffer: readonly number[],
    index: number,
    count: number,
  ) => self.text(textOfChars(notNull(buffer, 'buffer').slice(index, index + count))),
  'virtual void WriteRaw(char[] buffer, int index, int count)': (
    self: XmlOutput,
    buffer: readonly number[],
    index: number,
    count: number,
  ) => self.raw(textOfChars(notNull(buffer, 'buffer').slice(index, index + count))),
  'virtual void WriteBinHex(byte[] buffer, int index, int count)': (
    self: XmlOutput,
    buffer: readonly number[],
    index: number,
    count: number,
  ) => self.text(toHex(notNull(buffer, 'buffer').slice(index, index + count), true)),
  'virtual void WriteName(string name)': (self: XmlOutput, name: string) =>
    self.text(checkedName(notNull(name, 'name'))),
  'virtual void WriteNmToken(string name)': (self: XmlOutput, name: string) =>
    self.text(checkedToken(notNull(name, 'name'))),
  'virtual void WriteQualifiedName(string localName, string? ns)': (
    self: XmlOutput,
    local: string,
    uri: string | null,
  ) => self.text(qualifiedName(self, notNull(local, 'localName'), uri)),
  'virtual void WriteAttributes(XmlReader reader, bool defattr)': (
    self: XmlOutput,
    reader: XmlInput | null,
  ) => {
    for (const { prefix, local, uri, value } of notNull(reader, 'reader').element?.attributes ?? [])
      self.attribute(prefix, local, uri, value);
  },
  'virtual void WriteNode(XmlReader reader, bool defattr)': (self: XmlOutput, reader: XmlInput | null) =>
    writeNode(self, notNull(reader, 'reader')),
};
