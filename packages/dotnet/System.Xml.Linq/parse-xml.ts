// XML text to a tree of `System.Xml.Linq`.
import { XName } from './x-name.ts';
import { XAttribute, XCData, XDocument, XElement, XText } from './nodes.ts';
import { XComment, XDocumentType, XProcessingInstruction } from './leaf-nodes.ts';
import { XDeclaration } from './x-declaration.ts';
import type { XContainer, XNode } from './nodes.ts';
import { readXml } from '../System.Xml/read-xml.ts';
import type { XmlAttributeText, XmlHandler, XmlName, XmlPlace } from '../System.Xml/read-xml.ts';

/** `LoadOptions`. */
export const loadOptions = { None: 0, PreserveWhitespace: 1, SetBaseUri: 2, SetLineInfo: 4 } as const;

/** Builds the document that it is told. */
class Builder implements XmlHandler {
  readonly document: XDocument = new XDocument();
  #top: XContainer = this.document;
  readonly #options: number;
  constructor(options: number) {
    this.#options = options;
  }
  #append(node: XNode): void {
    node.owner = this.#top;
    this.#top.nodes.push(node);
  }
  declaration(version: string, encoding: string | null, standalone: string | null): void {
    this.document.declaration = new XDeclaration(version, encoding, standalone);
  }
  documentType(name: string, publicId: string | null, systemId: string | null, subset: string): void {
    this.#append(new XDocumentType(name, publicId, systemId, subset));
  }
  instruction(target: string, data: string): void {
    this.#append(new XProcessingInstruction(target, data));
  }
  comment(text: string): void {
    this.#append(new XComment(text));
  }
  cdata(text: string): void {
    this.#append(new XCData(text));
  }
  text(text: string, preserves: boolean): void {
    const keeps = preserves || (this.#options & loadOptions.PreserveWhitespace) !== 0;
    if (keeps || /[^ \t\r\n]/.test(text)) this.#append(new XText(text));
  }
  open(name: XmlName, attributes: readonly XmlAttributeText[], isEmpty: boolean, place: XmlPlace): void {
    const element = new XElement(new XName(name.local, name.uri));
    for (const { prefix, local, uri, value } of attributes) {
      const isDefault = prefix === '' && local === 'xmlns';
      element.addAttribute(new XAttribute(new XName(local, isDefault ? '' : uri), value));
    }
    if ((this.#options & loadOptions.SetLineInfo) !== 0) element.place = place;
    this.#append(element);
    element.hasEmptyText = !isEmpty;
    this.#top = element;
  }
  close(): void {
    this.#top = this.#top.owner ?? this.document;
  }
}

/**
 * `XDocument.Parse`.
 * @param options `LoadOptions`
 * @throws XmlException
 */
export function parseXml(xml: string, options: number): XDocument {
  const builder = new Builder(options);
  readXml(xml, builder);
  return builder.document;
}
