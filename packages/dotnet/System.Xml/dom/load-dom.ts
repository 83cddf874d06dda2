// XML text to `XmlDocument`, and its nodes to XML text.
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { readXml } from '../read-xml.ts';
import type { XmlAttributeText, XmlHandler, XmlName, XmlPlace } from '../read-xml.ts';
import { XmlException } from '../xml-exception.ts';
import { XmlOutput } from '../xml-output.ts';
import { domOutput } from '../output-settings.ts';
import {
  XmlAttribute,
  XmlCDataSection,
  XmlComment,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlSignificantWhitespace,
  XmlText,
  XmlWhitespace,
} from './dom-nodes.ts';
import type { XmlNode } from './dom-nodes.ts';

class Loader implements XmlHandler {
  readonly #document: XmlDocument;
  readonly #keepsSpace: boolean;
  #top: XmlNode;
  constructor(document: XmlDocument, top: XmlNode, keepsSpace: boolean) {
    this.#document = document;
    this.#keepsSpace = keepsSpace;
    this.#top = top;
  }
  declaration(version: string, encoding: string | null, standalone: string | null): void {
    this.#top.append(new XmlDeclaration(this.#document, version, encoding, standalone));
  }
  documentType(name: string, publicId: string | null, systemId: string | null, subset: string): void {
    this.#top.append(
      new XmlDocumentType(this.#document, name, publicId, systemId, subset === '' ? null : subset),
    );
  }
  instruction(target: string, data: string): void {
    this.#top.append(new XmlProcessingInstruction(this.#document, target, data));
  }
  comment(text: string): void {
    this.#top.append(new XmlComment(this.#document, text));
  }
  cdata(text: string): void {
    this.#top.append(new XmlCDataSection(this.#document, text));
  }
  text(text: string, preserves: boolean): void {
    if (/[^ \t\r\n]/.test(text)) this.#top.append(new XmlText(this.#document, text));
    else if (preserves) this.#top.append(new XmlSignificantWhitespace(this.#document, text));
    else if (this.#keepsSpace) this.#top.append(new XmlWhitespace(this.#document, text));
  }
  open(
    { prefix, local, uri }: XmlName,
    attributes: readonly XmlAttributeText[],
    isEmpty: boolean,
    place: XmlPlace,
  ): void {
    const element = new XmlElement(this.#document, { prefix, local, uri });
    for (const attribute of attributes)
      element.takeAttribute(
        new XmlAttribute(
          this.#document,
          { prefix: attribute.prefix, local: attribute.local, uri: attribute.uri },
          attribute.value,
        ),
      );
    this.#top.append(element);
    element.isEmpty = isEmpty;
    element.place = place;
    this.#top = element;
  }
  close(place: XmlPlace): void {
    if (this.#top instanceof XmlElement) this.#top.endPlace = place;
    this.#top = this.#top.parent!;
  }
}

/** `LoadXml`: replaces what is in the document; of a broken text, what stands before its root stays. @throws XmlException */
export function loadXml(document: XmlDocument, xml: string): void {
  const error = loadUntilFault(document, xml);
  if (!error) return;
  const last = document.children.at(-1);
  if (last instanceof XmlElement && !last.isEmpty && !last.endPlace) document.remove(last);
  throw error;
}
/** The same, keeping all that stands before what is wrong: elements without end have no `endPlace`. */
export function loadUntilFault(document: XmlDocument, xml: string): XmlException | undefined {
  document.removeChildren();
  try {
    readXml(xml, new Loader(document, document, document.preserveWhitespace));
  } catch (error) {
    if (error instanceof XmlException) return error;
    throw error;
  }
  return undefined;
}
/** Reads what stands in an element that begins with a tag. @throws XmlException with places in the content */
function readContent(tag: string, xml: string, loader: () => Loader): void {
  try {
    readXml(`${tag}${xml}</x>`, loader());
  } catch (error) {
    if (!(error instanceof XmlException)) throw error;
    const lines = xml.split('\n');
    const isAtEnd =
      error.line === lines.length &&
      error.position - (error.line === 1 ? tag.length : 0) > lines.at(-1)!.length;
    throw inContent(isAtEnd ? (faultOf(tag + xml) ?? error) : error, tag.length);
  }
}
function faultOf(xml: string): XmlException | undefined {
  const document = new XmlDocument();
  return loadUntilFault(document, xml);
}
/** A mistake as it is told of content without the element around it. */
function inContent(error: XmlException, shift: number): XmlException {
  const onFirst = (position: string): string => `line 1 position ${Number(position) - shift}`;
  const words = (error.text ?? '')
    .replace(/ Line \d+, position \d+\.$/, '')
    .replace(/(?:, |: )x\.$/, '.')
    .replace(/line 1 position (\d+)/, (_, position: string) => onFirst(position));
  const fault = words.startsWith("The 'x' start tag") ? 'Unexpected end tag.' : words;
  return new XmlException(fault, null, error.line, error.position - (error.line === 1 ? shift : 0));
}

/** `InnerXml = …` of an element. @throws XmlException */
export function setInnerXml(target: XmlNode, given: string | null): void {
  if (target instanceof XmlDocument) return loadXml(target, notNull(given, 's'));
  const xml = given ?? '';
  const holder = new XmlElement(target.owner, { prefix: '', local: 'x', uri: '' });
  const declarations = new Map<string, string>();
  for (let node: XmlNode | null = target; node; node = node.parent) {
    if (!(node instanceof XmlElement)) continue;
    spend(1 + node.attributes.length);
    for (const { name, value } of node.attributes)
      if (/^xmlns(?::|$)/.test(name) && !declarations.has(name)) declarations.set(name, value);
  }
  const scope = [...declarations]
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
  readContent(`<x${scope}>`, xml, () => new Loader(target.owner, holder, true));
  target.removeChildren();
  const [wrapper] = holder.children;
  for (const child of wrapper!.children.slice()) target.append(child);
  return undefined;
}

/** Writes a node and what it holds. */
export function writeDom(node: XmlNode, output: XmlOutput): void {
  if (node instanceof XmlElement) {
    output.startElement(node.uri === '' ? '' : node.prefix, node.local, node.uri);
    for (const attribute of node.attributes) writeAttribute(attribute, output);
    writeChildren(node, output);
    output.endElement(!node.isEmpty);
  } else if (node instanceof XmlAttribute) writeAttribute(node, output);
  else if (node instanceof XmlText) output.text(node.data);
  else if (node instanceof XmlCDataSection) output.cdata(node.data);
  else if (node instanceof XmlComment) output.comment(node.data);
  else if (node instanceof XmlWhitespace || node instanceof XmlSignificantWhitespace)
    output.whitespace(node.data);
  else if (node instanceof XmlProcessingInstruction) output.instruction(node.name, node.data);
  else if (node instanceof XmlDeclaration) output.instruction('xml', node.value);
  else if (node instanceof XmlDocumentType)
    output.documentType(node.name, node.publicId, node.systemId, node.internalSubset);
  else writeChildren(node, output);
}
/** A prefix that means no namespace is not written. */
function writeAttribute({ prefix, local, uri, value }: XmlAttribute, output: XmlOutput): void {
  const isKnown = uri !== '' || prefix === 'xml' || prefix === 'xmlns';
  output.attribute(isKnown ? prefix : '', local, uri, value);
}
function writeChildren(node: XmlNode, output: XmlOutput): void {
  for (const child of node.children) writeDom(child, output);
}
/** `OuterXml`. */
export function outerXml(node: XmlNode): string {
  if (node instanceof XmlAttribute) {
    const text = outerXml(attributeHolder(node));
    return text.slice(3, -3);
  }
  let text = '';
  writeDom(node, new XmlOutput(domOutput, (part) => void (text += part)));
  return text;
}
function attributeHolder(attribute: XmlAttribute): XmlElement {
  const holder = new XmlElement(attribute.owner, { prefix: '', local: 'x', uri: '' });
  holder.setAttribute(new XmlAttribute(attribute.owner, { ...attribute.parts, uri: '' }, attribute.value));
  return holder;
}
/** `InnerXml`. */
export function innerXml(node: XmlNode): string {
  if (node instanceof XmlAttribute) return node.value;
  let text = '';
  const output = new XmlOutput(domOutput, (part) => void (text += part));
  writeChildren(node, output);
  return text;
}
