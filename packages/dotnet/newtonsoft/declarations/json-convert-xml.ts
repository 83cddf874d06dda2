// `JsonConvert`: XML to JSON and back.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { XmlNodeConverter } from '../converters/xml-node-converter.ts';
import { deserializeObject, serializeObject, settingsOf } from '../serialization/json-convert.ts';

function serialize(node: unknown, formatting: number = 0, omitsRootObject: boolean = false): string {
  const converter = new XmlNodeConverter();
  converter.omitsRootObject = omitsRootObject;
  return serializeObject(node, formatting, settingsOf([converter]));
}
function deserialize(
  type: string,
  text: string | null,
  rootName: string | null = null,
  writesArrayAttribute: boolean = false,
  encodesSpecialCharacters: boolean = false,
): unknown {
  const converter = new XmlNodeConverter();
  Object.assign(converter, { rootName, writesArrayAttribute, encodesSpecialCharacters });
  return deserializeObject(text, coreType(type), settingsOf([converter]));
}
function methods(kind: string, node: string, document: string): Record<string, Implementation> {
  const read = `static ${document}? Deserialize${kind}(string value`;
  const reader =
    (count: number) =>
    (...args: unknown[]): unknown =>
      deserialize(document, ...(args.slice(0, count) as [string | null]));
  return {
    [`static string Serialize${kind}(${node}? node)`]: (self: unknown) => serialize(self),
    [`static string Serialize${kind}(${node}? node, Formatting formatting)`]: (
      self: unknown,
      formatting: number,
    ) => serialize(self, formatting),
    [`static string Serialize${kind}(${node}? node, Formatting formatting, bool omitRootObject)`]: serialize,
    [`${read})`]: reader(1),
    [`${read}, string? deserializeRootElementName)`]: reader(2),
    [`${read}, string? deserializeRootElementName, bool writeArrayAttribute)`]: reader(3),
    [`${read}, string? deserializeRootElementName, bool writeArrayAttribute, bool encodeSpecialCharacters)`]:
      reader(4),
  };
}

/** `SerializeXmlNode`, `DeserializeXmlNode`, `SerializeXNode`, `DeserializeXNode`. */
export const xmlMethods: Readonly<Record<string, Implementation>> = {
  ...methods('XmlNode', 'System.Xml.XmlNode', 'System.Xml.XmlDocument'),
  ...methods('XNode', 'System.Xml.Linq.XObject', 'System.Xml.Linq.XDocument'),
};
