// `XmlNodeList` and `XmlAttributeCollection`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  IndexOutOfRangeException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { setValue } from '../System/array-members.ts';
import { XmlAttribute } from './dom/nodes.ts';
import type { XmlElement, XmlNode } from './dom/nodes.ts';

/** `XmlNodeList`: what it holds is asked anew each time. */
export class XmlNodeList {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #items: () => readonly XmlNode[];
  constructor(items: () => readonly XmlNode[]) {
    this.#items = items;
  }
  get $elementType(): NamedType {
    return specialType('object');
  }
  get items(): readonly XmlNode[] {
    return this.#items();
  }
  [Symbol.iterator](): Iterator<XmlNode> {
    return this.items[Symbol.iterator]();
  }
}
/** `XmlAttributeCollection`. */
export class XmlAttributeCollection {
  declare readonly $type: NamedType;
  readonly element: XmlElement;
  constructor(element: XmlElement) {
    this.element = element;
  }
  get $elementType(): NamedType {
    return specialType('object');
  }
  [Symbol.iterator](): Iterator<XmlAttribute> {
    return this.element.attributes[Symbol.iterator]();
  }
}
const nodeAt = (self: XmlNodeList, index: number): XmlNode | null => self.items[index] ?? null;
const enumerate = (self: XmlNodeList | XmlAttributeCollection): Enumerator =>
  new Enumerator<XmlNode>(self, specialType('object'));
const byName = (self: XmlAttributeCollection, name: string): XmlAttribute | null =>
  self.element.attribute(name);
const byParts = (self: XmlAttributeCollection, local: string, uri: string): XmlAttribute | null =>
  self.element.attributeOf(local, uri);
const append = (self: XmlAttributeCollection, attribute: XmlAttribute): XmlAttribute => {
  self.element.setAttribute(attribute);
  return attribute;
};

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

/** `XmlNodeList`, `XmlNamedNodeMap` and `XmlAttributeCollection`. */
export const listTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Xml.XmlNodeList : System.Collections.IEnumerable, IDisposable',
    () => ({
      'int Count { get; }': (self: XmlNodeList) => self.items.length,
      'XmlNode? this[int i] { get; }': nodeAt,
      'XmlNode? Item(int index)': nodeAt,
      'void IDisposable.Dispose()': () => {},
      'System.Collections.IEnumerator GetEnumerator()': enumerate,
    }),
    { runtime: XmlNodeList },
  ),
  declareType(
    'public class System.Xml.XmlNamedNodeMap : System.Collections.IEnumerable',
    () => ({
      'int Count { get; }': (self: XmlAttributeCollection) => self.element.attributes.length,
      'System.Collections.IEnumerator GetEnumerator()': enumerate,
      'XmlNode? GetNamedItem(string name)': byName,
      'XmlNode? GetNamedItem(string localName, string? namespaceURI)': byParts,
      'XmlNode? Item(int index)': (self: XmlAttributeCollection, index: number) =>
        self.element.attributes[index] ?? null,
      'XmlNode? RemoveNamedItem(string name)': (self: XmlAttributeCollection, name: string) => {
        const found = byName(self, name);
        self.element.removeAttribute(found);
        return found;
      },
      'XmlNode? RemoveNamedItem(string localName, string? namespaceURI)': (
        self: XmlAttributeCollection,
        local: string,
        uri: string,
      ) => {
        const found = byParts(self, local, uri);
        self.element.removeAttribute(found);
        return found;
      },
      'XmlNode? SetNamedItem(XmlNode? node)': (self: XmlAttributeCollection, node: XmlNode | null) => {
        if (!node) return null;
        if (!(node instanceof XmlAttribute))
          throw new ArgumentException("An 'Attributes' collection can only contain 'Attribute' objects.");
        return append(self, node);
      },
    }),
    { runtime: XmlAttributeCollection },
  ),
  declareType('public sealed class System.Xml.XmlAttributeCollection : System.Xml.XmlNamedNodeMap', () => ({
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
  })),
];
