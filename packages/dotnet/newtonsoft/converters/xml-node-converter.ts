// `XmlNodeConverter`: trees of System.Xml and System.Xml.Linq as JSON.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { XObject } from '../../System.Xml.Linq/nodes.ts';
import { ancestors } from '../../System.Xml.Linq/node-queries.ts';
import { domOf, linqOf } from '../../System.Xml/dom/dom-of-linq.ts';
import { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonConverter } from '../serialization/converter.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { converterMembers } from './declared-members.ts';
import { XmlJsonReader } from './json-to-xml.ts';
import { XmlJsonWriter, surroundingNamespaces } from './xml-to-json.ts';

function isXml(type: Type, namespace: string, base: string): boolean {
  for (let current = type as NamedType | null; current; current = current.baseType ?? null)
    if (current.name === base && current.namespace === namespace) return true;
  return false;
}

/** `Newtonsoft.Json.Converters.XmlNodeConverter`. */
export class XmlNodeConverter extends JsonConverter {
  rootName: string | null = null;
  writesArrayAttribute = false;
  omitsRootObject = false;
  encodesSpecialCharacters = false;

  protected override canConvertType(type: Type): boolean {
    return isXml(type, 'System.Xml.Linq', 'XObject') || isXml(type, 'System.Xml', 'XmlNode');
  }
  protected override writeValue(writer: JsonWriter, value: unknown): void {
    if (value === null) {
      writer.writeNull();
      return;
    }
    if (!(value instanceof XmlNode || value instanceof XObject))
      throw new ArgumentException('Value must be an XML object.', 'value');
    const node = value instanceof XmlNode ? value : domOf(value);
    const manager = surroundingNamespaces(node);
    if (value instanceof XObject && value.parent)
      for (const above of [...ancestors(value.parent, null, true)].reverse())
        for (const { isNamespaceDeclaration, name, value: uri } of above.attributes)
          if (isNamespaceDeclaration && name.uri !== '') manager.add(name.local, uri);
    if (!this.omitsRootObject) writer.writeStartObject();
    new XmlJsonWriter(writer, manager).node(node, !this.omitsRootObject);
    if (!this.omitsRootObject) writer.writeEndObject();
  }
  protected override readValue(reader: JsonReader, type: Type): unknown {
    if (reader.tokenType === JsonToken.Null) return null;
    const fail = (message: string): JsonSerializationException =>
      JsonSerializationException.at(reader, reader.path, message);
    if (reader.tokenType !== JsonToken.StartObject)
      throw fail('XmlNodeConverter can only convert JSON that begins with an object.');
    // A class of a template that derives from one of them may be called the same.
    const name = (type as NamedType).namespace === '' ? '' : (type as NamedType).name;
    if (isXml(type, 'System.Xml.Linq', 'XObject')) {
      if (!['XContainer', 'XDocument', 'XElement', 'XNode', 'XObject'].includes(name))
        throw fail(
          'XmlNodeConverter only supports deserializing XDocument, XElement, XContainer, XNode or XObject.',
        );
      const document = linqOf(new XmlJsonReader(reader, this, true).read());
      if (name !== 'XElement') return document;
      const { root } = document;
      dereferenced(root ?? null).remove();
      return root;
    }
    if (!['XmlDocument', 'XmlElement', 'XmlNode'].includes(name))
      throw fail('XmlNodeConverter only supports deserializing XmlDocument, XmlElement or XmlNode.');
    const document = new XmlJsonReader(reader, this, false).read();
    return name === 'XmlElement' ? document.root : document;
  }
}
function option(
  name: 'rootName' | 'writesArrayAttribute' | 'omitsRootObject' | 'encodesSpecialCharacters',
): object {
  return {
    get: (self: XmlNodeConverter) => self[name],
    set: (self: XmlNodeConverter, value: never) => void (self[name] = value),
  };
}

/** `Newtonsoft.Json.Converters.XmlNodeConverter`. */
export const xmlNodeConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.XmlNodeConverter : Newtonsoft.Json.JsonConverter',
  () => ({
    ...converterMembers,
    'XmlNodeConverter()': () => new XmlNodeConverter(),
    'string? DeserializeRootElementName { get; set; }': option('rootName'),
    'bool WriteArrayAttribute { get; set; }': option('writesArrayAttribute'),
    'bool OmitRootObject { get; set; }': option('omitsRootObject'),
    'bool EncodeSpecialCharacters { get; set; }': option('encodesSpecialCharacters'),
  }),
  { runtime: XmlNodeConverter },
);
