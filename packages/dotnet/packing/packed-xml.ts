// Trees of System.Xml.Linq: an object goes with the whole tree that it stands in.
import { XComment, XDocumentType, XProcessingInstruction } from '../System.Xml.Linq/leaf-nodes.ts';
import {
  XAttribute,
  XCData,
  XContainer,
  XDocument,
  XElement,
  XObject,
  XText,
  type XNode,
} from '../System.Xml.Linq/nodes.ts';
import { XDeclaration } from '../System.Xml.Linq/x-declaration.ts';
import type { XName } from '../System.Xml.Linq/x-name.ts';
import type { PackedTree } from './packed-tree.ts';
import { UnpackableError, type Packed, type Packer, type Unpacker } from './packed.ts';

/** How the objects of a class are packed, but for their children: they are made without them. */
interface XmlRow<T extends XObject = XObject> {
  readonly class: { readonly prototype: T };
  readonly pack: (object: T, packer: Packer) => readonly Packed[];
  readonly make: (parts: readonly any[], unpacker: Unpacker) => T;
}

function row<T extends XObject>(
  constructor: { readonly prototype: T },
  pack: XmlRow<T>['pack'],
  make: XmlRow<T>['make'],
): XmlRow<any> {
  return { class: constructor, pack, make };
}

const rows: readonly XmlRow<any>[] = [
  row(
    XElement,
    ({ name, hasEmptyText }, { value }) => [value(name), hasEmptyText],
    ([name, hasEmptyText], { value }) =>
      Object.assign(new XElement(value(name) as XName), { hasEmptyText: hasEmptyText as boolean }),
  ),
  row(
    XAttribute,
    ({ name, value }, packer) => [packer.value(name), packer.value(value)],
    ([name, text], { value }) => {
      // Some that may become empty must not begin so.
      const attribute = new XAttribute(value(name) as XName, ' ');
      attribute.value = text;
      return attribute;
    },
  ),
  row(
    XDocument,
    ({ declaration }, { value }) =>
      declaration ? [declaration.version, declaration.encoding, declaration.standalone].map(value) : [],
    (parts) => {
      const document = new XDocument();
      if (parts.length > 0) document.declaration = new XDeclaration(parts[0], parts[1], parts[2]);
      return document;
    },
  ),
  row(
    XText,
    ({ text }, { value }) => [value(text)],
    ([text]) => new XText(text),
  ),
  row(
    XCData,
    ({ text }, { value }) => [value(text)],
    ([text]) => new XCData(text),
  ),
  row(
    XComment,
    ({ text }, { value }) => [value(text)],
    ([text]) => new XComment(text),
  ),
  row(
    XProcessingInstruction,
    ({ target, data }, { value }) => [value(target), value(data)],
    ([target, data]) => new XProcessingInstruction(target, data),
  ),
  row(
    XDocumentType,
    ({ name, publicId, systemId, internalSubset }, { value }) =>
      [name, publicId, systemId, internalSubset].map(value),
    ([name, publicId, systemId, subset]) => new XDocumentType(name, publicId, systemId, subset),
  ),
];
const places = new Map(rows.map((each, place) => [each.class.prototype as object, place]));

/** Attributes first, then nodes. */
function childrenOf(object: XObject): readonly XObject[] {
  if (!(object instanceof XContainer)) return [];
  return object instanceof XElement ? [...object.attributes, ...object.nodes] : object.nodes;
}

/** `[place of its class, line and position or null, its own parts, child, …]`. */
function pack(object: XObject, packer: Packer): Packed {
  packer.count();
  const place = places.get(Object.getPrototypeOf(object) as object);
  if (place === undefined) throw new UnpackableError('an object of another class');
  if (object.annotations !== undefined) throw new UnpackableError('an annotation of XML');
  if (object.handlers !== undefined) throw new UnpackableError('a delegate');
  return [
    place,
    object.place ?? null,
    rows[place]!.pack(object, packer),
    ...childrenOf(object).map((child) => pack(child, packer)),
  ];
}

function unpack(packed: Packed, unpacker: Unpacker): XObject {
  const [place, lines, own, ...children] = packed as readonly Packed[];
  const made = rows[place as number]!.make(own as readonly Packed[], unpacker) as XObject;
  if (lines !== null) made.place = lines as unknown as readonly [number, number];
  for (const each of children) {
    const child = unpack(each, unpacker);
    child.owner = made as XContainer;
    if (child instanceof XAttribute) (made as XElement).attributes.push(child);
    else (made as XContainer).nodes.push(child as XNode);
  }
  return made;
}

/** Documents, elements, attributes and other nodes. */
export const packedXml: PackedTree<XObject> = {
  tag: 'xml',
  class: XObject,
  parentOf: ({ owner }) => owner,
  placeOf: (object, parent) => childrenOf(parent).indexOf(object),
  childAt: (parent, place) => childrenOf(parent)[place]!,
  pack,
  unpack,
};
