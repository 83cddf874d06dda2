// Trees of System.Xml.Linq as trees of System.Xml, and back.
import { XName } from '../../System.Xml.Linq/x-name.ts';
import { xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { XAttribute, XCData, XDocument, XElement, XText } from '../../System.Xml.Linq/nodes.ts';
import { XComment, XDocumentType, XProcessingInstruction } from '../../System.Xml.Linq/leaf-nodes.ts';
import { XDeclaration } from '../../System.Xml.Linq/x-declaration.ts';
import type { XContainer, XNode, XObject } from '../../System.Xml.Linq/nodes.ts';
import { namespaceInForce, prefixInForce } from '../../System.Xml.Linq/write-xml.ts';
import {
  XmlAttribute,
  XmlCDataSection,
  XmlCharacterData,
  XmlComment,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
} from './dom-nodes.ts';
import type { DomName } from './dom-name.ts';
import type { XmlNode } from './dom-nodes.ts';

function attributeName({ name, isNamespaceDeclaration, parent }: XAttribute): DomName {
  if (isNamespaceDeclaration)
    return { prefix: name.uri === '' ? '' : 'xmlns', local: name.local, uri: xmlnsUri };
  const prefix = name.uri === '' || !parent ? '' : (prefixInForce(parent, name.uri) ?? '');
  return { prefix, local: name.local, uri: name.uri };
}
/** Whether an element has a namespace that nothing around it declares: it becomes its default one. */
function needsDeclaration(element: XElement): boolean {
  const { parent } = element;
  const { uri } = element.name;
  if (uri === '' || uri === parent?.name.uri || prefixInForce(element, uri) !== null) return false;
  if (parent && namespaceInForce(parent, '') === uri && !needsDeclaration(parent)) return false;
  return !element.attributes.some(
    ({ name, value }) => name.local === 'xmlns' && name.uri === '' && value === uri,
  );
}

/** A copy of a node in a new document (the document itself for an `XDocument`). */
export function domOf(node: XObject): XmlNode {
  const document = new XmlDocument();
  if (node instanceof XDocument) {
    const { declaration } = node;
    if (declaration)
      document.append(
        new XmlDeclaration(document, declaration.version ?? '', declaration.encoding, declaration.standalone),
      );
    for (const child of node.nodes) document.append(domNode(document, child));
    return document;
  }
  return domNode(document, node);
}
function domNode(document: XmlDocument, node: XObject): XmlNode {
  if (node instanceof XElement) {
    const { uri, local } = node.name;
    const prefix = uri === '' ? '' : (prefixInForce(node, uri) ?? '');
    const element = new XmlElement(document, { prefix, local, uri });
    if (needsDeclaration(node))
      element.setAttribute(new XmlAttribute(document, { prefix: '', local: 'xmlns', uri: xmlnsUri }, uri));
    for (const attribute of node.attributes)
      element.takeAttribute(new XmlAttribute(document, attributeName(attribute), attribute.value));
    for (const child of node.nodes) element.append(domNode(document, child));
    element.isEmpty = node.isEmpty;
    return element;
  }
  if (node instanceof XAttribute) return new XmlAttribute(document, attributeName(node), node.value);
  if (node instanceof XCData) return new XmlCDataSection(document, node.text);
  if (node instanceof XText) return new XmlText(document, node.text);
  if (node instanceof XComment) return new XmlComment(document, node.text);
  if (node instanceof XProcessingInstruction)
    return new XmlProcessingInstruction(document, node.target, node.data);
  const { name, publicId, systemId, internalSubset } = node as XDocumentType;
  return new XmlDocumentType(document, name, publicId, systemId, internalSubset);
}

/** A copy of a document. */
export function linqOf(document: XmlDocument): XDocument {
  const copy = new XDocument();
  addAll(copy, document);
  return copy;
}
function addAll(target: XContainer, source: XmlNode): void {
  for (const child of source.children) {
    if (child instanceof XmlDeclaration) {
      if (target instanceof XDocument)
        target.declaration = new XDeclaration(
          child.version,
          child.encoding || null,
          child.standalone || null,
        );
    } else target.add(linqNode(child));
  }
}
function linqNode(node: XmlNode): XNode {
  if (node instanceof XmlElement) {
    const element = new XElement(new XName(node.local, node.uri));
    for (const { prefix, local, uri, value } of node.attributes)
      element.addAttribute(
        new XAttribute(new XName(local, prefix === '' && local === 'xmlns' ? '' : uri), value),
      );
    addAll(element, node);
    if (!node.isEmpty && element.nodes.length === 0) element.hasEmptyText = true;
    return element;
  }
  if (node instanceof XmlCDataSection) return new XCData(node.data);
  if (node instanceof XmlComment) return new XComment(node.data);
  if (node instanceof XmlCharacterData) return new XText(node.data);
  if (node instanceof XmlProcessingInstruction) return new XProcessingInstruction(node.name, node.data);
  const { name, publicId, systemId, internalSubset } = node as XmlDocumentType;
  return new XDocumentType(name, publicId, systemId, internalSubset);
}
