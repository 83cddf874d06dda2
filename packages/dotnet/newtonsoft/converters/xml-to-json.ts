// XML as JSON: what `XmlNodeConverter` writes.
import { spend } from '@mockwright/language/runtime/run';
import {
  XmlAttribute,
  XmlComment,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentFragment,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
} from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { decodeName } from '../../System.Xml/encode-name.ts';
import { XmlNamespaceManager } from '../../System.Xml/xml-namespace-manager.ts';
import { xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

/** Attributes of this namespace steer the conversion. */
export const jsonUri = 'http://james.newtonking.com/projects/json';

/** Whether it only says what prefix the steering attributes have. */
function declaresJson({ uri, value }: XmlNode): boolean {
  return uri === xmlnsUri && value === jsonUri;
}
function isArray(node: XmlNode): boolean {
  return (
    node instanceof XmlElement &&
    node.attributes.some(
      ({ local, uri, value }) => local === 'Array' && uri === jsonUri && /^\s*(?:true|1)\s*$/.test(value),
    )
  );
}

/** Writes one tree. */
export class XmlJsonWriter {
  readonly #writer: JsonWriter;
  readonly #manager: XmlNamespaceManager;
  constructor(writer: JsonWriter, manager: XmlNamespaceManager) {
    this.#writer = writer;
    this.#manager = manager;
  }

  #fullName(node: XmlNode): string {
    const isDefaultDeclaration = node.local === 'xmlns' && node.uri === xmlnsUri;
    const prefix = isDefaultDeclaration ? null : this.#manager.lookupPrefix(node.uri);
    return prefix ? `${prefix}:${decodeName(node.local)}` : decodeName(node.local);
  }
  #propertyName(node: XmlNode): string {
    if (node instanceof XmlAttribute)
      return node.uri === jsonUri ? `$${node.local}` : `@${this.#fullName(node)}`;
    if (node instanceof XmlElement) return node.uri === jsonUri ? `$${node.local}` : this.#fullName(node);
    if (node instanceof XmlProcessingInstruction) return `?${decodeName(node.name)}`;
    if (node instanceof XmlDocumentType) return '!DOCTYPE';
    return node instanceof XmlDeclaration ? '?xml' : node.name;
  }

  /** @param withName whether the name of a property goes before it */
  node(node: XmlNode, withName: boolean): void {
    if (node instanceof XmlDocument || node instanceof XmlDocumentFragment) this.#children(node, withName);
    else if (node instanceof XmlElement) this.#element(node, withName);
    else if (node instanceof XmlComment) {
      if (withName) this.#writer.writeComment(node.data);
    } else if (node instanceof XmlDeclaration) {
      this.#details(node, [
        ['@version', node.version],
        ['@encoding', node.encoding],
        ['@standalone', node.standalone],
      ]);
    } else if (node instanceof XmlDocumentType) {
      this.#details(node, [
        ['@name', node.name],
        ['@public', node.publicId],
        ['@system', node.systemId],
        ['@internalSubset', node.internalSubset],
      ]);
    } else this.#simple(node, withName);
  }
  #simple(node: XmlNode, withName: boolean): void {
    if (declaresJson(node) || (node.uri === jsonUri && node.local === 'Array')) return;
    if (withName) this.#writer.writePropertyName(this.#propertyName(node));
    this.#writer.writeString(node.value);
  }
  #details(node: XmlNode, parts: readonly (readonly [name: string, value: string | null])[]): void {
    this.#writer.writePropertyName(this.#propertyName(node));
    this.#writer.writeStartObject();
    for (const [name, value] of parts) {
      if (!value) continue;
      this.#writer.writePropertyName(name);
      this.#writer.writeString(value);
    }
    this.#writer.writeEndObject();
  }
  #element(node: XmlElement, withName: boolean): void {
    const { attributes, children } = node;
    const [first] = children;
    if (isArray(node) && first && children.every(({ local }) => local === first.local)) {
      this.#children(node, false);
      return;
    }
    this.#manager.push();
    for (const { local, uri, value } of attributes)
      if (uri === xmlnsUri) this.#manager.add(local === 'xmlns' ? '' : decodeName(local), value);
    if (withName) this.#writer.writePropertyName(this.#propertyName(node));
    const hasValues = attributes.some((attribute) => attribute.uri !== jsonUri && !declaresJson(attribute));
    if (!hasValues && children.length === 1 && first instanceof XmlText) this.#writer.writeString(first.data);
    else if (children.length === 0 && attributes.length === 0) {
      if (node.isEmpty) this.#writer.writeNull();
      else this.#writer.writeString('');
    } else {
      this.#writer.writeStartObject();
      for (const attribute of attributes) this.node(attribute, true);
      this.#children(node, true);
      this.#writer.writeEndObject();
    }
    this.#manager.pop();
  }
  /** Children of one name together, as an array where there are several. */
  #children(node: XmlNode, withName: boolean): void {
    const groups = new Map<string, XmlNode[]>();
    for (const child of node.children) {
      const name = this.#propertyName(child);
      const group = groups.get(name);
      if (group) group.push(child);
      else groups.set(name, [child]);
    }
    for (const [name, group] of groups) {
      if (group.length === 1 && !isArray(group[0]!)) {
        this.node(group[0]!, withName);
        continue;
      }
      if (withName) this.#writer.writePropertyName(name);
      this.#writer.writeStartArray();
      for (const child of group) this.node(child, false);
      this.#writer.writeEndArray();
    }
  }
}
/** The namespaces that are declared around a node. */
export function surroundingNamespaces(node: XmlNode): XmlNamespaceManager {
  const manager = new XmlNamespaceManager();
  const around: XmlNode[] = [];
  for (let above = node.parent; above; above = above.parent) {
    spend(1);
    around.push(above);
  }
  for (const above of around.reverse()) {
    if (!(above instanceof XmlElement)) continue;
    manager.push();
    for (const { local, uri, value } of above.attributes)
      if (uri === xmlnsUri && local !== 'xmlns') manager.add(local, value);
  }
  return manager;
}
