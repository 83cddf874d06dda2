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
import type { NodeModel } from './values.ts';

/** `XmlDocument` and what it holds. Declarations of namespaces are no attributes. */
export const domModel: NodeModel<XmlNode> = {
  kind(node) {
    if (node instanceof XmlElement) return 'element';
    if (node instanceof XmlAttribute) return 'attribute';
    if (node instanceof XmlComment) return 'comment';
    if (node instanceof XmlCharacterData) return 'text';
    return node instanceof XmlProcessingInstruction ? 'processing-instruction' : 'root';
  },
  parent: (node) => node.parent,
  children: (node) =>
    node.children.filter((child) => !(child instanceof XmlDeclaration || child instanceof XmlDocumentType)),
  attributes: (node) =>
    node instanceof XmlElement ? node.attributes.filter(({ uri }) => uri !== xmlnsUri) : [],
  local: (node) => (node.name.startsWith('#') ? '' : node.local),
  uri: (node) => node.uri,
  name: (node) => (node.name.startsWith('#') ? '' : node.name),
  text: (node) => node.innerText,
};
