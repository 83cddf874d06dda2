// Trees of System.Xml.Linq as XPath sees them.
import {
  XAttribute,
  XComment,
  XContainer,
  XDocument,
  XElement,
  XProcessingInstruction,
  XText,
} from '../nodes.ts';
import type { XObject } from '../nodes.ts';
import { prefixInForce } from '../write.ts';
import type { NodeModel } from './values.ts';

function named(node: XObject): XElement | XAttribute | null {
  return node instanceof XElement || node instanceof XAttribute ? node : null;
}

/** `XDocument`, `XElement` and what they hold. Declarations of namespaces are no attributes. */
export const linqModel: NodeModel<XObject> = {
  kind(node) {
    if (node instanceof XElement) return 'element';
    if (node instanceof XAttribute) return 'attribute';
    if (node instanceof XText) return 'text';
    if (node instanceof XComment) return 'comment';
    return node instanceof XProcessingInstruction ? 'processing-instruction' : 'root';
  },
  parent: (node) => node.owner,
  children: (node) => (node instanceof XContainer ? node.nodes : []),
  attributes: (node) =>
    node instanceof XElement
      ? node.attributes.filter(({ isNamespaceDeclaration }) => !isNamespaceDeclaration)
      : [],
  local: (node) => (node instanceof XProcessingInstruction ? node.target : (named(node)?.name.local ?? '')),
  uri: (node) => named(node)?.name.uri ?? '',
  name(node) {
    const { name } = named(node) ?? {};
    const element = node instanceof XElement ? node : node.parent;
    if (!name) return this.local(node);
    const prefix = name.uri !== '' && element ? prefixInForce(element, name.uri) : null;
    return prefix === null ? name.local : `${prefix}:${name.local}`;
  },
  text(node) {
    if (node instanceof XElement || node instanceof XAttribute) return node.value;
    if (node instanceof XText || node instanceof XComment) return node.text;
    if (node instanceof XDocument) return node.root?.value ?? '';
    return node instanceof XProcessingInstruction ? node.data : '';
  },
};
