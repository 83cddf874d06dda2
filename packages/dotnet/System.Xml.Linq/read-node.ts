// `XNode.ReadFrom`: the node on which a reader stands.
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { XCData, XText } from './nodes.ts';
import { XComment, XProcessingInstruction } from './leaf-nodes.ts';
import type { XNode } from './nodes.ts';
import { parseXml } from './parse-xml.ts';
import { nodeTypes } from '../System.Xml/xml-node-type.ts';
import { readStates } from '../System.Xml/xml-input.ts';
import type { XmlInput } from '../System.Xml/xml-input.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const makers: Readonly<Record<string, (reader: XmlInput) => XNode>> = {
  Text: ({ value }) => new XText(value),
  Whitespace: ({ value }) => new XText(value),
  SignificantWhitespace: ({ value }) => new XText(value),
  CDATA: ({ value }) => new XCData(value),
  Comment: ({ value }) => new XComment(value),
  ProcessingInstruction: ({ name, value }) => new XProcessingInstruction(name, value),
};

/** The node as one of LINQ to XML; the reader goes on behind it. @throws InvalidOperationException where there is none */
export function readNode(from: XmlInput | null): XNode {
  const reader = notNull(from, 'reader');
  if (reader.state !== readStates.Interactive)
    throw new InvalidOperationException('The XmlReader state should be Interactive.');
  if (reader.element) {
    const { root } = parseXml(reader.markup(true), 0);
    root!.remove();
    return root!;
  }
  const kind = Object.keys(nodeTypes).find((name) => nodeTypes[name] === reader.nodeType) ?? 'None';
  const make = makers[kind];
  if (!make) throw new InvalidOperationException(`The XmlReader should not be on a node of type ${kind}.`);
  const node = make(reader);
  reader.read();
  return node;
}
