// Trees of System.Xml as XPath sees them.
import { spend } from '@mockwright/language/runtime/run';
import {
  XmlAttribute,
  XmlComment,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
} from '../../System.Xml/dom/dom-nodes.ts';
import { XmlCharacterData } from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { xmlUri, xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import type { NodeModel } from './xpath-values.ts';

const isDeclaration = (node: XmlNode): boolean => node instanceof XmlAttribute && node.uri === xmlnsUri;
/** The prefix that is declared. */
const prefixOf = (node: XmlNode): string => (node.prefix === '' ? '' : node.local);
/** The prefix `xml`, which stands for its namespace everywhere. */
const xmlPrefix = (element: XmlElement): XmlAttribute =>
  new XmlAttribute(element.document!, { prefix: 'xmlns', local: 'xml', uri: xmlnsUri }, xmlUri);

/** `XmlDocument` and what it holds. Declarations of namespaces are no attributes. */
export const domModel: NodeModel<XmlNode> = {
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
    for (let at: XmlNode | null = node; at instanceof XmlElement; at = at.parent) {
      spend(1 + at.attributes.length);
      for (const attribute of at.attributes.toReversed())
        if (attribute.uri === xmlnsUri && !found.has(attribute.name)) found.set(attribute.name, attribute);
    }
    const declared = [...found.values()].filter(({ value }) => value !== '');
    return node instanceof XmlElement ? [...declared, xmlPrefix(node)] : declared;
  },
  byId: () => [],
  local: (node) => (isDeclaration(node) ? prefixOf(node) : node.name.startsWith('#') ? '' : node.local),
  uri: (node) => (isDeclaration(node) ? '' : node.uri),
  name: (node) => (isDeclaration(node) ? prefixOf(node) : node.name.startsWith('#') ? '' : node.name),
  text: (node) => node.innerText,
};
