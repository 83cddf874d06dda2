// Which namespace a prefix stands for at a node of `System.Xml`.
import { spend } from '@mockwright/language/runtime/run';
import { xmlUri, xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { XmlElement } from './dom-nodes.ts';
import type { XmlNode } from './dom-nodes.ts';

/** `GetNamespaceOfPrefix`: the namespace of a prefix in force at a node; empty without one. */
export function namespaceOf(start: XmlNode, prefix: string): string {
  if (prefix === 'xml') return xmlUri;
  if (prefix === 'xmlns') return xmlnsUri;
  for (let node: XmlNode | null = start; node; node = node.parent) {
    if (!(node instanceof XmlElement)) continue;
    spend(1 + node.attributes.length);
    const declaration = node.attributes.find((attribute) =>
      prefix === '' ? attribute.name === 'xmlns' : attribute.name === `xmlns:${prefix}`,
    );
    if (declaration) return declaration.value;
    if (node.prefix === prefix) return node.uri;
  }
  return '';
}
