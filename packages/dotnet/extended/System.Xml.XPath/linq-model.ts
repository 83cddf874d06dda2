// Trees of System.Xml.Linq as XPath sees them.
import { spend } from '@mockwright/language/runtime/run';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { XAttribute, XContainer, XDocument, XElement, XText } from '../../System.Xml.Linq/nodes.ts';
import { XComment, XProcessingInstruction } from '../../System.Xml.Linq/leaf-nodes.ts';
import type { XObject } from '../../System.Xml.Linq/nodes.ts';
import { prefixInForce } from '../../System.Xml.Linq/write-xml.ts';
import { XName } from '../../System.Xml.Linq/x-name.ts';
import { xmlUri, xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import type { NodeModel } from './xpath-values.ts';

function named(node: XObject): XElement | XAttribute | null {
  return node instanceof XElement || node instanceof XAttribute ? node : null;
}

const xmlPrefix = (): XAttribute => new XAttribute(new XName('xml', xmlnsUri), xmlUri);
/** The declarations in force at an element, nearest first; that of `xml` last. */
function namespacesOf(element: XElement): readonly XAttribute[] {
  const found = new Map<string, XAttribute>();
  for (let at: XElement | null = element; at; at = at.parent) {
    spend(1 + at.attributes.length);
    for (const attribute of at.attributes.toReversed())
      if (attribute.isNamespaceDeclaration && !found.has(prefixDeclared(attribute)))
        found.set(prefixDeclared(attribute), attribute);
  }
  return [...[...found.values()].filter(({ value }) => value !== ''), xmlPrefix()];
}
const isDeclaration = (node: XObject): node is XAttribute =>
  node instanceof XAttribute && node.isNamespaceDeclaration;
function prefixDeclared({ name }: XAttribute): string {
  return name.uri === '' ? '' : name.local;
}

/** `XDocument`, `XElement` and what they hold. Declarations of namespaces are no attributes. */
export const linqModel: NodeModel<XObject> = {
  kind(node) {
    if (node instanceof XElement) return 'element';
    if (node instanceof XAttribute) return node.isNamespaceDeclaration ? 'namespace' : 'attribute';
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
  namespaces: (node) => (node instanceof XElement ? namespacesOf(node) : []),
  byId() {
    throw new NotSupportedException('This XPathNavigator does not support IDs.');
  },
  local(node) {
    if (node instanceof XProcessingInstruction) return node.target;
    if (isDeclaration(node)) return prefixDeclared(node);
    return named(node)?.name.local ?? '';
  },
  uri: (node) => (isDeclaration(node) ? '' : (named(node)?.name.uri ?? '')),
  name(node) {
    if (isDeclaration(node)) return prefixDeclared(node);
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
