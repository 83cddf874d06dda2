// Trees of System.Xml as XPath sees them.
import {
  XmlAttribute,
  XmlComment,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
} from '../dom/nodes.ts';
import { XmlCharacterData } from '../dom/nodes.ts';
import type { XmlNode } from '../dom/nodes.ts';
import { xmlnsUri } from '../names.ts';
import { innerXml, outerXml } from '../dom/load.ts';
import type { NavigableModel } from './navigator.ts';

/** `XmlDocument` and what it holds. Declarations of namespaces are no attributes. */
export const domModel: NavigableModel<XmlNode> = {
  kind(node) {
    if (node instanceof XmlElement) return 'element';
    if (node instanceof XmlAttribute) return node.uri === xmlnsUri ? 'namespace' : 'attribute';
    if (node instanceof XmlComment) return 'comment';
    if (node instanceof XmlCharacterData) return 'text';
    return node instanceof XmlProcessingInstruction ? 'processing-instruction' : 'root';
  },
  parent: (node) => node.parent,
  children: (node) =>
    node.children.filter((child) => !(child instanceof XmlDeclaration || child instanceof XmlDocumentType)),
  attributes: (node) =>
    node instanceof XmlElement ? node.attributes.filter(({ uri }) => uri !== xmlnsUri) : [],
  namespaces(node) {
    const found = new Map<string, XmlAttribute>();
    for (let at: XmlNode | null = node; at instanceof XmlElement; at = at.parent)
      for (const attribute of at.attributes)
        if (attribute.uri === xmlnsUri && !found.has(attribute.name)) found.set(attribute.name, attribute);
    return [...found.values()];
  },
  byId: () => [],
  outerXml,
  innerXml,
  isEmptyElement: (node) => node instanceof XmlElement && node.isEmpty,
  local: (node) => (node.name.startsWith('#') ? '' : node.local),
  uri: (node) => node.uri,
  name: (node) => (node.name.startsWith('#') ? '' : node.name),
  text: (node) => node.innerText,
};
