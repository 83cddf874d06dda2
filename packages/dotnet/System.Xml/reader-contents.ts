// Contents of `XmlReader`s as values of any type, as bytes, and piece by piece.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { InvalidCastException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { outOfRange, requireNonNegative } from '../System.Collections/argument-checks.ts';
import { xmlReaders } from '../System.Xml.Linq/xml-values.ts';
import { isNameChar, isNameStart } from './xml-exception.ts';
import type { XmlInput } from './xml-input.ts';

/** How text becomes a value of a type, boxed. */
function reading(given: Type | null): readonly [kind: string, convert: (text: string) => unknown] {
  const type = notNull(given, 'returnType') as NamedType;
  const name = typeName(type);
  if (type.special === 'string' || type.special === 'object') return [name, (text) => text];
  const read = xmlReaders[type.special ?? (type.namespace === '' ? '' : type.name)];
  return [
    name,
    (text) => {
      if (!read)
        throw new InvalidCastException(
          `Xml type 'xdt:untypedAtomic' cannot convert from Clr type '${name}'.`,
        );
      return box(read(text), type);
    },
  ];
}

const isToken = (text: string | null): boolean =>
  notNull(text, 'str') !== '' && Array.from(text!).every((char) => isNameChar(char) || char === ':');

type Bytes = number[] | null;
type Decode = (text: string) => number[];
const fromBase64: Decode = (text) => [...Buffer.from(text.replace(/\s/g, ''), 'base64')];
const fromHex: Decode = (text) => [...Buffer.from(text.replace(/\s/g, ''), 'hex')];

/** Checks the part of a buffer that is to be filled. */
function checkPart(buffer: readonly number[] | null, index: number, count: number): void {
  const { length } = notNull(buffer, 'buffer');
  requireNonNegative(count, 'count');
  requireNonNegative(index, 'index');
  if (length - index < count)
    throw outOfRange('count', count, `count ('${count}') must be less than or equal to '${length - index}'.`);
}
function fill(buffer: number[], index: number, items: readonly number[]): number {
  for (const [at, item] of items.entries()) buffer[index + at] = item;
  return items.length;
}
const binary =
  (decode: Decode, text: (self: XmlInput) => string) =>
  (self: XmlInput, buffer: Bytes, index: number, count: number): number => {
    checkPart(buffer, index, count);
    self.bytes ??= decode(text(self));
    const part = self.bytes.splice(0, count);
    // After the last of them the reader is done with it.
    if (part.length === 0) self.bytes = undefined;
    return fill(buffer!, index, part);
  };
const own = (method: string) => (self: XmlInput) => self.contentText(method);
const elements = (self: XmlInput): string => self.elementText();

const part = '(byte[] buffer, int index, int count)';
const resolver = 'System.Xml.IXmlNamespaceResolver namespaceResolver';

/**
 * The members of `XmlReader`.
 * @param checkNamed refuses other elements than the one that is named
 */
export function contentMembers(
  checkNamed: (self: XmlInput, local: string, uri: string) => void,
): Record<string, Implementation> {
  return {
    'static bool IsName(string str)': (text: string | null) =>
      isToken(text) && (text!.startsWith(':') || isNameStart(Array.from(text!)[0]!)),
    'static bool IsNameToken(string str)': isToken,
    'virtual object ReadContentAsObject()': (self: XmlInput) => self.contentText('ReadContentAsObject'),
    'virtual object ReadElementContentAsObject()': elements,
    'virtual object ReadElementContentAsObject(string localName, string namespaceURI)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => {
      checkNamed(self, local, uri);
      return self.elementText();
    },
    'virtual DateTimeOffset ReadContentAsDateTimeOffset()': (self: XmlInput) =>
      self.content('DateTimeOffset', xmlReaders['DateTimeOffset']!),
    [`virtual object ReadContentAs(Type returnType, ${resolver})`]: (self: XmlInput, type: Type | null) =>
      self.content(...reading(type)),
    [`virtual object ReadElementContentAs(Type returnType, ${resolver})`]: (
      self: XmlInput,
      type: Type | null,
    ) => self.elementContent(...reading(type)),
    [`virtual object ReadElementContentAs(Type returnType, ${resolver}, string localName, string namespaceURI)`]:
      (self: XmlInput, type: Type | null, _resolver, local: string, uri: string) => {
        checkNamed(self, local, uri);
        return self.elementContent(...reading(type));
      },
    'abstract bool ReadAttributeValue()': (self: XmlInput) => self.readAttributeValue(),
    [`virtual int ReadContentAsBase64${part}`]: binary(fromBase64, own('ReadContentAsBase64')),
    [`virtual int ReadElementContentAsBase64${part}`]: binary(fromBase64, elements),
    [`virtual int ReadContentAsBinHex${part}`]: binary(fromHex, own('ReadContentAsBinHex')),
    [`virtual int ReadElementContentAsBinHex${part}`]: binary(fromHex, elements),
    'virtual int ReadValueChunk(char[] buffer, int index, int count)': (
      self: XmlInput,
      buffer: number[] | null,
      index: number,
      count: number,
    ) => {
      checkPart(buffer, index, count);
      return fill(buffer!, index, self.nextChunk(count));
    },
  };
}
