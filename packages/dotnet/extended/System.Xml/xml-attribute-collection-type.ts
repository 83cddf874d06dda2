// The class `System.Xml.XmlAttributeCollection` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import {
  ArgumentException,
  IndexOutOfRangeException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { setValue } from '../../System/array-members.ts';
import type { XmlAttribute } from '../../System.Xml/dom/dom-nodes.ts';
import { append, byName, byParts } from './list-members.ts';
import type { XmlAttributeCollection } from './xml-attribute-collection.ts';

/** Moves an attribute to the place before or after another one; without that, to the end or the beginning. */
function place(
  self: XmlAttributeCollection,
  attribute: XmlAttribute | null,
  reference: XmlAttribute | null,
  offset: 0 | 1,
): XmlAttribute | null {
  const { element } = self;
  if (reference && !element.attributes.includes(reference))
    throw new ArgumentException('The reference node must be a child of the current node.');
  if (attribute === reference) return attribute;
  if (!attribute) throw new NullReferenceException();
  element.removeAttribute(element.attributeOf(attribute.local, attribute.uri));
  element.setAttribute(attribute);
  element.attributes.pop();
  const at = reference
    ? element.attributes.indexOf(reference) + offset
    : offset === 0
      ? element.attributes.length
      : 0;
  element.attributes.splice(at, 0, attribute);
  return attribute;
}
const placing: Readonly<Record<string, Implementation>> = {
  'XmlAttribute InsertBefore(XmlAttribute newNode, XmlAttribute? refNode)': (
    self: XmlAttributeCollection,
    attribute: XmlAttribute,
    reference: XmlAttribute | null,
  ) => place(self, attribute, reference, 0),
  'XmlAttribute InsertAfter(XmlAttribute newNode, XmlAttribute? refNode)': (
    self: XmlAttributeCollection,
    attribute: XmlAttribute,
    reference: XmlAttribute | null,
  ) => place(self, attribute, reference, 1),
  'XmlAttribute? RemoveAt(int i)': ({ element }: XmlAttributeCollection, index: number) => {
    const found = element.attributes[index] ?? null;
    element.removeAttribute(found);
    return found;
  },
  'void CopyTo(XmlAttribute[] array, int index)': (
    { element }: XmlAttributeCollection,
    array: XmlAttribute[],
    index: number,
  ) => {
    for (const [at, attribute] of element.attributes.entries()) {
      if (array === null) throw new NullReferenceException();
      if (index + at < 0 || index + at >= array.length) throw new IndexOutOfRangeException();
      setValue(array as NetArray, attribute.copyFor(element.owner), [index + at]);
    }
  },
};

/** `System.Xml.XmlAttributeCollection`. */
export const xmlAttributeCollectionType: TypeDeclaration = declareType(
  'public sealed class System.Xml.XmlAttributeCollection : System.Xml.XmlNamedNodeMap',
  () => ({
    'XmlAttribute this[int i] { get; }': (self: XmlAttributeCollection, index: number) => {
      const found = self.element.attributes[index];
      if (!found) throw new IndexOutOfRangeException('The index being passed in is out of range.');
      return found;
    },
    'XmlAttribute? this[string name] { get; }': byName,
    'XmlAttribute? this[string localName, string? namespaceURI] { get; }': byParts,
    'XmlAttribute Append(XmlAttribute node)': append,
    'XmlAttribute Prepend(XmlAttribute node)': (self: XmlAttributeCollection, node: XmlAttribute) => {
      append(self, node);
      self.element.attributes.unshift(self.element.attributes.pop()!);
      return node;
    },
    'XmlAttribute? Remove(XmlAttribute? node)': (self: XmlAttributeCollection, node: XmlAttribute | null) => {
      self.element.removeAttribute(node);
      return node;
    },
    ...placing,
    'void RemoveAll()': (self: XmlAttributeCollection) => void (self.element.attributes.length = 0),
  }),
);
