// What `XmlDocument`, `XmlElement` and the texts of a document share.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlElement } from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { XmlNodeList } from './xml-node-list.ts';

function elementsByName(node: XmlNode, name: string): XmlNodeList {
  return new XmlNodeList(() =>
    [...node.descendants()].filter(
      (found) => found instanceof XmlElement && (name === '*' || found.name === name),
    ),
  );
}
function elementsByParts(node: XmlNode, local: string, uri: string): XmlNodeList {
  return new XmlNodeList(() =>
    [...node.descendants()].filter(
      (found) =>
        found instanceof XmlElement &&
        (local === '*' || found.local === local) &&
        (uri === '*' || found.uri === uri),
    ),
  );
}
/** `GetElementsByTagName`, of documents and elements. */
export const byTagName: Readonly<Record<string, Implementation>> = {
  'virtual XmlNodeList GetElementsByTagName(string name)': elementsByName,
  'virtual XmlNodeList GetElementsByTagName(string localName, string namespaceURI)': elementsByParts,
};
/** A property that holds a text. */
export function textProperty(name: 'innerText' | 'value' | 'data'): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name],
    set: (self: Record<string, unknown>, value: string | null) => void (self[name] = value),
  };
}

/** Declares a node that has no more than the members of its kind. */
export const plain = (
  name: string,
  runtime: TypeDeclaration['runtime'] & object,
  members: Readonly<Record<string, Implementation>> = {},
): TypeDeclaration =>
  declareType(`public class System.Xml.${name} : System.Xml.XmlCharacterData`, members, { runtime });
